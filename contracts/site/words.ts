import type { Site } from './site';

/**
 * Translates a word of the data, such as a kind or an area, to show it. Addresses and filters keep the English word.
 * @example wordIn(site, 'Royal') → "Königlich"
 */
export function wordIn({ words }: Pick<Site, 'words'>, word: string): string {
  return words && Object.hasOwn(words, word) ? words[word]! : word;
}
