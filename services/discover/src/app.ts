import { defineService } from '@guide/service-kit';
import { createIndexes } from './data/indexes';
import { listings } from './routes/listings';
import { newsletter } from './routes/newsletter';
import { seed } from './seed';

export const service = defineService({
  name: 'discover',
  prepare: createIndexes,
  seed,
  async routes(app, { options, pack }) {
    listings(app);
    await newsletter(app, options.origin, pack);
  },
});

export const buildApp = service.buildApp;
