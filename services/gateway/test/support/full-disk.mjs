/**
 * Fills the disk that a guide has its data on, kills its gateway and its database in turn, starts the guide anew, and
 * says what is read each time; and whether every write that was acknowledged before is there. Runs in a namespace of mounts of its own: `node full-disk.mjs <folder of the build> <empty folder for the data>`.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { startSite } from '../../../../tooling/commands/site.mjs';

const READS = ['/', '/top-attractions', '/api/listings', '/api/search?query=tower', '/api/modules'];
const [buildFolder = '', dataDir = ''] = process.argv.slice(2);
const WRITES = 20;
const filler = path.join(dataDir, 'filler');
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'none', dataDir]);

/** @type {string[]} */
const lines = [];
const start = () =>
  startSite({ buildFolder, dataDir, env: { WRITE_RATE: '0' }, onLine: (line) => lines.push(line) });

/** Leaves not one byte. */
function fill() {
  const file = openSync(filler, 'w');
  for (let size = 1024 ** 2; size >= 1; ) {
    try {
      writeSync(file, Buffer.alloc(size));
    } catch {
      size = Math.floor(size / 2);
    }
  }
  closeSync(file);
}

/** @param {string} program part of its command line */
const pidOf = (program) =>
  Number(
    readdirSync('/proc').find((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        const settings = readFileSync(`/proc/${pid}/environ`, 'utf8');
        return command.includes(program) && (command + settings).includes(dataDir);
      } catch {
        return false;
      }
    }),
  );

/** @param {string} url */
const read = (url) => Promise.all(READS.map(async (at) => `${at} ${(await fetch(url + at)).status}`));

/** @param {Awaited<ReturnType<typeof startSite>>} site */
async function readAgain({ url, gaveUp }) {
  let sentence = '';
  void gaveUp.then((said) => {
    sentence = said;
  });
  for (;;) {
    if (sentence) return [sentence];
    if (await fetch(`${url}/api/health`).catch(() => null)) return read(url);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const address = (/** @type {number} */ nth) => `visitor-${nth}@guide.example`;

/** @param {string} url @returns {Promise<string[]>} addresses whose subscription was acknowledged */
async function subscribe(url) {
  /** @type {string[]} */
  const acknowledged = [];
  for (let nth = 0; nth < WRITES; nth += 1) {
    const answer = await fetch(`${url}/api/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: address(nth) }),
    });
    if (answer.ok) acknowledged.push(address(nth));
  }
  return acknowledged;
}

let site = await start();
await read(site.url);
const acknowledged = await subscribe(site.url);
fill();
process.kill(pidOf('services-gateway-server'), 'SIGKILL');
const gatewayKilled = await readAgain(site);
process.kill(pidOf('services-embedded-mongo-main'), 'SIGKILL');
const databaseKilled = await readAgain(site);
await site.stop();
fill();
const started = await start().then(
  async (again) => {
    site = again;
    return read(again.url);
  },
  (error) => [error.message],
);
await site.stop();
rmSync(filler);
site = await start();
const freed = await read(site.url);
const client = await new MongoClient(site.mongoUrl).connect();
const stored = await client.db('guide_discover').collection('subscriptions').distinct('email');
await client.close();
await site.stop();
const lost = acknowledged.filter((email) => !stored.includes(email));
const expected = READS.map((at) => `${at} 200`);
console.log(
  JSON.stringify({
    ...{ expected, gatewayKilled, databaseKilled, started, freed, lines },
    writes: { acknowledged: acknowledged.length, lost },
  }),
);
process.exit();
