import { type Static, Type } from 'typebox';
import { Literals } from './helpers';

/** What a place suits (`traitsOf` in `contracts/place`). */
export const TraitName = Literals('free', 'stepFree', 'children', 'rain');

/** The chips of lists, search and map. */
export const ChipName = Type.Union([Literals('openNow', 'openLate'), TraitName]);
export type ChipName = Static<typeof ChipName>;

const NAMES = ['openNow', 'openLate', 'free', 'stepFree', 'children', 'rain'];

/** Chips of a query, separated by commas: "free,rain". */
export const ChipNames = Type.String({
  pattern: `^(${NAMES.join('|')})(,(${NAMES.join('|')}))*$`,
  maxLength: 80,
});

/** How many of the matching listings each further chip would leave. */
export const ChipCounts = Type.Record(ChipName, Type.Integer({ minimum: 0 }));
export type ChipCounts = Static<typeof ChipCounts>;
