import { type Static, Type } from 'typebox';
import { Literals } from './helpers';

/** What the facts of a place make it suitable for (`traitsOf` of `contracts/place`). */
export const TraitName = Literals('free', 'stepFree', 'children', 'rain');

/** The quick choices of lists, search and map. */
export const ChipName = Type.Union([Literals('openNow', 'openLate'), TraitName]);
export type ChipName = Static<typeof ChipName>;

const NAMES = ['openNow', 'openLate', 'free', 'stepFree', 'children', 'rain'];

/** Quick choices of a query, with commas between them: "free,rain". */
export const ChipNames = Type.String({
  pattern: `^(${NAMES.join('|')})(,(${NAMES.join('|')}))*$`,
  maxLength: 80,
});

/** How many listings each quick choice would leave of those that match, beside the ones that are made. */
export const ChipCounts = Type.Record(ChipName, Type.Integer({ minimum: 0 }));
export type ChipCounts = Static<typeof ChipCounts>;
