/**
 * `node bench/reliability/load.mjs [seconds] [rate]`: mixed load on a site whose services run apart, with one fault
 * after another. Fails when anything failed outside a fault's own window, or an acknowledged write is lost or doubled.
 */
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { startSite } from './site.mjs';
import { figures, sustainableRate, traffic } from './traffic.mjs';

const seconds = Number(process.argv[2] ?? 600);
const site = await startSite({ apart: true });
const rate = Number(process.argv[3] ?? (await sustainableRate(site.url)));
const DOWN_MS = 2000;
/** How long after its end a fault may still be felt. */
const RECOVERY_MS = 5000;

const restart = (name, signal) => async () => {
  await site.parts[name].kill(signal);
  await pause(DOWN_MS);
  await site.parts[name].start();
};
async function removeModule() {
  const module = path.join(site.folder, 'modules/pubs');
  await rename(module, `${module}.away`);
  await pause(DOWN_MS);
  await rename(`${module}.away`, module);
}
const faults = [
  ['database killed', restart('database', 'SIGKILL')],
  ...['discover', 'pubs', 'map', 'search', 'analytics'].map((name) => [
    `${name} restarted`,
    restart(name, 'SIGTERM'),
  ]),
  ['gateway restarted', restart('gateway', 'SIGTERM')],
  ['module removed', removeModule],
];

const windows = [];
async function provoke() {
  const gap = Math.max(1000, (seconds * 1000) / (faults.length + 1) - DOWN_MS - RECOVERY_MS);
  for (const [name, fault] of faults) {
    await pause(gap);
    const from = Date.now();
    await fault();
    windows.push({ name, from, to: Date.now() + RECOVERY_MS });
    await pause(RECOVERY_MS);
  }
}

const [answers] = await Promise.all([traffic(site.url, { rate, seconds, run: 'load' }), provoke()]);
const windowOf = ({ at, ms }) => windows.find(({ from, to }) => at + ms >= from && at <= to);
const outside = figures(answers.filter((answer) => !windowOf(answer)));
console.log(`${rate}/s for ${seconds} s, outside faults: p99 ${outside.p99} ms`, outside.statuses);
for (const window of windows) {
  const within = figures(answers.filter((answer) => windowOf(answer) === window));
  console.log(`${window.name}: good ${within.good} of ${within.answers}`, within.statuses);
}
const lost = await lostWrites(answers);
console.log(`Acknowledged writes ${lost.acknowledged}, lost ${lost.missing}, doubled ${lost.doubled}`);
await site.stop();
const whole = outside.good === outside.answers && lost.missing + lost.doubled === 0;
process.exitCode = whole ? 0 : 1;

async function lostWrites(all) {
  const client = await new MongoClient(site.mongoUrl).connect();
  const emails = await client.db('guide_discover').collection('subscriptions').find().toArray();
  const events = await client.db('guide_analytics').collection('events').find({ category: 'load' }).toArray();
  await client.close();
  const stored = new Map();
  for (const name of [...emails.map(({ email }) => email), ...events.map(({ name }) => name)]) {
    stored.set(name, (stored.get(name) ?? 0) + 1);
  }
  const acknowledged = all.filter(({ call, status }) => call.body && status === 200);
  const times = ({ call }) => stored.get(call.body.email ?? call.body.name) ?? 0;
  return {
    acknowledged: acknowledged.length,
    missing: acknowledged.filter((answer) => times(answer) === 0).length,
    doubled: acknowledged.filter((answer) => times(answer) > 1).length,
  };
}
