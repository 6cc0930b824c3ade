import type { ChipCounts, Hours } from '@guide/contracts/api/schemas';
import { CHIPS, type Chip, closesLate, isOpenAt, type Moment, SUITS } from '@guide/contracts/place';
import { add, type DocSet, intersect, noneOf } from './docSet';
import type { Entry } from './entry';
import { inSlices } from './inSlices';

const MINUTE_MS = 60_000;

/** Listings with the same weekly table, which is read once for all of them. */
interface SameHours {
  hours: Hours;
  docs: number[];
}

/** What of the listings each quick choice keeps; what is open is found once a minute. */
export async function createChipIndex(
  entries: readonly Entry[],
): Promise<(chip: Chip, moment?: Moment) => DocSet> {
  const size = entries.length;
  const suiting = new Map<Chip, DocSet>(SUITS.map((suit) => [suit, noneOf(size)]));
  const tables = new Map<string, SameHours>();
  await inSlices(entries.entries(), ([doc, { suits, hours }]) => {
    for (const suit of suits) add(suiting.get(suit)!, doc);
    if (!hours) return;
    const key = JSON.stringify(hours);
    if (!tables.get(key)?.docs.push(doc)) tables.set(key, { hours, docs: [doc] });
  });

  const timed = (test: (hours: Hours, moment: Moment) => boolean) => {
    const set = noneOf(size);
    let minute: number | undefined;
    return (moment?: Moment) => {
      const current = moment && Math.floor(moment.now / MINUTE_MS);
      if (minute === current) return set;
      set.fill(0);
      minute = current;
      if (!moment) return set;
      for (const { hours, docs } of tables.values()) {
        if (test(hours, moment)) for (const doc of docs) add(set, doc);
      }
      return set;
    };
  };
  const openNow = timed((hours, { now, calendar }) => isOpenAt(hours, now, calendar));
  const openLate = timed((hours, { now, calendar }) => closesLate(hours, now, calendar) !== null);
  return (chip, moment) =>
    chip === 'openNow' ? openNow(moment) : chip === 'openLate' ? openLate(moment) : suiting.get(chip)!;
}

/** Leaves in a set what passes every quick choice of a query, "free,rain". */
export function keepChips(found: DocSet, names: string, setOf: (chip: Chip) => DocSet): void {
  for (const chip of names.split(',')) intersect(found, setOf(chip as Chip));
}

/** How many of a set each quick choice would leave. */
export const countChips = (count: (chip: Chip) => number): ChipCounts =>
  Object.fromEntries(CHIPS.map(({ name }) => [name, count(name)])) as ChipCounts;
