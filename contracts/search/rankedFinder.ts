import type { Listing } from '../api';
import type { Lexicon } from './lexicon';
import { createTextFinder } from './textFinder';

const MIN_STEM_LENGTH = 4;

/**
 * Finds listings of another language than English, in its texts and in English.
 * @returns for a searched text, at the index of each listing where it is: 1 in a name, 2 in kind or area, 3 in the
 *   description, 4 in the English description; 0: nowhere. A word that is nowhere is searched without its ending: "Kirchen".
 */
export function createRankedFinder(
  listings: readonly Listing[],
  { words, translate, englishOf }: Lexicon,
): (searched: string) => Uint8Array {
  const fields = listings.map((listing) => {
    const { id, name, description, area, subcategory } = listing;
    const english = englishOf(id);
    return [
      [name, english?.name ?? ''],
      [translate(subcategory), translate(area), subcategory, area],
      [description],
      [english?.description ?? ''],
    ];
  });
  const finders = [0, 1, 2, 3].map((rank) => createTextFinder(fields.map((texts) => texts[rank]!)));

  const find = (text: string): Uint8Array => {
    const ranks = new Uint8Array(listings.length);
    for (const [index, finder] of finders.entries())
      for (const [listing, isMatch] of finder(text).entries())
        if (isMatch === 1 && ranks[listing] === 0) ranks[listing] = index + 1;
    return ranks;
  };

  return (text) => {
    const ranks = find(text);
    const [stem = '', ...others] = words.wordsOf(text);
    if (ranks.some((rank) => rank > 0) || others.length > 0 || stem.length < MIN_STEM_LENGTH) return ranks;
    return find(stem);
  };
}
