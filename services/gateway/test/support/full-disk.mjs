/**
 * Fills the disk that a guide has its data on, kills its gateway and starts the guide anew, and says what is read then.
 * Runs in a namespace of mounts of its own: `node full-disk.mjs <folder of the build> <empty folder for the data>`.
 */
import { execFileSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { startSite } from '../../../../tooling/commands/site.mjs';

const READS = ['/', '/top-attractions', '/api/listings', '/api/search?query=tower', '/api/modules'];
const [buildFolder = '', dataDir = ''] = process.argv.slice(2);
const elsewhere = `${dataDir}-elsewhere`;
const filler = path.join(dataDir, 'filler');
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'none', dataDir]);

/** @type {string[]} */
const lines = [];
const start = () => startSite({ buildFolder, dataDir, onLine: (line) => lines.push(line) });

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

const gatewayOf = () =>
  readdirSync('/proc').find((pid) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return (
        command.includes('services-gateway-server') &&
        readFileSync(`/proc/${pid}/environ`, 'utf8').includes(dataDir)
      );
    } catch {
      return false;
    }
  });

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

let site = await start();
await read(site.url);
fill();
process.kill(Number(gatewayOf()), 'SIGKILL');
const killed = await readAgain(site);
await site.stop();
// The embedded database cannot be opened without room; one elsewhere can.
cpSync(path.join(dataDir, 'mongo'), elsewhere, { recursive: true });
rmSync(path.join(dataDir, 'mongo'), { recursive: true });
symlinkSync(elsewhere, path.join(dataDir, 'mongo'));
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
await site.stop();
console.log(JSON.stringify({ expected: READS.map((at) => `${at} 200`), killed, started, freed, lines }));
process.exit();
