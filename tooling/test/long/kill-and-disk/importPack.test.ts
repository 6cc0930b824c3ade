import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, test } from '@jest/globals';
import { brambleford, importQuietly, killImports, refuseWrites } from '../../support/imports';
import { temporaryFolder } from '../../support/temporaryFolder';

let database: TestDatabase;
const folder = temporaryFolder();
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.remove());

test('An import that is killed before any of its writes is rolled back, also after a killed rollback', () =>
  killImports(database, folder, 1));

const discovered = ['listings', 'photos', 'texts', 'homeTexts', 'pageTexts'];
const written = [...discovered, 'pubs', 'areas', 'places', 'terms', 'site', 'seeds'];

test('An import whose writes to any collection fail restores every collection', async () => {
  await importQuietly(database, brambleford);
  await refuseWrites(database, folder, written);
});
