import { expect, test } from '@jest/globals';
import {
  LIMITS,
  MAX_FRAME_BYTES,
  MAX_PICTURE_BYTES,
  pagesOverLimit,
  UNTOUCHED_LIMITS,
} from '../sizes/pages.mjs';

const limits = { ...LIMITS, untouched: UNTOUCHED_LIMITS.default };
const page = { screen: 'pubs/TopPubs', ...limits };

test('A page at its limits passes, one byte more fails', () => {
  expect(pagesOverLimit([page])).toEqual([]);
  const kinds = Object.keys(limits) as (keyof typeof limits)[];
  for (const kind of kinds) {
    const over = { ...page, [kind]: limits[kind] + 1 };
    expect(pagesOverLimit([page, over])).toEqual([
      `pubs/TopPubs loads ${limits[kind] + 1} bytes (${kind}); its limit is ${limits[kind]}.`,
    ]);
  }
});

test('The limits, in KiB', () => {
  const limits = { MAX_FRAME_BYTES, MAX_PICTURE_BYTES, ...LIMITS, ...UNTOUCHED_LIMITS };
  expect(Object.fromEntries(Object.entries(limits).map(([name, bytes]) => [name, bytes / 1024]))).toEqual({
    MAX_FRAME_BYTES: 25,
    MAX_PICTURE_BYTES: 10,
    critical: 54,
    early: 6.25,
    interactive: 173.5,
    slot: 9,
    default: 178,
    'map/Map': 289,
    'map/AttractionsMap': 280,
    'analytics/Dashboard': 358,
    'planner/Planner': 230.25,
  });
});

test('A screen with a large library has its own limit', () => {
  const map = { ...page, screen: 'map/Map', untouched: UNTOUCHED_LIMITS['map/Map'] };
  expect(pagesOverLimit([map])).toEqual([]);
  expect(pagesOverLimit([{ ...map, untouched: map.untouched + 1 }])).toHaveLength(1);
});
