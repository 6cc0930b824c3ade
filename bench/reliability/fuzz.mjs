/**
 * `npm run bench -- fuzz [requests] [seed]`: hostile requests over every route. Fails at a 5xx that is no
 * documented 503, a lost answer, a 400 without the one error body, and when the gateway's live memory does not go back
 * to its base.
 */
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { faultOf, fuzzedCall, send } from './fuzzedCalls.ts';
import { watchMemory } from './memory.mjs';
import { startSite } from './site.mjs';

const requests = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 1);
const CONCURRENCY = 32;
/** The first part fills caches and pools; the base is what lives during the second, compared with the last. */
const PARTS = 5;
/** So much more may live at the end: what is kept grows to its bounds, and no further. */
const MAX_GROWTH = 1.2;

const site = await startSite({ metrics: true });
const memory = watchMemory(site.metricsUrl);
const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
const statuses = {};
const faults = [];
let next = 0;

async function run(until) {
  const worker = async () => {
    while (next < until) {
      const call = fuzzedCall(seed, next++);
      const answer = await send(site.url, call, agent).catch(({ code }) => ({ status: code }));
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const fault = 'headers' in answer ? faultOf(answer, call.method) : `no answer: ${answer.status}`;
      if (fault) faults.push(`${call.method} ${call.path.slice(0, 120)}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

const start = Date.now();
const live = [];
for (let part = 1; part <= PARTS; part += 1) {
  await run(Math.round((requests * part) / PARTS));
  live.push(await memory.lowest());
}
const seconds = (Date.now() - start) / 1000;
memory.stop();
agent.destroy();
const health = await fetch(`${site.url}/api/health`).then((answer) => answer.json());
await site.stop();

const [base, end] = [live[1], live.at(-1)];
console.log(
  `${next} requests in ${seconds.toFixed(0)} s, seed ${seed}, load ${loadavg()[0].toFixed(1)}:`,
  statuses,
);
console.log(
  `Live memory of the gateway by fifths: ${live.map((bytes) => (bytes / 2 ** 20).toFixed(1)).join(', ')} MB`,
);
console.log(`Health afterwards: ${health.status}`);
console.log(`${faults.length} faults`, faults.slice(0, 20));
process.exitCode = faults.length === 0 && end <= base * MAX_GROWTH && health.status === 'ok' ? 0 : 1;
