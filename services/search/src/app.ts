import { listStarts } from '@guide/contracts/search';
import { cityClocks } from '@guide/contracts/site';
import { defineService, Gauge } from '@guide/service-kit';
import { createProjection } from './projection/projection';
import { search } from './routes/search';

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
  async routes(app, { options, pack }) {
    const { product, timeZone, bankHolidays, holidays, center } = (await pack.read('site.json')).content;
    const calendar = { clockChanges: cityClocks(timeZone), bankHolidays, holidays, center };
    const { content: synonyms } = await pack.read('synonyms.json');
    const { points } = (await pack.read('points.json')).content;
    const starts = listStarts(points, (await pack.read('areas.json')).content);
    const terms = { synonyms, starts, city: product };
    app.decorate('projection', createProjection(app, options.fetchDiscover, undefined, terms));
    projections.add(app.projection);
    app.addHook('onClose', async () => {
      projections.delete(app.projection);
      app.projection.stop();
    });
    search(app, calendar);
    await app.projection.start();
  },
  health: (app) => ({
    details: { listings: app.projection.size(), projectionAgeSeconds: app.projection.ageSeconds() },
    answersWithoutDatabase: app.projection.size() > 0,
  }),
});

export const buildApp = service.buildApp;
