import { defineService } from '@guide/service-kit';
import { finishBatches } from './data/finish-batches';
import { createIndexes } from './data/indexes';
import { type Arrival, storeBatch } from './data/store-batch';
import { createIntake } from './intake/intake';
import { openPlaces } from './places';
import { event } from './routes/event';
import { pageView } from './routes/page-view';
import { popularListings } from './routes/popular-listings';
import { recent } from './routes/recent';
import { summary } from './routes/summary';
import { topPages } from './routes/top-pages';

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
    const take = createIntake<Arrival>(async (arrivals) => storeBatch(await app.database(), arrivals));
    const tracking = { timeZone: places.timeZone, trustProxy: Boolean(options.trustProxy), take };
    pageView(app, tracking);
    event(app, tracking);
    topPages(app);
    popularListings(app, places);
    summary(app, places);
    recent(app);
  },
});

export const buildApp = service.buildApp;
