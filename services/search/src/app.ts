import { defineService } from '@guide/service-kit';
import { createProjection } from './projection/projection';
import { facets } from './routes/facets';
import { search } from './routes/search';

declare module 'fastify' {
  interface FastifyInstance {
    projection: ReturnType<typeof createProjection>;
  }
}

/** The search service: listings by text and filters, from a projection of its own. */
export const service = defineService({
  name: 'search',
  prepare: async () => {},
  async routes(app, { options }) {
    app.decorate('projection', createProjection(app, options.fetchDiscover));
    app.addHook('onClose', async () => app.projection.stop());
    search(app);
    facets(app);
    await app.projection.start();
  },
  health: (app) => ({
    details: { listings: app.projection.size(), projectionAgeSeconds: app.projection.ageSeconds() },
    answersWithoutDatabase: app.projection.size() > 0,
  }),
});

export const buildApp = service.buildApp;
