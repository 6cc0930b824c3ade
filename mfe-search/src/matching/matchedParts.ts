import { foldForSearch, indexOfSearched } from '@guide/contracts/place';

export interface Part {
  text: string;
  matched: boolean;
}

/**
 * Cuts a text into parts that match a searched text, as the search matches it, and parts that do not. The searched
 * text is a substring, never a pattern.
 * @returns the parts in order; together they are `text`
 */
export function matchedParts(text: string, searched: string): Part[] {
  const wanted = foldForSearch(searched);
  const { length } = wanted.text;
  if (length === 0) return [{ text, matched: false }];
  const folded = foldForSearch(text);
  const parts: Part[] = [];
  let done = 0;
  let found = indexOfSearched(folded, wanted);
  for (; found !== -1; found = indexOfSearched(folded, wanted, found + length)) {
    const start = folded.starts[found]!;
    const end = folded.ends[found + length - 1]!;
    if (start < done) continue;
    if (start > done) parts.push({ text: text.slice(done, start), matched: false });
    parts.push({ text: text.slice(start, end), matched: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), matched: false });
  return parts;
}
