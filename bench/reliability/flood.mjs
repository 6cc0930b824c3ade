/**
 * `npm run bench -- flood`: one address floods the site with pages that are not cached, and other visitors read a
 * cached page meanwhile. Spells with and without the flood take turns, so that other work of the machine affects both.
 * Fails when the visitors' p99 beside the flood is more than twice what it is without, or when one of their requests fails.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { machine, quantile } from '../machine.mjs';
import { inThread, statusesOf } from '../visitors.mjs';
import { startSite } from './site.mjs';

const SPELLS = 8;
const SPELL_SECONDS = 5;
/** After it the flood's last pages are rendered, and its address has its budget again. */
const PAUSE_MS = 5000;
const VISITS_PER_SECOND = 100;
const CONNECTIONS = 50;
const MAX_RATIO = 2;

const site = await startSite({ env: { RENDER_BUDGET_MS: '', TRUST_PROXY: 'loopback' } });
const visit = () =>
  inThread('visit', {
    ...{ url: site.url, paths: ['/top-attractions'] },
    ...{ perSecond: VISITS_PER_SECOND, seconds: SPELL_SECONDS },
  });
const flood = (spell) =>
  inThread('attack', {
    ...{ url: site.url, connections: CONNECTIONS, seconds: SPELL_SECONDS },
    paths: Array.from({ length: 20_000 }, (_, nth) => `/search?query=flood${spell}x${nth}`),
  });
const [alone, beside, flooded] = [[], [], []];
await visit(); // Code that is run for the first time is slow.
for (let spell = 0; spell < SPELLS; spell += 1) {
  alone.push(...(await visit()));
  const [visits, answers] = await Promise.all([visit(), flood(spell)]);
  beside.push(...visits);
  flooded.push(...answers);
  await pause(PAUSE_MS);
}
await site.stop();

const p99 = (answers) =>
  quantile(
    answers.map(({ ms }) => ms),
    0.99,
  );
const ratio = p99(beside) / p99(alone);
console.log(`${machine()}; a cached page at ${VISITS_PER_SECOND}/s, ${SPELLS} spells each way`);
console.log(`Alone: p99 ${p99(alone).toFixed(1)} ms`, statusesOf(alone));
console.log(
  `Beside ${CONNECTIONS} connections of one address: p99 ${p99(beside).toFixed(1)} ms`,
  statusesOf(beside),
);
console.log('Answers to the flood by status:', statusesOf(flooded));
console.log(`p99 beside the flood ${ratio.toFixed(2)} times that alone, at most ${MAX_RATIO}`);
const failed = [...alone, ...beside].some(({ status }) => status !== 200);
process.exitCode = ratio <= MAX_RATIO && !failed ? 0 : 1;
