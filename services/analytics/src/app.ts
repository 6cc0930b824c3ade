import { defineService, type Pack } from '@guide/service-kit';
import type { Db } from 'mongodb';
import { createCounting } from './counting/counting';
import { limits } from './limits';
import { createLog, type Log } from './log/log';
import { createIndexes } from './log/messages';
import { convertOldFigures, convertStoredRows } from './migrate';
import { readPages } from './pages';
import { createReceiver } from './receive';
import { createReleases } from './releases';
import { figures } from './routes/figures';
import { insights } from './routes/insights';
import { summary } from './routes/summary';
import { track } from './routes/track';

/** Days that are over are closed, and what others stored is read, this often also without a request. */
const CATCH_UP_MS = 60_000;

/** The analytics service: page views, events and what they add up to. */
export const service = defineService({
  name: 'analytics',
  cacheControl: 'no-store',
  migrations: [
    {
      description: 'the sums of the form before messages are stored days',
      run: async (db, pack) => convertOldFigures(db, await readPages(pack)),
    },
    // Two forms of rows came one after the other; both are converted at once.
    ...['the rows of closed days as numbers', 'what closed days show, stored beside their rows'].map(
      (description) => ({
        description,
        run: async (db: Db, pack: Pack) => convertStoredRows(db, await readPages(pack)),
      }),
    ),
  ],
  prepare: createIndexes,
  async routes(app, { pack, options }) {
    const pages = await readPages(pack);
    const counting = createCounting(pages, () => log, app.log);
    const log: Log = createLog(app.database, counting);
    const current = async () => {
      await counting.catchUp(await app.database());
      return counting;
    };
    app.addHook('onClose', () => log.idle());

    await app.register(limits);
    const releases = createReleases(options.liveReleases, app.log);
    track(app, createReceiver(app, { pages, log, counting, releases, options }));
    figures(app, pages, current);
    summary(app, pages, current);
    insights(app, pages, current);
    const catchUp = () =>
      void current().catch((error) => app.log.error({ err: error }, 'Counting failed; it is tried again'));
    const timer = setInterval(catchUp, CATCH_UP_MS);
    timer.unref();
    app.addHook('onReady', async () => catchUp());
    app.addHook('onClose', async () => clearInterval(timer));
  },
});

export const buildApp = service.buildApp;
