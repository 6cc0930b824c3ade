import type { SuggestedSearch } from '../api';
import { i18n, listSeparator } from '../texts';

type Query = SuggestedSearch['query'];

/** A meaning that leads to a search: a kind or chip, an area, a starting point, or several of them. */
export interface Meaning {
  /** Kinds and chips: "Open now", "Museum". */
  what?: readonly string[];
  area?: string;
  start?: string;
  /** Whether the start is a station; of other starts, one word in the middle of the name says too little. */
  isStation?: boolean;
  query: Query;
}

/** Longer texts are not split, because each split costs a search. */
const MAX_WORDS = 7;
/** A text with more meanings is not precise enough to combine them. */
const MAX_COMBINATIONS = 3;

/** "Museum in Soho", "Pubs & Bars within 10 minutes of Euston station", "nearest to Euston station". */
export function labelOf({ what = [], area, start }: Meaning, within?: number): string {
  const kind = what.join(listSeparator());
  if (area) return kind ? i18n.t('{kind} in {area}', { kind, area }) : area;
  if (!start) return kind;
  if (within)
    return kind
      ? i18n.t('{kind} within {minutes} minutes of {start}', { kind, minutes: within, start })
      : i18n.t('within {minutes} minutes of {start}', { minutes: within, start });
  return kind
    ? i18n.t('{kind} nearest to {start}', { kind, start })
    : i18n.t('nearest to {start}', { start });
}

/**
 * Splits words into parts that all have a meaning, longest parts first.
 * @param allowWhole - whether all words may be one part
 * @returns the meanings of each part; empty if a word has none
 */
export function segment(
  words: readonly string[],
  readingsOf: (part: string) => readonly Meaning[],
  allowWhole = true,
): (readonly Meaning[])[] {
  const split = (from: number): (readonly Meaning[])[] | null => {
    if (from === words.length) return [];
    for (let end = allowWhole || from > 0 ? words.length : words.length - 1; end > from; end--) {
      const readings = readingsOf(words.slice(from, end).join(' '));
      const rest = readings.length > 0 && split(end);
      if (rest) return [readings, ...rest];
    }
    return null;
  };
  return words.length > MAX_WORDS ? [] : (split(0) ?? []);
}

function join(a: Meaning, b: Meaning): Meaning | null {
  // An area and a starting point are two places.
  if ((a.area && b.start) || (a.start && b.area)) return null;
  const query: Query = { ...a.query };
  for (const [name, value] of Object.entries(b.query)) {
    if (name === 'chips' && query.chips) query.chips = [...new Set([query.chips, value])].join();
    else if (name in query && query[name as keyof Query] !== value) return null;
    else Object.assign(query, { [name]: value });
  }
  // "Wheelchair accessible" says one thing twice.
  const what = [...new Set([...(a.what ?? []), ...(b.what ?? [])])];
  return { what, area: a.area ?? b.area, start: a.start ?? b.start, query };
}

/** Every combination of one meaning from each part that makes one search, at most three. */
export const combine = (parts: readonly (readonly Meaning[])[]): Meaning[] =>
  parts
    .reduce<Meaning[]>(
      (combined, part) => combined.flatMap((left) => part.flatMap((right) => join(left, right) ?? [])),
      parts.length > 0 ? [{ query: {} }] : [],
    )
    .slice(0, MAX_COMBINATIONS);
