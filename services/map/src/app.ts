import { defineService } from '@guide/service-kit';
import { createIndexes } from './data/indexes';
import { routes } from './routes';
import { seed } from './seed';

export const service = defineService({ name: 'map', prepare: createIndexes, seed, routes });

export const buildApp = service.buildApp;
