/**
 * The search service as it runs, over generated listings, and beside it a bare route that sends the same bytes:
 * forked with the number of listings. Its database is away, so that nothing is measured but the answers.
 * Says `{ url, bareUrl }` when it is ready. Told 'refresh', it takes changed listings and says how many ms that took.
 * Told 'times', it says the processor times of the answers since it was last told so.
 */
import { fileURLToPath } from 'node:url';
import { service } from '@guide/service-search';
import { generateListings } from '@guide/service-search/testing';
import fastify from 'fastify';
import { CONNECTIONS, pathsFor } from './queries.mjs';

// The service holds no listing as an object either: these are gone with the function.
function generate() {
  const listings = generateListings(Number(process.argv[2]));
  return { paths: pathsFor(listings), bytes: Buffer.from(JSON.stringify(listings)) };
}
const { paths, bytes: first } = generate();
let text = first;
let etag = '"1"';
const app = await service.buildApp({
  mongoUrl: 'mongodb://127.0.0.1:9/?serverSelectionTimeoutMS=100',
  packFolder: fileURLToPath(new URL('../../cities/london', import.meta.url)),
  fetchDiscover: async () => new Response(text, { headers: { etag } }),
});

/** To ask for the processor time takes about as long as a search: every eighth answer does. */
const ANSWERS_PER_READING = 8;
/** The process's ms of processor time at the end of these answers. */
let ends = [];
let ended = 0;
const end = async () => {
  if (++ended % ANSWERS_PER_READING > 0) return;
  const { user, system } = process.cpuUsage();
  ends.push((user + system) / 1000);
};
app.addHook('onResponse', end);

const bytes = new Map();
const bare = fastify();
bare.addHook('onResponse', end);
bare.get('*', async (request, reply) => {
  return reply.type('application/json; charset=utf-8').send(bytes.get(request.url));
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });
for (const path of paths) bytes.set(path, (await app.inject(path)).rawPayload);

async function refresh() {
  text = Buffer.from(text);
  text[text.indexOf('"name":"') + '"name":"'.length] = 'Q'.charCodeAt(0);
  etag = '"2"';
  const start = performance.now();
  await app.projection.refresh();
  return performance.now() - start;
}

/**
 * With so many in work at once, an answer takes as long as this process works for so many answers, when it has a
 * processor of its own.
 */
function times() {
  const each = ends.slice(CONNECTIONS / ANSWERS_PER_READING).map((one, nth) => one - ends[nth]);
  each.sort((a, b) => a - b);
  const at = (share) => each[Math.floor(each.length * share)];
  const perAnswer = (ends.at(-1) - ends[0]) / (ends.length - 1) / ANSWERS_PER_READING;
  ends = [];
  return { perAnswer, p50: at(0.5), p99: at(0.99), most: each.at(-1) };
}
process.on('message', async (told) => process.send?.(told === 'refresh' ? await refresh() : times()));
process.on('disconnect', () => process.exit());
process.send?.({ url, bareUrl });
