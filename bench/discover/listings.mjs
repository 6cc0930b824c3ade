/**
 * GET /api/listings beside a bare Fastify route that sends the same bytes, in one run; servers and client are a process
 * each.
 * Run: `node --import tsx bench/discover/listings.mjs [LISTINGS]`; prints a markdown table.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ask } from '../client.mjs';

const CONNECTIONS = 10;
const WARM_UP_MS = 1000;
const DURATION_MS = 4000;
const areas = 'Westminster,Soho,Covent Garden,South Bank,Camden,Greenwich,Notting Hill,Shoreditch'.split(',');
const categories = ['attraction', 'restaurant', 'pub'];
const pathOf = (query) => `/api/listings?${new URLSearchParams(query)}`;
const both = categories.flatMap((category) => areas.map((area) => pathOf({ category, area })));
const anew = [
  ...both,
  ...areas.flatMap((area) => ['true', 'false'].map((featured) => pathOf({ area, featured }))),
  ...areas.flatMap((area) =>
    categories.flatMap((category) =>
      ['true', 'false'].map((featured) => pathOf({ category, area, featured })),
    ),
  ),
  ...areas.map((area) => pathOf({ area })),
];

/** What is asked, again and again. The last goes round in more bytes than are kept, so each answer is cut anew. */
const cases = [
  ['one category and area', both.slice(0, 1)],
  ['every category and area in turn', both],
  ['one category', ['/api/listings?category=pub']],
  ['all', ['/api/listings']],
  ['more than is kept, each cut anew', anew],
];

const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);
const size = Number(process.argv[2] ?? 20_000);
const folder = await mkdtemp(`${tmpdir()}/bench-discover-`);
const program = fileURLToPath(new URL('server.mjs', import.meta.url));
const paths = [...new Set(cases.flatMap(([, asked]) => asked))];
const server = fork(program, [String(size), folder, ...paths], { execArgv: ['--import', 'tsx'] });
const [{ url, bareUrl, sizes }] = await once(server, 'message');

async function cpuMs() {
  server.send('cpu');
  return (await once(server, 'message'))[0];
}

async function load(address, asked) {
  await ask(address, asked, { connections: CONNECTIONS, ms: WARM_UP_MS });
  const before = await cpuMs();
  const { answers, failed } = await ask(address, asked, { connections: CONNECTIONS, ms: DURATION_MS });
  const cpu = ((await cpuMs()) - before) / answers.length;
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  if (failed > 0) throw new Error(`${failed} answers were no 200`);
  return { perSecond: (answers.length * 1000) / DURATION_MS, p50: times[Math.floor(times.length / 2)], cpu };
}

console.log(
  `${new Date().toISOString()} · ${cpus()[0].model}, ${availableParallelism()} cores, Node ${process.versions.node}, load ${loadavg()[0].toFixed(1)}\n`,
);
row(
  'asked',
  'mean bytes',
  'p50 against the bare route',
  'CPU against it',
  'answers/s',
  'bare',
  'p50 ms',
  'bare',
);
row('---', '---:', '---:', '---:', '---:', '---:', '---:', '---:');
for (const [what, asked] of cases) {
  const mean = [...asked].reduce((sum, path) => sum + sizes[paths.indexOf(path)], 0) / asked.length;
  const [ours, theirs] = [await load(url, asked), await load(bareUrl, asked)];
  row(
    what,
    Math.round(mean),
    (ours.p50 / theirs.p50).toFixed(2),
    (ours.cpu / theirs.cpu).toFixed(2),
    Math.round(ours.perSecond),
    Math.round(theirs.perSecond),
    ours.p50.toFixed(1),
    theirs.p50.toFixed(1),
  );
}
console.log(`\nload ${loadavg()[0].toFixed(1)}`);
const exited = once(server, 'exit');
server.disconnect();
await exited;
await rm(folder, { recursive: true });
