import type { Insights } from '@guide/contracts/api/schemas';
import { MIN_GROUP_SIZE } from '../disclosure';
import { OTHER_SEARCHES } from '../intake/publicNames';
import type { RangeSums } from '../sums/range';
import { namesOf } from '../sums/rows';

const MAX_TEXTS = 20;

export const computeSearches = (all: RangeSums): Insights['searches'] =>
  namesOf(all, 'search')
    .map(([text, { others = 0 }]) => ({ text, visitors: others }))
    .filter(({ text, visitors }) => visitors >= MIN_GROUP_SIZE && text !== OTHER_SEARCHES)
    .sort((a, b) => b.visitors - a.visitors || (a.text < b.text ? -1 : 1))
    .slice(0, MAX_TEXTS);
