import type { Listing } from '@guide/contracts/api/schemas';
import { expectInvalid, listing, startService } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { service } from '../src/app';
import { discoverWith } from './support';

const week = (...day: string[]) => ({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const CLOSED_DAY = inDays(40);

const discover = discoverWith([
  listing({ id: 1, name: 'Free Tower', facts: { admission: { free: true }, goodInRain: true } }),
  listing({
    id: 2,
    name: 'Dear Tower',
    facts: { admission: { adult: 30 } },
    hours: { ...week('00:00-24:00'), dates: { [CLOSED_DAY]: [] } },
  }),
  listing({ id: 3, name: 'Garden', priceRange: '£', facts: { stepFreeEntrance: 'yes' } }),
]);
const { app } = await startService(service, { fetchDiscover: discover.fetch });
const ids = async (query: string) =>
  (await app.inject(`/api/search${query}`)).json().map(({ id }: Listing) => id);

test('D-7 /api/search combines chips with text and filters', async () => {
  expect(await ids('?query=tower&chips=free')).toEqual([1]);
  expect(await ids('?chips=free,rain')).toEqual([1]);
  expect(await ids('?chips=openNow')).toEqual([2]);
  expect(await ids('?chips=free,stepFree')).toEqual([]);
  const counts = (await app.inject('/api/search/chips?query=tower')).json();
  expect(counts).toEqual({ openNow: 1, openLate: 1, free: 1, stepFree: 0, children: 0, rain: 1 });
});

test('D-86 chips follow the chosen day and time, with exceptions', async () => {
  expect(await ids(`?chips=openNow&when=${inDays(3)}T18:00`)).toEqual([2]);
  expect(await ids(`?chips=openNow&when=${inDays(3)}`)).toEqual([2]);
  expect(await ids(`?chips=openNow&when=${inDays(-3)}`)).toEqual([2]);
  expect(await ids(`?chips=openNow&when=${CLOSED_DAY}T12:00`)).toEqual([]);
  for (const when of ['tomorrow', '2026-11-28T18', '2026-11-28 18:00', '2026-11-28T18:00Z'])
    expectInvalid(await app.inject(`/api/search?when=${encodeURIComponent(when)}`), 'when');
});

test.each(['free,', 'near', 'free,near', '', ',', 'FREE', `${'free,'.repeat(30)}free`])(
  'VAL-02 the chips %j are refused with the field',
  async (chips) => {
    expectInvalid(await app.inject(`/api/search?chips=${chips}`), 'chips');
    expectInvalid(await app.inject(`/api/search/chips?chips=${chips}`), 'chips');
  },
);
