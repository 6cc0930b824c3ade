import { type Static, Type } from 'typebox';

/** What the facts say of a place in one word (`traitsOf` of `contracts/place`). */
export const SuitName = Type.Union([
  Type.Literal('free'),
  Type.Literal('stepFree'),
  Type.Literal('children'),
  Type.Literal('rain'),
]);

/** The quick choices of lists, search and map. */
export const ChipName = Type.Union([Type.Literal('openNow'), Type.Literal('openLate'), SuitName]);
export type ChipName = Static<typeof ChipName>;

const NAMES = ['openNow', 'openLate', 'free', 'stepFree', 'children', 'rain'];

/** Quick choices of a query, with commas between them: "free,rain". */
export const ChipNames = Type.String({
  pattern: `^(${NAMES.join('|')})(,(${NAMES.join('|')}))*$`,
  maxLength: 80,
});

const Count = Type.Integer({ minimum: 0 });

/** How many listings each quick choice would leave of those that match, beside the ones that are made. */
export const ChipCounts = Type.Object({
  openNow: Count,
  openLate: Count,
  free: Count,
  stepFree: Count,
  children: Count,
  rain: Count,
});
export type ChipCounts = Static<typeof ChipCounts>;
