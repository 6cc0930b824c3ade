import { keyRange, type StoredIndex } from '../storage/indexes';
import type { Document } from '../values/bson';
import { keyOf, typeByte } from '../values/order';
import { isOperators } from './filter';

/** With more ranges, a scan is as fast. */
const MAX_RANGES = 1000;

type Range = [start: Buffer, end: Buffer];

/** Returns disjoint ranges of the best index, or undefined if none helps. They may contain other documents too. */
export function indexRanges(indexes: StoredIndex[], filter: Document): Range[] | undefined {
  let best: { score: number; ranges: Range[] } | undefined;
  for (const index of indexes) {
    let prefixes = [''];
    let bounds = ['', ''];
    let score = 0;
    for (const path of Object.keys(index.key)) {
      const { values, between } = keysOf(Object.hasOwn(filter, path) ? filter[path] : undefined);
      if (between) {
        bounds = between;
        score += 0.5;
      }
      if (!values || prefixes.length * values.length > MAX_RANGES) break;
      prefixes = prefixes.flatMap((prefix) => values.map((value) => prefix + value));
      score++;
    }
    if (score <= (best?.score ?? 0)) continue;
    const sorted = [...new Set(prefixes)].sort();
    best = { score, ranges: sorted.map((prefix) => keyRange(index, prefix + bounds[0], prefix + bounds[1])) };
  }
  return best && merged(best.ranges);
}

/** Joins overlapping ranges, which long values have: a document must be found once. */
function merged(ranges: Range[]): Range[] {
  const joined: Range[] = [];
  for (const [start, end] of ranges) {
    const last = joined.at(-1);
    if (!last || start.compare(last[1]) >= 0) joined.push([start, end]);
    else if (end.compare(last[1]) > 0) last[1] = end;
  }
  return joined;
}

function keysOf(condition: unknown): { values?: string[]; between?: [string, string] } {
  const operators = isOperators(condition) ? condition : { $eq: condition };
  const { $eq, $in = [$eq], $gt, $gte: low = $gt, $lt, $lte: high = $lt } = operators;
  if (Array.isArray($in) && $in.every(isIndexable)) return { values: $in.map(keyOf) };
  const limits = [low, high].filter((limit) => limit !== undefined);
  const type = typeByte(limits[0]);
  if (limits.length === 0 || !limits.every((limit) => isIndexable(limit) && typeByte(limit) === type))
    return {};
  return { between: [low === undefined ? type : keyOf(low), high === undefined ? type : keyOf(high)] };
}

/** Null and arrays match several keys. */
const isIndexable = (value: unknown) => value !== null && value !== undefined && !Array.isArray(value);
