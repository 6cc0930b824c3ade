import { defineService } from '@guide/service-kit';
import { finishBatch } from './data/finish-batch';
import { createIndexes } from './data/indexes';
import type { Arrival } from './data/store-batch';
import { createIntake } from './intake/intake';
import { createWriter } from './intake/writer';
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
    await finishBatch(db);
  },
  async routes(app, { pack, options }) {
    const places = await openPlaces(pack);
    const write = createWriter();
    const take = createIntake<Arrival>(async (arrivals) => write(await app.database(), arrivals));
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
