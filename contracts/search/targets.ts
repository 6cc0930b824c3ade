import type { ChipName, Listing, Start, SuggestedPlace, SuggestedSearch, Synonym } from '../api';
import { CHIPS, priceName, startLabel } from '../place';
import { pubKind, type Site } from '../site';
import { i18n } from '../texts';
import { createLexicon, type Lexicon } from './lexicon';
import { labelOf, type Meaning } from './meanings';
import { createPhraseIndex } from './phraseIndex';
import { namesOfStart } from './starts';

/** The fields of a listing that suggestions need. */
export type Suggestible = Pick<
  Listing,
  'id' | 'name' | 'category' | 'subcategory' | 'area' | 'shortDescription' | 'imageUrl' | 'pubId' | 'facts'
> &
  Partial<Pick<Listing, 'tags' | 'additionalInfo' | 'language'>>;

type Query = SuggestedSearch['query'];
/** What a suggestion leads to: the page of a place, or a search. */
export type Target = SuggestedPlace | Meaning;

/** @param reason - what the page says that fits the text: "live music" */
export const placeOf = (listing: Suggestible, reason?: string): SuggestedPlace => {
  const { id, name, subcategory, area, shortDescription, imageUrl, pubId, language } = listing;
  const place: SuggestedPlace = { type: 'place', id, name, subcategory, area, shortDescription, imageUrl };
  if (pubId) place.pubId = pubId;
  if (reason) place.reason = reason;
  if (language) place.language = language;
  return place;
};

export const isPlace = (target: Target): target is SuggestedPlace => 'type' in target;

/** English words that lead to chips and categories in every language. */
const ENGLISH_WORDS: Record<ChipName | Listing['category'], string> = {
  openNow: 'open now',
  openLate: 'open late',
  free: 'free',
  stepFree: 'step-free',
  children: 'with children',
  rain: 'when it rains',
  attraction: 'attraction',
  restaurant: 'restaurant',
  pub: 'pub',
};
/** Cost of an English phrase in another language. */
const ENGLISH_COST = 1;

const withoutBrackets = (name: string): string => name.replace(/\s*\([^)]*\)/g, '');
const withoutPossessives = (name: string): string => name.replace(/s?['’]s\b/g, '');

/**
 * The targets of a city and the phrases that lead to them. `names` has names of places, `meanings` all other phrases;
 * both give indexes of `targets`.
 * @example "gherkin" → `meanings` → index of the place 30 St Mary Axe; "museums" → index of the search for museums
 */
export class TargetTable {
  readonly targets: Target[] = [];
  readonly names: ReturnType<typeof createPhraseIndex>;
  readonly meanings: ReturnType<typeof createPhraseIndex>;
  readonly #lexicon: Lexicon;
  readonly #pubs: ReturnType<typeof pubKind>;
  /** Indexes of searches, so that listings and synonyms share one target. */
  readonly #searches = new Map<string, number>();

  constructor(
    listings: readonly Suggestible[],
    synonyms: readonly Synonym[],
    starts: readonly Start[],
    kinds?: Site['kinds'],
    lexicon = createLexicon(),
  ) {
    this.#lexicon = lexicon;
    this.names = createPhraseIndex(lexicon.words);
    this.meanings = createPhraseIndex(lexicon.words);
    this.#pubs = pubKind({ kinds });
    for (const { name } of CHIPS) this.#addEnglish(ENGLISH_WORDS[name], this.#addChip(name));
    for (const category of ['attraction', 'restaurant', 'pub'] as const) {
      const index = this.#addCategory(category);
      this.meanings.add(category === 'pub' ? this.#pubs.one : category, index);
      this.#addEnglish(ENGLISH_WORDS[category], index);
    }
    const english = lexicon.translation?.synonyms ?? [];
    for (const synonym of synonyms) this.#addSynonym(synonym);
    for (const synonym of english) this.#addSynonym(synonym, ENGLISH_COST);
    for (const listing of listings) {
      const index = this.#addListing(listing);
      this.#addNicknames(listing, index, synonyms);
      this.#addNicknames(listing, index, english, ENGLISH_COST);
    }
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

  /** Adds an English phrase to the index of another language. */
  #addEnglish(phrase: string, index: number): void {
    if (this.#lexicon.translation) this.meanings.add(phrase, index, ENGLISH_COST);
  }

  #addChip(name: ChipName): number {
    const { label } = CHIPS.find((chip) => chip.name === name)!;
    return this.#addSearch({ what: [label], query: { chips: name } });
  }

  #addCategory(category: Listing['category']): number {
    const names = {
      attraction: i18n.t('Attractions'),
      restaurant: i18n.t('Restaurants'),
      pub: this.#pubs.title,
    };
    return this.#addSearch({ what: [names[category]], query: { category } });
  }

  #addText(english: string): number {
    const text = this.#lexicon.translate(english);
    const index = this.#addSearch({ what: [text], query: { query: text } });
    this.#addEnglish(english, index);
    return index;
  }

  #addArea(area: string): number {
    const index = this.#addSearch({ area: this.#lexicon.translate(area), query: { area } });
    this.#addEnglish(area, index);
    return index;
  }

  #addSynonym({ words, chip, category, subcategory, area, text, priceRange }: Synonym, cost = 0): void {
    const meant: number[] = [];
    if (chip) meant.push(this.#addChip(chip));
    if (category) meant.push(this.#addCategory(category));
    if (subcategory) meant.push(this.#addText(subcategory));
    if (area) meant.push(this.#addArea(area));
    if (text) meant.push(this.#addText(text));
    if (priceRange) meant.push(this.#addSearch({ what: [priceName(priceRange)], query: { priceRange } }));
    for (const word of words) for (const index of meant) this.meanings.add(word, index, cost);
  }

  #addListing(listing: Suggestible): number {
    const { id, name, category, subcategory, area } = listing;
    const index = this.targets.push(placeOf(listing)) - 1;
    // Visitors type neither the part in brackets nor each "s".
    const namesOf = (name: string) => {
      const plain = withoutBrackets(name);
      return new Set([name, plain, withoutPossessives(plain)]);
    };
    for (const typed of namesOf(name)) this.names.add(typed, index);
    const english = this.#lexicon.englishOf(id)?.name ?? name;
    if (english !== name) for (const typed of namesOf(english)) this.names.add(typed, index, ENGLISH_COST);
    if (category !== 'pub') {
      const kind = this.#lexicon.translate(subcategory);
      const search = this.#addSearch({ what: [kind], query: { query: kind, category } }, { query: kind });
      this.#addEnglish(subcategory, search);
    }
    this.#addArea(area);
    return index;
  }

  #addNicknames({ id }: Suggestible, index: number, synonyms: readonly Synonym[], cost = 0): void {
    for (const { listing, words } of synonyms)
      if (listing === id) for (const word of words) this.meanings.add(word, index, cost);
  }

  #addStart(start: Start): void {
    const isStation = start.kind === 'station';
    const index = this.targets.push({ start: startLabel(start), isStation, query: { from: start.id } }) - 1;
    for (const name of namesOfStart(start)) this.meanings.add(name, index);
  }
}
