import { defineService } from '@guide/service-kit';
import { pubs } from './routes/pubs';
import { seed } from './seed';

export const service = defineService({ name: 'pubs', seed, routes: pubs });

export const buildApp = service.buildApp;
