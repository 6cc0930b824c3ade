/**
 * `node bench/reliability/restore-drill.mjs`: a backup under load, the data destroyed, the backup restored. Everything
 * that was acknowledged before the backup started must be there.
 */
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { MongoClient } from 'mongodb';
import { startSite } from './site.mjs';
import { traffic } from './traffic.mjs';

const site = await startSite();
const file = path.join(site.folder, 'drill.ndjson.gz');
const run = (program, ...args) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', `tooling/data/${program}.ts`, ...args], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, MONGODB_URL: site.mongoUrl },
  });

const before = await traffic(site.url, { rate: 20, seconds: 5, run: 'before' });
await Promise.all([traffic(site.url, { rate: 20, seconds: 5, run: 'meanwhile' }), run('backup', file)]);
await site.parts.gateway.kill('SIGTERM');
await site.parts.database.kill('SIGKILL');
await rm(path.join(site.folder, 'mongo'), { recursive: true });
await site.parts.database.start();
const { stdout } = await run('restore', file);
await site.parts.gateway.start();

const client = await new MongoClient(site.mongoUrl).connect();
const rows = await client.db('guide_discover').collection('subscriptions').find().toArray();
await client.close();
const there = new Set(rows.map(({ email }) => email));
const acknowledged = before.filter(({ call, status }) => call.body?.email && status === 200);
const missing = acknowledged.filter(({ call }) => !there.has(call.body.email));
const page = await fetch(site.url);
console.log(stdout.trim().split('\n').at(-1));
console.log(`Subscriptions acknowledged before the backup ${acknowledged.length}, missing ${missing.length}`);
console.log(`The site answers ${page.status} afterwards`);
await site.stop();
process.exitCode = missing.length === 0 && acknowledged.length > 0 && page.ok ? 0 : 1;
