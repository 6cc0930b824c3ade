import type { ChipName, Listing, Start, SuggestedPlace, SuggestedSearch, Synonym } from '../api';
import { CHIPS, startLabel } from '../place';
import { labelOf, type Meaning } from './meanings';
import { createPhraseIndex, EXTRA_COST, FIT, type Fit } from './phraseIndex';
import { namesOfStart } from './starts';

export type Suggestible = Pick<
  Listing,
  'id' | 'name' | 'category' | 'subcategory' | 'area' | 'shortDescription' | 'imageUrl' | 'pubId' | 'facts'
>;

type Query = SuggestedSearch['query'];
export type Target = SuggestedPlace | Meaning;

const CATEGORIES = { attraction: 'Attractions', restaurant: 'Restaurants', pub: 'Pubs & Bars' } as const;
/** Phrases for diets, by field of `facts.diet`. */
const DIETS = {
  vegetarian: ['vegetarian food restaurant dishes', 'veggie food'],
  vegan: ['vegan food restaurant dishes', 'plant based'],
  halal: ['halal food restaurant dishes'],
  glutenFree: ['glutenfree', 'glutenfree food restaurant dishes', 'coeliac', 'celiac'],
} as const;
const DIET_NAMES = Object.keys(DIETS) as (keyof typeof DIETS)[];

export const placeOf = (listing: Suggestible): SuggestedPlace => {
  const { id, name, subcategory, area, shortDescription, imageUrl, pubId } = listing;
  const place = { type: 'place' as const, id, name, subcategory, area, shortDescription, imageUrl };
  return pubId ? { ...place, pubId } : place;
};

export const isPlace = (target: Target): target is SuggestedPlace => 'type' in target;

/** Order of equal fits: names, kinds and other words for a place, areas, starting points. */
function typeOf({ target, isName, rank, fit }: Ranked): number {
  if (isPlace(target)) return isName ? 0 : 1;
  if (target.start) return 3;
  if (target.area) return 2;
  // "resturants" are a kind rather than Restaurant Gordon Ramsay.
  return rank === RANK.inexact && fit.omitted === 0 ? -1 : 1;
}

export const RANK = { name: 0, startOfName: 1, meaning: 2, partOfName: 3, partOfMeaning: 4, inexact: 5 };

function rankOf(isName: boolean, { fit }: Fit): number {
  if (fit === FIT.inexact) return RANK.inexact;
  if (fit === FIT.whole) return isName ? RANK.name : RANK.meaning;
  if (!isName) return RANK.partOfMeaning;
  return fit === FIT.start ? RANK.startOfName : RANK.partOfName;
}

export interface Ranked {
  target: Target;
  rank: number;
  index: number;
  isName: boolean;
  fit: Fit;
}
const compare = (a: Ranked, b: Ranked): number =>
  a.rank - b.rank ||
  a.fit.fit - b.fit.fit ||
  a.fit.cost - b.fit.cost ||
  typeOf(a) - typeOf(b) ||
  a.fit.omitted - b.fit.omitted ||
  a.index - b.index;

/** Whether a fit is too loose for what it suggests: "bus" is no Shepherd's Bush. */
const isLoose = ({ target, fit: { fit, cost } }: Ranked): boolean =>
  !isPlace(target) && Boolean(target.start) && (fit === FIT.partOfWord || cost === EXTRA_COST);

/**
 * Indexes what a text may mean. @param listings in search order, which decides ties
 * @returns a function of a text: its meanings, best first; inexact ones only if nothing else fits
 */
export function createMeanings(
  listings: readonly Suggestible[],
  synonyms: readonly Synonym[],
  starts: readonly Start[] = [],
) {
  const targets: Target[] = [];
  const kinds = new Map<string, number>();
  const names = createPhraseIndex();
  const meanings = createPhraseIndex();

  const addKind = (meaning: Meaning, means: Query = meaning.query): number => {
    const key = JSON.stringify(means).toLowerCase();
    const existing = kinds.get(key);
    // The spelling of listings replaces that of synonyms.
    if (existing !== undefined) {
      targets[existing] = meaning;
      return existing;
    }
    const target = targets.push(meaning) - 1;
    kinds.set(key, target);
    meanings.add(labelOf(meaning), target);
    return target;
  };
  const addChip = (name: ChipName) =>
    addKind({ what: CHIPS.find((chip) => chip.name === name)!.label, query: { chips: name } });
  const addText = (text: string) => addKind({ what: text, query: { query: text } });
  const addArea = (area: string) => addKind({ area, query: { area } });
  const addCategory = (category: Listing['category']) =>
    addKind({ what: CATEGORIES[category], query: { category } });

  for (const { name } of CHIPS) addChip(name);
  for (const category of ['attraction', 'restaurant', 'pub'] as const)
    meanings.add(category, addCategory(category));
  for (const { words, chip, category, subcategory, area, text } of synonyms) {
    const meant = [
      chip && addChip(chip),
      category && addCategory(category),
      subcategory && addText(subcategory),
      area && addArea(area),
      text && addText(text),
    ].filter((target) => typeof target === 'number');
    for (const word of words) for (const target of meant) meanings.add(word, target);
  }
  /** Places with a few halal dishes are suggested if no place has many. */
  const bestOf = Object.fromEntries(
    DIET_NAMES.map((diet) => [
      diet,
      listings.some(({ facts }) => facts?.diet?.[diet] === 'yes') ? 'yes' : 'partly',
    ]),
  );
  for (const listing of listings) {
    const { id, name, category, subcategory, area, facts } = listing;
    const target = targets.push(placeOf(listing)) - 1;
    names.add(name, target);
    // Visitors do not type the part in brackets.
    const plain = name.replace(/\s*\([^)]*\)/g, '');
    if (plain !== name) names.add(plain, target);
    if (category !== 'pub')
      addKind({ what: subcategory, query: { query: subcategory, category } }, { query: subcategory });
    addArea(area);
    for (const synonym of synonyms) {
      if (synonym.listing === id) for (const word of synonym.words) meanings.add(word, target);
    }
    for (const diet of DIET_NAMES) {
      if (facts?.diet?.[diet] === bestOf[diet]) for (const words of DIETS[diet]) meanings.add(words, target);
    }
  }
  for (const start of starts) {
    if (start.kind === 'area') continue;
    const target = targets.push({ start: startLabel(start), query: { from: start.id } }) - 1;
    for (const name of namesOfStart(start)) meanings.add(name, target);
  }

  return (text: string): Ranked[] => {
    const ranked = new Map<number, Ranked>();
    for (const [index, fit, isName] of [
      ...[...names.find(text)].map((entry) => [...entry, true] as const),
      ...[...meanings.find(text)].map((entry) => [...entry, false] as const),
    ]) {
      const next = { target: targets[index]!, rank: rankOf(isName, fit), index, isName, fit };
      const before = ranked.get(index);
      if (!isLoose(next) && (!before || compare(next, before) < 0)) ranked.set(index, next);
    }
    const sorted = [...ranked.values()].sort(compare);
    const best = sorted[0]?.rank ?? RANK.inexact;
    return sorted.filter(({ rank, fit: { fit } }) => {
      // "pub" is no "public toilet", because it is a word of its own.
      if (best <= RANK.meaning && rank === RANK.partOfMeaning)
        return fit !== FIT.startOfWord && fit !== FIT.partOfWord;
      return rank < RANK.inexact || best === RANK.inexact;
    });
  };
}
