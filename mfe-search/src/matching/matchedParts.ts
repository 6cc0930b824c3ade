import { normalizeForSearch } from '@guide/contracts/place';

export interface Part {
  text: string;
  matched: boolean;
}

/** Folded text and, for each of its units, where the character that it comes from starts and ends. */
function foldWithOrigins(text: string) {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const units = normalizeForSearch(character);
    const end = at + character.length;
    // A combining accent folds to nothing and belongs to the letter before it.
    if (units === '') for (let unit = ends.length - 1; ends[unit] === at; unit--) ends[unit] = end;
    for (let unit = 0; unit < units.length; unit++) {
      starts.push(at);
      ends.push(end);
    }
    folded += units;
    at = end;
  }
  return { folded, starts, ends };
}

/**
 * Cuts a text where a searched one stands in it, without regard to case and accents. What was typed is a
 * substring, never a pattern.
 * @returns the parts in order; together they are `text`
 */
export function matchedParts(text: string, searched: string): Part[] {
  const needle = normalizeForSearch(searched.trim());
  if (needle === '') return [{ text, matched: false }];
  const { folded, starts, ends } = foldWithOrigins(text);
  const parts: Part[] = [];
  let done = 0;
  for (
    let found = folded.indexOf(needle);
    found !== -1;
    found = folded.indexOf(needle, found + needle.length)
  ) {
    const start = starts[found]!;
    const end = ends[found + needle.length - 1]!;
    if (start < done) continue;
    if (start > done) parts.push({ text: text.slice(done, start), matched: false });
    parts.push({ text: text.slice(start, end), matched: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), matched: false });
  return parts;
}
