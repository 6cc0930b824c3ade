import type { Insights } from '@guide/contracts/api/schemas';
import { disclosed } from '../disclosure';
import type { RangeSums } from '../sums/range';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

export const computeHours = (all: RangeSums): Insights['hours'] =>
  HOURS.map((hour) => {
    const counts = all.names.get(`hour ${hour}`);
    return { hour, views: disclosed(counts, 'views'), visitors: disclosed(counts, 'visitors') };
  });
