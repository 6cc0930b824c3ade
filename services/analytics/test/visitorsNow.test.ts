import { expect, test } from '@jest/globals';
import { type Hit, insertHits } from '../src/hits';
import { visitorsNow } from '../src/reports/visitorsNow';
import { startFigures } from './figures';

const { emptyDb } = await startFigures();

const views = (at: string, day: string, visitors: number, networks: number): Hit[] =>
  Array.from({ length: visitors }, (_, visitor) => ({
    _id: `${at} ${visitor}`,
    kind: 'view',
    at: new Date(at),
    day,
    batch: 0,
    visitor: `${day} ${visitor}`,
    network: `${day} ${visitor % networks}`,
    page: '/',
    pageKind: 'home',
    device: 'phone',
  }));

test('D-18 visitors now are those of this minute and the four before it, of a network ten at most', async () => {
  const db = await emptyDb('now');
  await insertHits(db, views('2099-01-10T12:00:30Z', '2099-01-10', 3, 3));
  await insertHits(db, views('2099-01-10T12:04:30Z', '2099-01-10', 2000, 20));
  const now = (at: string) => visitorsNow(db, new Date(at));
  expect(await now('2099-01-10T12:04:59Z')).toBe(200);
  expect(await now('2099-01-10T12:00:59Z')).toBe(3);
  expect(await now('2099-01-10T12:08:59Z')).toBe(200);
  expect(await now('2099-01-10T12:09:00Z')).toBe(0);
});

test('D-18 at midnight, when all hashes change, visitors now do not fall to 0, and nobody counts twice', async () => {
  const db = await emptyDb('midnight');
  await insertHits(db, views('2099-07-10T22:58:00Z', '2099-07-10', 7, 7));
  const now = (at: string) => visitorsNow(db, new Date(at));
  expect(await now('2099-07-10T23:00:01Z')).toBe(7);
  await insertHits(db, views('2099-07-10T23:00:30Z', '2099-07-11', 5, 5));
  expect(await now('2099-07-10T23:01:00Z')).toBe(7);
  expect(await now('2099-07-10T23:04:00Z')).toBe(5);
});
