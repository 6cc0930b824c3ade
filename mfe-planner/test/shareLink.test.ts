import { seeded } from '@guide/contracts/testing';
import { expect, test } from '@jest/globals';
import { strToU8, zlibSync } from 'fflate';
import { newKey, type PlanDay } from '../src/plan/plan';
import { readFragment, shareFragment } from '../src/share/shareLink';
import { dayOf, stop, twelveStops } from './support/city';

const ADDRESS = 'https://visitor-guide.london.example.com/planner';

const fragmentOf = (value: unknown) => {
  const packed = zlibSync(strToU8(typeof value === 'string' ? value : JSON.stringify(value)));
  const base64 = btoa(String.fromCharCode(...packed));
  return `#plan=${base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
};
const withoutKeys = (days: PlanDay[]) =>
  days.map(({ key: _, items, ...day }) => ({
    ...day,
    items: items.map((item) => {
      const { key: __, ...rest } = item;
      return rest.kind === 'stop' ? { ...rest, place: { ...rest.place, name: '' } } : rest;
    }),
  }));

test('links of 1,000 random days with twelve stops have at most 300 characters and decode to the same days', () => {
  const random = seeded(7);
  const longest = Math.max(
    ...Array.from({ length: 1000 }, () => {
      const days = [twelveStops(random)];
      const fragment = shareFragment(days);
      expect(withoutKeys((readFragment(fragment) as { days: PlanDay[] }).days)).toEqual(withoutKeys(days));
      return ADDRESS.length + fragment.length;
    }),
  );
  expect(longest).toBeLessThanOrEqual(300);
});

test('a link of twelve stops in three named days has less than 300 characters', () => {
  const [day] = [twelveStops(seeded(3))];
  const days = [0, 1, 2].map((part) =>
    dayOf(
      [
        ...day!.items.slice(part * 4, part * 4 + 4),
        { kind: 'break', key: newKey(), minutes: 60, from: 720, until: 840 },
      ],
      {
        date: `2026-12-0${4 + part}`,
        title: ['Tower and bridge', 'Kings, clocks and parks', 'Two museums and a market'][part]!,
      },
    ),
  );
  expect(ADDRESS.length + shareFragment(days).length).toBeLessThanOrEqual(300);
});

test('a pub without a listing, letters of any script and the largest plan are decoded', () => {
  const pub = { ...stop(1, { stay: undefined }), place: { name: 'The George', pub: 4 } };
  const days = Array.from({ length: 14 }, (_, index) =>
    dayOf(
      [pub, ...Array.from({ length: 23 }, (_one, id) => stop(id + 1, { fixedAt: id }))].map((item) => ({
        ...item,
        key: newKey(),
      })),
      {
        title: `日本 ${index} Ø`,
        date: `2027-02-${String(index + 1).padStart(2, '0')}`,
      },
    ),
  );
  expect(withoutKeys((readFragment(shareFragment(days)) as { days: PlanDay[] }).days)).toEqual(
    withoutKeys(days),
  );
});

const good = [1, [20_791, '', 570, [1, 60]]];
const DAMAGED: [string, string][] = [
  ['nothing', '#plan='],
  ['no base64', '#plan=%%%'],
  ['no zlib', '#plan=AAAA'],
  ['no JSON', fragmentOf('[1,')],
  ['another form', fragmentOf([2, ...good.slice(1)])],
  ['no days', fragmentOf([1])],
  ['a day that is a text', fragmentOf([1, 'day'])],
  ['a day that never was', fragmentOf([1, [1e12, '', 570, [1, 60]]])],
  ['a day in parts', fragmentOf([1, [20_791.5, '', '570', [1, 60]]])],
  ['a start after midnight', fragmentOf([1, [20_791, '', 1440, [1, 60]]])],
  ['a stop without an end', fragmentOf([1, [20_791, '', 570, [1, 1e9]]])],
  ['a place that is no number', fragmentOf([1, [20_791, '', 570, ['1', 60]]])],
  ['a name with a control character', fragmentOf([1, [20_791, 'a\u0007b', 570, [1, 60]]])],
  ['a name that is too long', fragmentOf([1, [20_791, 'a'.repeat(81), 570, [1, 60]]])],
  ['25 stops on a day', fragmentOf([1, [20_791, '', 570, ...Array.from({ length: 25 }, () => [1, 60])]])],
  ['15 days', fragmentOf([1, ...Array.from({ length: 15 }, () => good[1])])],
  ['a megabyte of blanks', fragmentOf(`${JSON.stringify(good)}${' '.repeat(1024 ** 2)}`)],
  ['a list in a list, 5,000 deep', fragmentOf(`${'['.repeat(5000)}${']'.repeat(5000)}`)],
];
test.each(DAMAGED)('%s is reported as damaged', (_, fragment) =>
  expect(readFragment(fragment)).toEqual({ fault: 'damaged' }),
);

test('a fragment that is too long is refused, and other fragments are ignored', () => {
  expect(readFragment(`#plan=${'A'.repeat(10_000_000)}`)).toEqual({ fault: 'too long' });
  expect(readFragment('#day-2')).toBeNull();
  expect(readFragment('')).toBeNull();
});

test('a link with a changed character or a missing end never decodes to another plan', () => {
  const days = [twelveStops(seeded(5))];
  const fragment = shareFragment(days);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const random = seeded(11);
  for (let at = '#plan='.length; at < fragment.length; at++) {
    const letter = random.of([...letters].filter((character) => character !== fragment[at]));
    const changed = readFragment(fragment.slice(0, at) + letter + fragment.slice(at + 1));
    // The last letter of base64 has unused bits.
    if ('days' in changed!) expect(withoutKeys(changed.days)).toEqual(withoutKeys(days));
    else expect(changed).toEqual({ fault: 'damaged' });
    if (at < fragment.length) expect(readFragment(fragment.slice(0, at))).toEqual({ fault: 'damaged' });
  }
});

test('a link keeps where a day starts, with and without stops', () => {
  const start = { name: 'Euston station', lat: 51.5282, lng: -0.1337 };
  const days = [dayOf([], { start }), dayOf([stop(1)], { start })];
  expect(withoutKeys((readFragment(shareFragment(days)) as { days: PlanDay[] }).days)).toEqual(
    withoutKeys(days),
  );
  expect(readFragment(fragmentOf([1, [20_000, '', 570, ['Far away', 91, 0]]]))).toEqual({ fault: 'damaged' });
});
