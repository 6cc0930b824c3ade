import { type Static, Type } from 'typebox';
import { Literals } from './helpers';

/** Chips that depend on a place's facts, not on the time (`fixedChipsOf` in `contracts/place`). */
export const TraitName = Literals('free', 'stepFree', 'children', 'rain');

export const ChipName = Type.Union([Literals('openNow', 'openLate'), TraitName]);
export type ChipName = Static<typeof ChipName>;

const NAMES = ['openNow', 'openLate', 'free', 'stepFree', 'children', 'rain'];

/** Chips of a query, comma-separated: "free,rain". */
export const ChipNames = Type.String({
  pattern: `^(${NAMES.join('|')})(,(${NAMES.join('|')}))*$`,
  maxLength: 80,
});

/** For each chip, how many of the matching listings it would leave. */
export const ChipCounts = Type.Record(ChipName, Type.Integer({ minimum: 0 }));
export type ChipCounts = Static<typeof ChipCounts>;
