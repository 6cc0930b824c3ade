import type { Insights } from '@guide/contracts/api/schemas';
import { MIN_GROUP_SIZE } from '../disclosure';
import { OTHER_SEARCHES, OTHER_SITES } from '../intake/publicNames';
import type { RangeSums } from '../sums/range';
import { namesOf } from '../sums/rows';

const MAX_NAMES = 20;

export const computeSearches = (all: RangeSums): Insights['searches'] =>
  visitorsOf(all, 'search', OTHER_SEARCHES).map(([text, visitors]) => ({ text, visitors }));

export const computeOutbound = (all: RangeSums): Insights['outbound'] =>
  visitorsOf(all, 'outbound', OTHER_SITES).map(([host, visitors]) => ({ host, visitors }));

/** Names that at least five visitors sent, the most frequent first. */
const visitorsOf = (
  all: RangeSums,
  prefix: string,
  overflowName: string,
): [name: string, visitors: number][] =>
  namesOf(all, prefix)
    .map(([name, { others = 0 }]): [string, number] => [name, others])
    .filter(([name, visitors]) => visitors >= MIN_GROUP_SIZE && name !== overflowName)
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .slice(0, MAX_NAMES);
