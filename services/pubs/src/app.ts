import { defineService } from '@guide/service-kit';
import { pubs } from './routes/pubs';
import { seed } from './seed';

/** The pubs service: the historic pubs (D-45). Their ids are their only key, so there is nothing to index. */
export const service = defineService({ name: 'pubs', prepare: async () => {}, seed, routes: pubs });

export const buildApp = service.buildApp;
