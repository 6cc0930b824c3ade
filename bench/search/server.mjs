/**
 * The search service as it runs, over generated listings, and beside it a bare route that sends the same bytes:
 * forked with the number of listings. Its database is away, so that nothing is measured but the answers.
 * Says `{ url, bareUrl }` when it is ready. Told 'refresh', it takes changed listings and says `{ refreshed }`: the
 * longest time in ms that nothing else could run, and how long it took.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { service } from '@guide/service-search';
import { generateListings } from '@guide/service-search/testing';
import fastify from 'fastify';
import { pathsFor } from './queries.mjs';

const listings = generateListings(Number(process.argv[2]));
const paths = pathsFor(listings);
let text = Buffer.from(JSON.stringify(listings));
let etag = '"1"';
const app = await service.buildApp({
  mongoUrl: 'mongodb://127.0.0.1:9/?serverSelectionTimeoutMS=100',
  packFolder: '.',
  fetchDiscover: async () => new Response(text, { headers: { etag } }),
});

const bytes = new Map();
const bare = fastify();
bare.get('*', async (request, reply) => {
  return reply.type('application/json; charset=utf-8').send(bytes.get(request.url));
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });
for (const path of paths) bytes.set(path, (await app.inject(path)).rawPayload);

async function refresh() {
  listings[0].name = 'A place with a new name';
  text = Buffer.from(JSON.stringify(listings));
  etag = '"2"';
  const pauses = monitorEventLoopDelay({ resolution: 1 });
  pauses.enable();
  const start = performance.now();
  await app.projection.refresh();
  pauses.disable();
  return { pauseMs: pauses.max / 1e6, ms: performance.now() - start };
}
process.on('message', async () => process.send({ refreshed: await refresh() }));
process.on('disconnect', () => process.exit());
process.send({ url, bareUrl });
