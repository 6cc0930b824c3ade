import type { ChipName, Listing, Start, SuggestedPlace, SuggestedSearch, Synonym } from '../api';
import { CHIPS, priceName, startLabel } from '../place';
import { pubKind, type Site } from '../site';
import { labelOf, type Meaning } from './meanings';
import { createPhraseIndex } from './phraseIndex';
import { namesOfStart } from './starts';

/** The fields of a listing that suggestions need. */
export type Suggestible = Pick<
  Listing,
  'id' | 'name' | 'category' | 'subcategory' | 'area' | 'shortDescription' | 'imageUrl' | 'pubId' | 'facts'
> &
  Partial<Pick<Listing, 'tags' | 'additionalInfo'>>;

type Query = SuggestedSearch['query'];
/** What a suggestion leads to: the page of a place, or a search. */
export type Target = SuggestedPlace | Meaning;

const CATEGORIES = { attraction: 'Attractions', restaurant: 'Restaurants' } as const;

/** @param reason - what the page says that fits the text: "live music" */
export const placeOf = (listing: Suggestible, reason?: string): SuggestedPlace => {
  const { id, name, subcategory, area, shortDescription, imageUrl, pubId } = listing;
  const place: SuggestedPlace = { type: 'place', id, name, subcategory, area, shortDescription, imageUrl };
  if (pubId) place.pubId = pubId;
  if (reason) place.reason = reason;
  return place;
};

export const isPlace = (target: Target): target is SuggestedPlace => 'type' in target;

const withoutBrackets = (name: string): string => name.replace(/\s*\([^)]*\)/g, '');
const withoutPossessives = (name: string): string => name.replace(/s?['’]s\b/g, '');

/**
 * The targets of a city and the phrases that lead to them. `names` has names of places, `meanings` all other phrases;
 * both give indexes of `targets`.
 * @example "gherkin" → `meanings` → index of the place 30 St Mary Axe; "museums" → index of the search for museums
 */
export class TargetTable {
  readonly targets: Target[] = [];
  readonly names = createPhraseIndex();
  readonly meanings = createPhraseIndex();
  readonly #pubs: ReturnType<typeof pubKind>;
  /** Indexes of searches, so that listings and synonyms share one target. */
  readonly #searches = new Map<string, number>();

  constructor(
    listings: readonly Suggestible[],
    synonyms: readonly Synonym[],
    starts: readonly Start[],
    kinds?: Site['kinds'],
  ) {
    this.#pubs = pubKind({ kinds });
    for (const { name } of CHIPS) this.#addChip(name);
    for (const category of ['attraction', 'restaurant', 'pub'] as const)
      this.meanings.add(category === 'pub' ? this.#pubs.one : category, this.#addCategory(category));
    for (const synonym of synonyms) this.#addSynonym(synonym);
    for (const listing of listings) this.#addListing(listing, synonyms);
    for (const start of starts) if (start.kind !== 'area') this.#addStart(start);
  }

  /** @param same - the query that makes two searches one; the spelling of listings replaces that of synonyms */
  #addSearch(meaning: Meaning, same: Query = meaning.query): number {
    const key = JSON.stringify(same).toLowerCase();
    const existing = this.#searches.get(key);
    if (existing !== undefined) {
      this.targets[existing] = meaning;
      return existing;
    }
    const index = this.targets.push(meaning) - 1;
    this.#searches.set(key, index);
    this.meanings.add(labelOf(meaning), index);
    return index;
  }

  #addChip(name: ChipName): number {
    return this.#addSearch({ what: CHIPS.find((chip) => chip.name === name)!.label, query: { chips: name } });
  }

  #addCategory(category: Listing['category']): number {
    return this.#addSearch({
      what: category === 'pub' ? this.#pubs.title : CATEGORIES[category],
      query: { category },
    });
  }

  #addText(text: string): number {
    return this.#addSearch({ what: text, query: { query: text } });
  }

  #addArea(area: string): number {
    return this.#addSearch({ area, query: { area } });
  }

  #addSynonym({ words, chip, category, subcategory, area, text, priceRange }: Synonym): void {
    const meant: number[] = [];
    if (chip) meant.push(this.#addChip(chip));
    if (category) meant.push(this.#addCategory(category));
    if (subcategory) meant.push(this.#addText(subcategory));
    if (area) meant.push(this.#addArea(area));
    if (text) meant.push(this.#addText(text));
    if (priceRange) meant.push(this.#addSearch({ what: priceName(priceRange), query: { priceRange } }));
    for (const word of words) for (const index of meant) this.meanings.add(word, index);
  }

  #addListing(listing: Suggestible, synonyms: readonly Synonym[]): void {
    const { id, name, category, subcategory, area } = listing;
    const index = this.targets.push(placeOf(listing)) - 1;
    // Visitors type neither the part in brackets nor each "s".
    const plain = withoutBrackets(name);
    for (const typed of new Set([name, plain, withoutPossessives(plain)])) this.names.add(typed, index);
    if (category !== 'pub')
      this.#addSearch({ what: subcategory, query: { query: subcategory, category } }, { query: subcategory });
    this.#addArea(area);
    for (const synonym of synonyms) {
      if (synonym.listing === id) for (const word of synonym.words) this.meanings.add(word, index);
    }
  }

  #addStart(start: Start): void {
    const isStation = start.kind === 'station';
    const index = this.targets.push({ start: startLabel(start), isStation, query: { from: start.id } }) - 1;
    for (const name of namesOfStart(start)) this.meanings.add(name, index);
  }
}
