import type { Facts, Listing } from '@guide/contracts/api/schemas';
import { CHIPS, createPlainSearch } from '@guide/contracts/place';
import { expectInvalid, listing, startService } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { service } from '../src/app';
import { calendarOf } from '../src/calendar';
import { createSearchIndex } from '../src/matching/searchIndex';
import { discoverWith } from './support';
import { randomFrom } from './support/random';

const week = (...day: string[]) => ({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day });
const calendar = calendarOf({ timeZone: 'Europe/London', bankHolidays: [] });

/** Listings whose hours and facts are drawn from a few, by a seed. */
function seeded(seed: number): Listing[] {
  const random = randomFrom(seed);
  const maybe = <T>(value: T): T | undefined => (random.below(2) === 0 ? value : undefined);
  return Array.from({ length: 1 + random.below(120) }, (_, index) => {
    const facts: Facts = {
      stepFreeEntrance: maybe('yes' as const),
      goodInRain: maybe(true),
      admission: maybe({ free: true as const }),
      ages: maybe([3, 9] as [number, number]),
    };
    return listing({
      id: index + 1,
      name: random.pick(['Old Tower', 'New Museum', 'Tower Inn']),
      rating: random.below(50) / 10,
      area: random.pick(['North', 'South']),
      hours: random.pick([undefined, week('10:00-17:00'), week('12:00-23:00'), week('18:00-02:00')]),
      facts: JSON.parse(JSON.stringify(facts)),
    });
  });
}

test('D-37 quick choices and their counts are those of a plain look at every listing, at any minute of the day', async () => {
  for (let seed = 1; seed <= 60; seed++) {
    const random = randomFrom(seed);
    const listings = seeded(seed);
    const index = await createSearchIndex(Buffer.from(JSON.stringify(listings)));
    const plain = createPlainSearch(listings);
    for (let round = 0; round < 5; round++) {
      const now = Date.now() + random.below(1440) * 60_000;
      const chips = CHIPS.map(({ name }) => name).filter(() => random.below(4) === 0);
      const query = { query: random.pick(['', 'tower']), area: random.pick(['all', 'North']) };
      const asked = { ...query, ...(chips.length > 0 && { chips: chips.join() }) };
      const { page, total } = index.search(asked, { now, calendar });
      const found: Listing[] = JSON.parse(index.write(page).toString());
      const expected = plain.search(asked, { now, calendar });
      const idsOf = (all: Listing[]) => all.map(({ id }) => id);
      expect([seed, round, idsOf(found)]).toEqual([seed, round, idsOf(expected.results)]);
      expect(total).toBe(expected.total);
      expect([seed, round, index.chips(asked, { now, calendar })]).toEqual([
        seed,
        round,
        plain.chips(asked, { now, calendar }),
      ]);
    }
  }
}, 60_000);

const discover = discoverWith([
  listing({ id: 1, name: 'Free Tower', facts: { admission: { free: true }, goodInRain: true } }),
  listing({ id: 2, name: 'Dear Tower', facts: { admission: { adult: 30 } }, hours: week('00:00-24:00') }),
  listing({ id: 3, name: 'Garden', priceRange: '£', facts: { stepFreeEntrance: 'yes' } }),
]);
const { app } = await startService(service, { fetchDiscover: discover.fetch });
const ids = async (query: string) =>
  (await app.inject(`/api/search${query}`)).json().map(({ id }: Listing) => id);

test('D-7 /api/search takes quick choices beside text and filters', async () => {
  expect(await ids('?query=tower&chips=free')).toEqual([1]);
  expect(await ids('?chips=free,rain')).toEqual([1]);
  expect(await ids('?chips=openNow')).toEqual([2]);
  expect(await ids('?chips=free,stepFree')).toEqual([]);
  const counts = (await app.inject('/api/search/chips?query=tower')).json();
  expect(counts).toEqual({ openNow: 1, openLate: 1, free: 1, stepFree: 0, children: 0, rain: 1 });
});

test.each(['free,', 'near', 'free,near', '', ',', 'FREE', `${'free,'.repeat(30)}free`])(
  'VAL-02 the choice %j is refused by name',
  async (chips) => {
    expectInvalid(await app.inject(`/api/search?chips=${chips}`), 'chips');
    expectInvalid(await app.inject(`/api/search/chips?chips=${chips}`), 'chips');
  },
);
