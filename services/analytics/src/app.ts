import { defineService } from '@guide/service-kit';
import { createIndexes } from './data/indexes';
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
  prepare: createIndexes,
  async routes(app, { pack }) {
    const places = await openPlaces(pack);
    pageView(app, places);
    event(app, places);
    topPages(app);
    popularListings(app, places);
    summary(app, places);
    recent(app);
  },
});

export const buildApp = service.buildApp;
