import type { Start, Synonym } from '../api';
import type { Site } from '../site';
import type { Lexicon } from './lexicon';
import { EXTRA_COST, FIT, type Fit } from './phraseIndex';
import { isPlace, type Suggestible, type Target, TargetTable } from './targets';

/** How a text fits a target, best first. A meaning is any phrase that is not the name of a place. */
export const RANK = { name: 0, startOfName: 1, meaning: 2, partOfName: 3, partOfMeaning: 4, inexact: 5 };

/** Order of targets with equal fits. */
const TIE = {
  /** "resturants" are a kind rather than Restaurant Gordon Ramsay. */
  misspeltKind: -1,
  name: 0,
  /** A kind, or another word for a place. */
  meaning: 1,
  area: 2,
  start: 3,
} as const;

export interface Ranked {
  target: Target;
  rank: number;
  index: number;
  isName: boolean;
  fit: Fit;
}

function rankOf(isName: boolean, { fit }: Fit): number {
  if (fit === FIT.inexact) return RANK.inexact;
  if (fit === FIT.whole) return isName ? RANK.name : RANK.meaning;
  if (!isName) return RANK.partOfMeaning;
  return fit === FIT.start ? RANK.startOfName : RANK.partOfName;
}

function tieOf({ target, isName, rank, fit }: Ranked): number {
  if (isPlace(target)) return isName ? TIE.name : TIE.meaning;
  if (target.start) return TIE.start;
  if (target.area) return TIE.area;
  return rank === RANK.inexact && fit.omitted === 0 ? TIE.misspeltKind : TIE.meaning;
}

const compare = (a: Ranked, b: Ranked): number =>
  a.rank - b.rank ||
  a.fit.fit - b.fit.fit ||
  a.fit.cost - b.fit.cost ||
  tieOf(a) - tieOf(b) ||
  a.fit.omitted - b.fit.omitted ||
  a.index - b.index;

/**
 * Whether a fit is too loose for its target. For names, the beginning of a later word suffices; for meanings it does not:
 * "bus" is not Shepherd's Bush, "hospital" is neither the Knights Hospitaller nor Royal Hospital Road.
 */
function isLoose({ target, isName, fit: { fit, cost } }: Ranked): boolean {
  if (isName) return false;
  if (fit === FIT.partOfWord) return true;
  if (isPlace(target) || !target.start) return false;
  return cost === EXTRA_COST || (fit === FIT.part && !target.isStation);
}

/** Whether a word is one of its own: "pub" is not "public toilet". */
const endsInWord = ({ fit: { fit } }: Ranked): boolean => fit === FIT.startOfWord || fit === FIT.partOfWord;

/**
 * Indexes names, kinds, areas and starting points of a city.
 * @param listings - listings in search order, which decides ties
 * @returns a function of a text: its targets, best first; inexact ones only if nothing else fits
 * @example "tower" → Tower of London and Tower Bridge (`startOfName`), then walks from Tower Hill (`partOfMeaning`)
 */
export function createRanking(
  listings: readonly Suggestible[],
  synonyms: readonly Synonym[],
  starts: readonly Start[] = [],
  kinds?: Site['kinds'],
  lexicon?: Lexicon,
): (text: string) => Ranked[] {
  const { targets, names, meanings } = new TargetTable(listings, synonyms, starts, kinds, lexicon);
  return (text) => {
    const ranked = new Map<number, Ranked>();
    const add = (index: number, fit: Fit, isName: boolean) => {
      const next = { target: targets[index]!, rank: rankOf(isName, fit), index, isName, fit };
      const before = ranked.get(index);
      if (!isLoose(next) && (!before || compare(next, before) < 0)) ranked.set(index, next);
    };
    for (const [index, fit] of names.find(text)) add(index, fit, true);
    for (const [index, fit] of meanings.find(text)) add(index, fit, false);
    const sorted = [...ranked.values()].sort(compare);
    const best = sorted[0]?.rank ?? RANK.inexact;
    return sorted.filter((entry) => {
      if (best <= RANK.meaning && entry.rank === RANK.partOfMeaning) return !endsInWord(entry);
      return entry.rank < RANK.inexact || best === RANK.inexact;
    });
  };
}
