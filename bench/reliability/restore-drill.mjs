/**
 * `npm run reliability:restore`: a backup under load, the data destroyed, the backup restored. Fails unless everything that
 * was acknowledged before the backup started is there once, and the site answers.
 */
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startSite } from './site.mjs';
import { storedWrites } from './stored.mjs';
import { traffic } from './traffic.mjs';

const REQUESTS_PER_SECOND = 40;
const site = await startSite();
const file = path.join(site.folder, 'drill.ndjson.gz');
const run = (program, ...args) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', `tooling/data/${program}.ts`, ...args], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, MONGODB_URL: site.mongoUrl },
  });

const before = await traffic(site.url, { rate: REQUESTS_PER_SECOND, seconds: 10, run: 'before' });
const [meanwhile] = await Promise.all([
  traffic(site.url, { rate: REQUESTS_PER_SECOND, seconds: 5, run: 'meanwhile' }),
  run('backup', file),
]);
await site.parts.gateway.kill('SIGTERM');
await site.parts.database.kill('SIGKILL');
await rm(path.join(site.folder, 'mongo'), { recursive: true });
await site.parts.database.start();
const destroyed = await storedWrites(site.mongoUrl, before);
const { stdout } = await run('restore', file);
await site.parts.gateway.start();
const stored = await storedWrites(site.mongoUrl, before);
const later = await storedWrites(site.mongoUrl, meanwhile);
const page = await fetch(site.url);
await site.stop();

console.log(stdout.trim().split('\n').at(-1), `(load ${loadavg()[0].toFixed(1)})`);
console.log(
  `Writes acknowledged before the backup ${stored.acknowledged}; missing without it ${destroyed.missing}`,
);
console.log(`Missing after the restore ${stored.missing}, doubled ${stored.doubled}`);
console.log(
  `Acknowledged during the backup ${later.acknowledged}, of which it has ${later.acknowledged - later.missing}`,
);
console.log(`The site answers ${page.status} afterwards`);
const whole = stored.acknowledged > 0 && stored.missing + stored.doubled === 0;
process.exitCode = whole && destroyed.missing === stored.acknowledged && page.ok ? 0 : 1;
