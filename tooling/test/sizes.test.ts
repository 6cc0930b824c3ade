import { expect, test } from '@jest/globals';
import { LIMITS, pagesOverLimit } from '../sizes/pages.mjs';

const page = { screen: 'pubs/TopPubs', ...LIMITS };

test('a page at its limits is let through, one byte more of any kind is named and refused', () => {
  expect(pagesOverLimit([page])).toEqual([]);
  const kinds = Object.keys(LIMITS) as (keyof typeof LIMITS)[];
  for (const kind of kinds) {
    const over = { ...page, [kind]: LIMITS[kind] + 1 };
    expect(pagesOverLimit([page, over])).toEqual([
      `pubs/TopPubs loads ${LIMITS[kind] + 1} bytes (${kind}); its limit is ${LIMITS[kind]}.`,
    ]);
  }
});
