import { defineService } from '@guide/service-kit';
import { createIndexes } from './data/indexes';
import { map } from './routes/map';
import { seed } from './seed';

export const service = defineService({ name: 'map', prepare: createIndexes, seed, routes: map });

export const buildApp = service.buildApp;
