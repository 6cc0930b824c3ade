import { foldForSearch, indexOfSearched } from '@guide/contracts/place';

export interface Part {
  text: string;
  matched: boolean;
}

/**
 * Splits a text into parts that match the search and parts that do not. The searched text is a substring, not a pattern.
 * @returns the parts in order; joined they are `text`
 */
export function matchedParts(text: string, searched: string): Part[] {
  const pattern = foldForSearch(searched);
  const { length } = pattern.text;
  if (length === 0) return [{ text, matched: false }];
  const folded = foldForSearch(text);
  const parts: Part[] = [];
  let done = 0;
  let at = indexOfSearched(folded, pattern);
  for (; at !== -1; at = indexOfSearched(folded, pattern, at + length)) {
    const start = folded.starts[at]!;
    const end = folded.ends[at + length - 1]!;
    if (start < done) continue;
    if (start > done) parts.push({ text: text.slice(done, start), matched: false });
    parts.push({ text: text.slice(start, end), matched: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), matched: false });
  return parts;
}
