import { openPack } from '@guide/service-kit';
import { london, londonFile, packWith, startService } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { service } from '../src/app';
import { createPages, seedPlaces } from '../src/intake/pages';
import { poster } from './calls';

const { app } = await startService(service);

test('D-69 the page of a place that is imported into a running guide counts by its name, without a restart', async () => {
  const path = '/attraction/9001';
  await poster(app)('pageview', { path });
  const listings = await londonFile('listings.json');
  const folder = await packWith({
    'listings.json': [...listings, { ...listings[0]!, id: 9001, area: 'Newtown' }],
    'pubs.json': await londonFile('pubs.json'),
  });
  const db = await app.database();
  await seedPlaces(db, openPack(folder));
  // An unknown path is looked up in the database at most once a second.
  let now = 0;
  const pages = await createPages(
    openPack(london),
    async () => db,
    () => now,
  );
  expect(await pages.pageOf(path)).toEqual({ page: path, pageKind: 'place', area: 'Newtown' });
  await seedPlaces(db, openPack(london));
  now += 29_999;
  expect((await pages.pageOf(path)).page).toBe(path);
  now += 1;
  expect(await pages.pageOf(path)).toEqual({ page: 'other page', pageKind: 'other' });
  await seedPlaces(db, openPack(folder));
  now += 999;
  expect((await pages.pageOf(path)).page).toBe('other page');
  now += 1;
  expect((await pages.pageOf(path)).page).toBe(path);
});
