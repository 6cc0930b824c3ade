import type { Insights } from '@guide/contracts/api/schemas';
import { disclosed } from '../disclosure';
import { otherLast } from '../intake/pages';
import type { RangeSums } from '../sums/range';
import { type Counts, type Dimension, namesOf } from '../sums/rows';

const MAX_NAMES = 20;
const LISTS = {
  pages: ['page', 'views'],
  entryPages: ['page', 'entries'],
  exitPages: ['page', 'exits'],
  areas: ['area', 'views'],
  kinds: ['kind', 'views'],
  devices: ['device', 'views'],
  referrers: ['referrer', 'sessions'],
  countries: ['country', 'views'],
  releases: ['release', 'views'],
  browsers: ['browser', 'views'],
  systems: ['system', 'views'],
  sources: ['source', 'sessions'],
  mediums: ['medium', 'sessions'],
  campaigns: ['campaign', 'sessions'],
  languages: ['language', 'views'],
} as const satisfies Record<string, [Dimension, keyof Counts]>;
type Lists = Record<keyof typeof LISTS, Insights['pages']>;

/** Lists only names with at least 5 visitors before filtering, so that they reveal nothing about filtered visitors. */
export function computeLists(all: RangeSums, selected: RangeSums, previous: RangeSums | undefined): Lists {
  const listed = Object.entries(LISTS).map(([field, [dimension, count]]) => {
    const shown = (sums: RangeSums, name: string) => disclosed(sums.names.get(`${dimension} ${name}`), count);
    const names = namesOf(all, dimension)
      .filter(([, counts]) => disclosed(counts, count) !== null)
      .map(([name]) => ({
        name,
        value: shown(selected, name),
        ...(previous && { previous: shown(previous, name) }),
      }))
      .sort(
        (a, b) => otherLast(a.name, b.name) || (b.value ?? 0) - (a.value ?? 0) || (a.name < b.name ? -1 : 1),
      );
    return [field, names.slice(0, MAX_NAMES)];
  });
  return Object.fromEntries(listed);
}
