/** Compares the search service with minisearch behind a bare route: `npm run bench -- search [LISTINGS...]`. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { normalizeForSearch } from '@guide/contracts/place';
import { service } from '@guide/service-search';
import { generateListings, randomFrom } from '@guide/service-search/testing';
import autocannon from 'autocannon';
import fastify from 'fastify';
import MiniSearch from 'minisearch';
import { head, machine, row } from '../machine.mjs';

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 3;
const SECONDS = 8;
const QUERY_COUNT = 3000;
const PAGE_SIZE = 24;

const MEASURED = [
  { name: 'search', engine: 'service', pathOf: (query) => `/api/search?${new URLSearchParams(query)}` },
  { name: 'minisearch', engine: 'peer', pathOf: (query) => `/?${new URLSearchParams(query)}` },
  {
    name: 'suggestions',
    engine: 'service',
    pathOf: ({ query = 'museum' }) =>
      `/api/search/suggestions?${new URLSearchParams({ query: query.trim() || 'museum' })}`,
  },
];

/** Queries of visitors: prefixes, names, phrases, parts of words, only filters, and queries without results. */
function mixedQueries(listings) {
  const random = randomFrom(11);
  const typed = (text) => text.slice(0, 1 + random.below(text.length));
  const words = () => random.pick(listings).description.split(' ');
  const phrase = (all) => {
    const first = random.below(Math.max(1, all.length - 1));
    return all.slice(first, first + 2).join(' ');
  };
  const texts = [
    ...Array(3).fill(() => typed(random.pick(words()))),
    () => typed(random.pick(listings).name),
    () => random.pick(listings).name,
    () => random.pick(listings).area.toLowerCase(),
    () => phrase(words()),
    () => random.pick(words()).slice(1),
    () => `${random.pick(words())}qx`,
    () => undefined,
  ];
  const oneIn = (count, value) => (random.below(count) === 0 ? value : undefined);
  return random.times(QUERY_COUNT, () => {
    const { category, area, priceRange } = random.pick(listings);
    const query = {
      query: random.pick(texts)(),
      category: oneIn(4, category),
      area: oneIn(6, area),
      priceRange: oneIn(8, priceRange),
      rating: oneIn(6, '4.5'),
      sortBy: oneIn(3, random.pick(['rating', 'reviews', 'name'])),
      limit: String(PAGE_SIZE),
      offset: oneIn(5, String(PAGE_SIZE)),
    };
    return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
  });
}

const ENGINES = {
  /** The service with an unreachable database, which it does not need for searching. */
  service: (listings) =>
    service.buildApp({
      mongoUrl: 'mongodb://127.0.0.1:9/?serverSelectionTimeoutMS=100',
      packFolder: fileURLToPath(new URL('../../cities/london', import.meta.url)),
      fetchDiscover: async () => Response.json(listings, { headers: { etag: '"1"' } }),
    }),
  /** Minisearch with every suffix of a word as a term, so that it finds parts of words, but not across spaces. */
  async peer(listings) {
    const split = (text) => text.split(/\s+/).filter(Boolean);
    const index = new MiniSearch({
      fields: ['text'],
      tokenize: (text) =>
        split(text).flatMap((word) => Array.from(word, (_letter, index) => word.slice(index))),
      processTerm: (term) => term,
      searchOptions: { prefix: true, combineWith: 'AND', tokenize: split },
    });
    const byId = new Map(listings.map((listing) => [listing.id, listing]));
    for (const { id, name, description, area, subcategory } of listings) {
      index.add({ id, text: normalizeForSearch([name, description, area, subcategory].join(' ')) });
    }
    const app = fastify();
    app.get('/', async ({ query: params }) => {
      const { query = '', category, area, priceRange, rating, offset = 0 } = /** @type {any} */ (params);
      const text = normalizeForSearch(query.trim());
      const results = (text ? index.search(text).map(({ id }) => byId.get(id)) : listings).filter(
        (listing) =>
          (!category || listing.category === category) &&
          (!area || listing.area === area) &&
          (!priceRange || listing.priceRange === priceRange) &&
          (!rating || Number(listing.rating ?? 4) >= Number(rating)),
      );
      return results.slice(Number(offset), Number(offset) + PAGE_SIZE);
    });
    return app;
  },
};

async function serve(engine, size) {
  const app = await ENGINES[engine](generateListings(size));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  process.on('message', () => process.send?.(process.cpuUsage()));
  process.on('disconnect', () => process.exit());
  process.send?.(url);
}

/** Loads a server. Each connection starts at another path. */
async function load(url, paths, duration) {
  let nth = 0;
  const { latency, requests, non2xx, errors } = await autocannon({
    url,
    duration,
    connections: CONNECTIONS,
    setupClient(client) {
      const first = Math.floor((nth++ * paths.length) / CONNECTIONS);
      client.setRequests([...paths.slice(first), ...paths.slice(0, first)].map((path) => ({ path })));
    },
  });
  return { latency, requests, failed: non2xx + errors };
}

async function measure({ name, engine, pathOf }, size, paths) {
  const server = fork(fileURLToPath(import.meta.url), [engine, String(size)], {
    execArgv: ['--import', 'tsx'],
  });
  const [url] = await once(server, 'message');
  const cpuMs = async () => {
    server.send('cpu');
    const [{ user, system }] = await once(server, 'message');
    return (user + system) / 1000;
  };
  await load(url, paths.map(pathOf), WARM_UP_SECONDS);
  const before = await cpuMs();
  const { latency, requests, failed } = await load(url, paths.map(pathOf), SECONDS);
  const cpu = ((await cpuMs()) - before) / requests.total;
  row(size, name, latency.p50, latency.p99, Math.round(requests.average), cpu.toFixed(3), failed);
  const exited = once(server, 'exit');
  server.disconnect();
  await exited;
}

if (process.send) await serve(process.argv[2], Number(process.argv[3]));
else {
  const sizes = process.argv.slice(2).map(Number);
  console.log(`${machine()}\n`);
  head('listings', 'request', 'p50 ms', 'p99 ms', 'responses/s', 'CPU ms per response', 'not 200');
  for (const size of sizes.length > 0 ? sizes : [112, 5000, 20_000]) {
    const queries = mixedQueries(generateListings(size));
    for (const measured of MEASURED) await measure(measured, size, queries);
  }
}
