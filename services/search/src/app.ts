import { defineService, Gauge } from '@guide/service-kit';
import { readTerms, toSearchTerms } from './data/terms';
import { createProjection } from './projection/projection';
import { search } from './routes/search';
import { seed } from './seed';

declare module 'fastify' {
  interface FastifyInstance {
    projection: ReturnType<typeof createProjection>;
  }
}

const projections = new Set<ReturnType<typeof createProjection>>();
new Gauge({
  name: 'guide_search_projection_age_seconds',
  help: 'Seconds since the discover service last confirmed the copy of the listings',
  collect() {
    for (const projection of projections) {
      const age = projection.ageSeconds();
      if (age !== null) this.set(age);
    }
  },
});

export const service = defineService({
  name: 'search',
  seed,
  async routes(app, { options, pack }) {
    const terms = toSearchTerms(await readTerms(pack));
    app.decorate('projection', createProjection(app, options.fetchDiscover, undefined, terms));
    projections.add(app.projection);
    app.addHook('onClose', async () => {
      projections.delete(app.projection);
      app.projection.stop();
    });
    search(app);
    await app.projection.start();
  },
  health: (app) => ({
    details: { listings: app.projection.size(), projectionAgeSeconds: app.projection.ageSeconds() },
    answersWithoutDatabase: app.projection.size() > 0,
  }),
});

export const buildApp = service.buildApp;
