import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, test } from '@jest/globals';
import { killImports } from '../../support/imports';
import { temporaryFolder } from '../../support/temporaryFolder';

let database: TestDatabase;
const folder = temporaryFolder();
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.remove());

test('An import that is killed before any of its writes is rolled back, also after a killed rollback', () =>
  killImports(database, folder, 1));
