/** `node --import tsx bench/reliability/fuzz.mjs [requests] [seed]`: 100,000 hostile requests over every route. */
import { ask } from '../../services/gateway/test/support/ask.ts';
import { faultOf, fuzzedCall } from '../../services/gateway/test/support/fuzzer.ts';
import { startSite } from './site.mjs';

const requests = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 1);
const AT_ONCE = 16;
const PAGE_MB = 4096 / 1024 / 1024;

const site = await startSite();
const memory = async () => Math.round(Number((await site.parts.gateway.memory()).split(' ')[1]) * PAGE_MB);
const statuses = {};
const faults = [];
let next = 0;

async function run(until) {
  const worker = async () => {
    while (next < until) {
      const call = fuzzedCall(seed, next++);
      const answer = await ask(site.url, call).catch((error) => ({
        status: 0,
        headers: {},
        body: error.message,
      }));
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const fault = answer.status === 0 ? answer.body : faultOf(answer, call.method);
      if (fault) faults.push(`${call.method} ${call.path.slice(0, 120)}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const start = Date.now();
await run(Math.min(requests, Math.max(1000, requests / 10)));
const base = await memory();
await run(requests);
console.log(`${next} requests in ${Math.round((Date.now() - start) / 1000)} s, seed ${seed}:`, statuses);
console.log(`Memory after a tenth ${base} MB, at the end ${await memory()} MB`);
console.log(`${faults.length} faults`, faults.slice(0, 20));
await site.stop();
process.exitCode = faults.length > 0 ? 1 : 0;
