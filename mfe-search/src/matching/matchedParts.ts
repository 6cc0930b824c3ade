import { foldForSearch, indexOfSearched } from '@guide/contracts/place';

export interface Part {
  text: string;
  matched: boolean;
}

/** Splits a text into matching and other parts, in order. @param searched - a substring, not a pattern */
export function matchedParts(text: string, searched: string): Part[] {
  const pattern = foldForSearch(searched);
  const { length } = pattern.text;
  if (length === 0) return [{ text, matched: false }];
  const folded = foldForSearch(text);
  const parts: Part[] = [];
  let position = 0;
  let index = indexOfSearched(folded, pattern);
  for (; index !== -1; index = indexOfSearched(folded, pattern, index + length)) {
    const start = folded.starts[index]!;
    const end = folded.ends[index + length - 1]!;
    if (start < position) continue;
    if (start > position) parts.push({ text: text.slice(position, start), matched: false });
    parts.push({ text: text.slice(start, end), matched: true });
    position = end;
  }
  if (position < text.length) parts.push({ text: text.slice(position), matched: false });
  return parts;
}
