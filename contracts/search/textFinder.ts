import { foldForSearch, indexOfSearched, normalizeForSearch, type SearchText } from '../site';

/** A text of other characters may have accents. */
const ASCII = /^[ -~]*$/;
const hasAccents = ({ accents }: SearchText): boolean => accents.some((accent) => accent !== '');

/**
 * Finds which listings contain a text (SEARCH-22, D-78): first by the distinct words of all texts, which are few.
 * @param texts of each listing
 * @returns for a searched text, 1 at the index of each listing that contains it, else 0
 */
export function createTextFinder(texts: readonly (readonly string[])[]): (searched: string) => Uint8Array {
  const folded = texts.map((own) => own.map(normalizeForSearch));
  const accented = texts.map((own) =>
    own
      .filter((text) => !ASCII.test(text))
      .map(foldForSearch)
      .filter(hasAccents),
  );
  const listingsOf = new Map<string, number[]>();
  for (const [index, own] of folded.entries()) {
    for (const word of new Set(own.flatMap((text) => text.split(' ')))) {
      const indexes = listingsOf.get(word);
      if (indexes) indexes.push(index);
      else listingsOf.set(word, [index]);
    }
  }
  // No word contains a space, so a match lies within one word.
  const words = [...listingsOf.keys()].map((word) => `${word} `);
  const allWords = words.join('');
  let length = 0;
  const ends = words.map((word) => (length += word.length));
  const indexesOfWord = [...listingsOf.values()];

  /** @param text normalised */
  const find = (text: string): Uint8Array => {
    const found = new Uint8Array(texts.length);
    const [longest = ''] = text.split(' ').sort((a, b) => b.length - a.length);
    if (longest === '') found.fill(1);
    let word = 0;
    let at = longest === '' ? -1 : allWords.indexOf(longest);
    while (at >= 0) {
      while (ends[word]! <= at) word++;
      for (const index of indexesOfWord[word]!) found[index] = 1;
      at = allWords.indexOf(longest, ends[word]);
    }
    if (longest === text) return found;
    return found.map((isFound, index) =>
      isFound === 1 && folded[index]!.some((own) => own.includes(text)) ? 1 : 0,
    );
  };

  return (text) => {
    const searched = foldForSearch(text);
    const found = find(searched.text);
    if (!hasAccents(searched)) return found;
    return found.map((isFound, index) =>
      isFound === 1 && accented[index]!.some((own) => indexOfSearched(own, searched) !== -1) ? 1 : 0,
    );
  };
}
