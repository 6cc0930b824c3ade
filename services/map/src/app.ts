import { defineService } from '@guide/service-kit';
import { createIndexes } from './data/indexes';
import { areas } from './routes/areas';
import { features } from './routes/features';
import { seed } from './seed';

export const service = defineService({
  name: 'map',
  prepare: createIndexes,
  seed,
  routes(app) {
    areas(app);
    features(app);
  },
});

export const buildApp = service.buildApp;
