import Fastify from 'fastify';

const EVENTS = [
  { id: 1, name: 'Lantern walk', day: '2026-12-05' },
  { id: 2, name: 'Winter market', day: '2026-12-12' },
];

/** Creates the backend. @param {string} guide - origin of the guide, whose pages may read it */
export function createBackend(guide) {
  const app = Fastify();
  app.addHook('onRequest', async (_request, reply) => {
    // Browsers need the first, and the guide shares what it reads while rendering for max-age, at most a minute.
    reply.headers({ 'access-control-allow-origin': guide, 'cache-control': 'max-age=30' });
  });
  app.get('/events', async () => EVENTS);
  app.get('/events/:id', async (request, reply) => {
    const { id } = /** @type {{ id: string }} */ (request.params);
    return EVENTS.find((event) => event.id === Number(id)) ?? reply.code(404).send({ error: 'Not found' });
  });
  return app;
}
