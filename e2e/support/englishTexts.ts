import type { SeenText } from './seenTexts';

const WORD = /[A-Za-z]{2,}/;
/** Hosts, paths and versions of modules: "tile.example.org", "/de/pub/1", "1.0.0-0a489fd659". */
const ADDRESS = /\b(?:[\w-]+\.)+[a-z]{2,}\b|(?<=^|\s)(?:\/[\w-]+)+|\b(?:\d+\.){2}\d+-[0-9a-f]{10}\b/g;
const plain = (text: string) => text.replaceAll('’', "'").replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
const firstWord = (text: string) => WORD.exec(text)?.[0] ?? '';

/**
 * Creates a function that finds what is English in texts of the pseudo-language, which has no letter of English.
 * @param names - strings that no language translates, such as names of places
 */
export function createEnglishFinder(names: Iterable<string>) {
  const byFirstWord = new Map<string, string[]>();
  for (const name of new Set([...names].map(plain))) {
    if (!WORD.test(name)) continue;
    const word = firstWord(name);
    byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), name]);
  }
  for (const list of byFirstWord.values()) list.sort((a, b) => b.length - a.length);

  /** Removes the longest name that begins with a word of the text, again and again. */
  function withoutNames(text: string): string {
    let rest = text;
    for (const word of text.match(new RegExp(WORD, 'g')) ?? [])
      for (const name of byFirstWord.get(word) ?? [])
        if (containsWhole(rest, name)) rest = rest.replace(name, ' … ');
    return rest;
  }

  /** @returns the texts with English in them, with what is English */
  return (texts: Iterable<SeenText>): string[] =>
    [...texts].flatMap(({ text, where }) => {
      if (!WORD.test(text)) return [];
      const rest = withoutNames(plain(text).replace(ADDRESS, ' '));
      return WORD.test(rest) ? [`${where}: ${rest.trim().slice(0, 120)}`] : [];
    });
}

/** Whether a text contains a name that does not end within a word. */
function containsWhole(text: string, name: string): boolean {
  const at = text.indexOf(name);
  const isLetter = (letter: string | undefined) => letter !== undefined && /[A-Za-z]/.test(letter);
  return at >= 0 && !isLetter(text[at - 1]) && !isLetter(text[at + name.length]);
}
