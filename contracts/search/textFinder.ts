/**
 * Finds which listings contain a text (SEARCH-22). The different words of all texts are looked through, which are a small
 * part of their letters; a text with spaces is then looked for where its longest word is.
 * @param texts of each listing, as `normalizeForSearch` gives them
 * @returns says of such a text for each listing, by its place, whether it contains it: 1 or 0
 */
export function createTextFinder(texts: readonly (readonly string[])[]): (text: string) => Uint8Array {
  const placesOf = new Map<string, number[]>();
  for (const [place, own] of texts.entries()) {
    for (const word of new Set(own.flatMap((text) => text.split(' ')))) {
      const places = placesOf.get(word);
      if (places) places.push(place);
      else placesOf.set(word, [place]);
    }
  }
  // No word contains a space, so what is found in all of them is within one.
  const words = [...placesOf.keys()].map((word) => `${word} `);
  const allWords = words.join('');
  let length = 0;
  const ends = words.map((word) => (length += word.length));
  const places = [...placesOf.values()];

  return (text) => {
    const found = new Uint8Array(texts.length);
    const [longest = ''] = text.split(' ').sort((one, other) => other.length - one.length);
    if (longest === '') found.fill(1);
    let word = 0;
    let at = longest === '' ? -1 : allWords.indexOf(longest);
    while (at >= 0) {
      while (ends[word]! <= at) word++;
      for (const place of places[word]!) found[place] = 1;
      at = allWords.indexOf(longest, ends[word]);
    }
    if (longest === text) return found;
    for (let place = 0; place < texts.length; place++) {
      if (found[place] === 1 && !texts[place]!.some((one) => one.includes(text))) found[place] = 0;
    }
    return found;
  };
}
