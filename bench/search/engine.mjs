/**
 * One engine over so many listings in a process of its own: `engine.mjs NAME LISTINGS`. Prints one JSON line: ms to
 * build, bytes per listing beside the listings as objects (the index keeps their text instead, which is counted),
 * queries a second of processor time (so that other load on the machine counts little), p50 and p99 in ms, the totals
 * found. Other queries are asked first, until the code is compiled.
 */

import { createPlainSearch } from '@guide/contracts/place';
import { createSearchIndex } from '@guide/service-search/index';
import { generateListings } from '@guide/service-search/testing';
import { flexsearch, minisearch } from './libraries.mjs';
import { mongo } from './mongo.mjs';
import { mixedQueries } from './queries.mjs';

/** Queries that are asked, fewer when that takes more than the time. */
const MAX_QUERIES = 2000;
const MAX_MS = 3000;
const WARM_UP_MS = 1000;

const engines = {
  index,
  scan: (listings) => createPlainSearch(listings).search,
  mongo,
  minisearch,
  flexsearch,
};
/** Over the text of the listings, which it keeps in place of them. */
async function index(listings) {
  const text = Buffer.from(JSON.stringify(listings));
  return (await createSearchIndex(text)).search;
}

const [name, size] = [process.argv[2], Number(process.argv[3])];
const listings = generateListings(size);
const queries = mixedQueries(listings, MAX_QUERIES);
const others = mixedQueries(listings, MAX_QUERIES, 12);

const used = () => {
  global.gc?.();
  global.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};
const before = used();
const start = performance.now();
const search = await engines[name](listings);
const buildMs = performance.now() - start;
const bytes = (used() - before) / size;

const warm = performance.now() + WARM_UP_MS;
for (const query of others) {
  await search(query);
  if (performance.now() > warm) break;
}
const times = [];
const totals = [];
const cpu = process.cpuUsage();
const end = performance.now() + MAX_MS;
for (const query of queries) {
  const from = performance.now();
  totals.push((await search(query)).total);
  times.push(performance.now() - from);
  if (performance.now() > end) break;
}
const { user, system } = process.cpuUsage(cpu);
const perSecond = (1e6 * times.length) / (user + system);
times.sort((a, b) => a - b);
const at = (share) => times[Math.floor(times.length * share)];
console.log(JSON.stringify({ buildMs, bytes, perSecond, p50: at(0.5), p99: at(0.99), totals }));
await search.close?.();
