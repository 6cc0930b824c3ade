import { defineService } from '@guide/service-kit';
import { finishBatches } from './data/finish-batches';
import { createIndexes } from './data/indexes';
import type { Arrival } from './data/store-arrivals';
import { createIntake } from './intake/intake';
import { createReceiver } from './intake/receive';
import { createWriter, type Stored } from './intake/writer';
import { openPlaces } from './places';
import { popularListings } from './routes/popular-listings';
import { recent } from './routes/recent';
import { summary } from './routes/summary';
import { topPages } from './routes/top-pages';
import { track } from './routes/track';
import { writeRate } from './write-rate';

/** The analytics service: page views, events and what they add up to. */
export const service = defineService({
  name: 'analytics',
  cacheControl: 'no-store',
  prepare: async (db) => {
    await createIndexes(db);
    await finishBatches(db);
  },
  async routes(app, { pack, options }) {
    const places = await openPlaces(pack);
    const writer = createWriter();
    const take = createIntake<Arrival, Stored>(async (arrivals) =>
      writer.store(await app.database(), arrivals),
    );
    const figures = async () => {
      const db = await app.database();
      await writer.settle(db);
      return db;
    };
    // What cannot be counted now is counted at the next start.
    app.addHook('onClose', () => figures().then(undefined, () => {}));

    await app.register(writeRate);
    track(app, createReceiver(app, places, options, take));
    topPages(app, figures);
    popularListings(app, places, figures);
    summary(app, places, figures);
    recent(app, figures);
  },
});

export const buildApp = service.buildApp;
