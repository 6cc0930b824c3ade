import { type Meaning, segment } from './meanings';
import { RANK, type Ranked } from './ranking';
import { isPlace } from './targets';
import type { Words } from './words';

/** A place after these words is where a walk starts. */
export const NEAR = /\b(?:near|nearby|around|close to|next to|nearest)\b/;

type Rank = (text: string) => Ranked[];

/** What a part of a text means: kinds, areas and starting points, not places. */
const meaningsOf =
  (rank: Rank, allowInexact: boolean) =>
  (part: string): Meaning[] =>
    rank(part).flatMap(({ target, rank }) =>
      !isPlace(target) && (rank === RANK.meaning || (allowInexact && rank === RANK.inexact)) ? [target] : [],
    );

/** Where "near …" is: starting points and places, or else areas. */
function whereOf(found: Ranked[]): Meaning[] {
  const isWhole = ({ rank }: Ranked) => rank === RANK.name || rank === RANK.meaning;
  const whole = (found.some(isWhole) ? found.filter(isWhole) : found).map(
    ({ target }): Meaning =>
      isPlace(target) ? { start: target.name, query: { from: `${target.id}` } } : target,
  );
  return [...whole.filter(({ start }) => start), ...whole.filter(({ area }) => area)];
}

/**
 * The meanings of each part of a text; empty if a part has none. "free museums near euston":
 * 1. Before "near": "free museums" as a whole means nothing, "free" is a chip and "museums" a kind.
 * 2. After "near": Euston is a starting point; a place would be one, too.
 * 3. The result is [[free], [museums], [from Euston]]; `combine` makes one search of it.
 * @param allowInexact - accepts misspelt parts, such as "musuems"
 */
export function partsOf(
  text: string,
  { rank, words }: { rank: Rank; words: Words },
  allowInexact: boolean,
  allowWhole = true,
): (readonly Meaning[])[] {
  const [what = '', where] = text.split(NEAR);
  const kinds = segment(words.typedWords(what), meaningsOf(rank, allowInexact), allowWhole);
  if (!where?.trim()) return kinds;
  const near = whereOf(rank(where));
  if (near.length === 0 || (what.trim() !== '' && kinds.length === 0)) return [];
  return [...kinds, near];
}
