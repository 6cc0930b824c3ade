import { foldForSearch, indexOfSearched, normalizeForSearch, type SearchText } from '../site';

/** Texts of only these characters have no accents. */
const ASCII = /^[ -~]*$/;
const hasAccents = ({ accents }: SearchText): boolean => accents.some((accent) => accent !== '');

/**
 * Finds the listings that contain a text (SEARCH-22, D-78), first by the distinct words of all texts, which are few.
 * @returns for a searched text, 1 at the index of each matching listing, else 0
 */
export function createTextFinder(texts: readonly (readonly string[])[]): (searched: string) => Uint8Array {
  const folded = texts.map((fields) => fields.map(normalizeForSearch));
  const accented: SearchText[][] = [];
  /** Folding takes long, and few searched texts have accents. */
  const accentedOf = (index: number): SearchText[] =>
    (accented[index] ??= texts[index]!.filter((text) => !ASCII.test(text))
      .map(foldForSearch)
      .filter(hasAccents));
  const listingsOf = new Map<string, number[]>();
  for (const [index, fields] of folded.entries()) {
    for (const word of new Set(fields.flatMap((text) => text.split(' ')))) {
      const indexes = listingsOf.get(word);
      if (indexes) indexes.push(index);
      else listingsOf.set(word, [index]);
    }
  }
  // Words contain no spaces, so each match lies within a word.
  const words = [...listingsOf.keys()].map((word) => `${word} `);
  const allWords = words.join('');
  let length = 0;
  const ends = words.map((word) => (length += word.length));
  const indexesOfWord = [...listingsOf.values()];

  const find = (text: string): Uint8Array => {
    const matches = new Uint8Array(texts.length);
    const [longest = ''] = text.split(' ').sort((a, b) => b.length - a.length);
    if (longest === '') matches.fill(1);
    let word = 0;
    let position = longest === '' ? -1 : allWords.indexOf(longest);
    while (position >= 0) {
      while (ends[word]! <= position) word++;
      for (const index of indexesOfWord[word]!) matches[index] = 1;
      position = allWords.indexOf(longest, ends[word]);
    }
    if (longest === text) return matches;
    return matches.map((isMatch, index) =>
      isMatch === 1 && folded[index]!.some((fields) => fields.includes(text)) ? 1 : 0,
    );
  };

  return (text) => {
    const searched = foldForSearch(text);
    const matches = find(searched.text);
    if (!hasAccents(searched)) return matches;
    return matches.map((isMatch, index) =>
      isMatch === 1 && accentedOf(index).some((fields) => indexOfSearched(fields, searched) !== -1) ? 1 : 0,
    );
  };
}
