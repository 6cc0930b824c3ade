import { defineService, seedLanguages } from '@guide/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from 'mongodb';
import { startCounting } from './counting';
import { createHitIndexes } from './hits';
import { limits } from './intake/limits';
import { createPages, seedPlaces } from './intake/pages';
import { createNameIndexes } from './intake/publicNames';
import { createReceiver } from './intake/receive';
import { createReleases } from './intake/releases';
import { createSaltIndex } from './intake/salts';
import { reports } from './routes/reports';
import { track } from './routes/track';
import { reopenDays } from './sums/batches';
import { packEarlierSums } from './sums/packEarlierSums';
import { createSumIndexes } from './sums/stored';
import { startWeeklyReport } from './weekly/weeklyReport';

const EARLIER_COLLECTIONS = ['messages', 'writers', 'days', 'day_rows', 'day_groups', 'settings'];

/** Removes the collections of versions that did not store hits as documents. */
async function removeEarlierCollections(db: Db, _pack: unknown, log: FastifyBaseLogger): Promise<void> {
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  const existing = EARLIER_COLLECTIONS.filter((name) => names.includes(name));
  for (const name of existing) await db.dropCollection(name);
  if (existing.length === 0) return;
  log.warn(
    'Visits are counted in a new way: this version has removed the figures of the version before, and counts from 0. Only a backup that was made before the upgrade still has them (npm run ops -- backup, npm run ops -- restore).',
  );
}
const migration = { description: 'remove the statistics of earlier versions', run: removeEarlierCollections };
const reopening = { description: 'remove visitor hashes that were left on closed days', run: reopenDays };
const packing = { description: 'store the sums of days in a shorter form', run: packEarlierSums };

export const service = defineService({
  name: 'analytics',
  cacheControl: 'no-store',
  migrations: [migration, migration, migration, migration, reopening, packing],
  async prepare(db) {
    await createHitIndexes(db);
    await createSumIndexes(db);
    await createNameIndexes(db);
    await createSaltIndex(db);
  },
  async seed(db, pack) {
    await seedPlaces(db, pack);
    await seedLanguages(db, pack);
  },
  async routes(app, { pack, options }) {
    const pages = await createPages(pack, app.database);
    await app.register(limits);
    const releases = createReleases(options.liveReleases, app.log);
    track(app, createReceiver(app, pages, releases, options));
    reports(app, pages, releases, startCounting(app, pages.timeZone));
    await startWeeklyReport(app, options.origin, pack, pages.timeZone);
  },
});

export const buildApp = service.buildApp;
