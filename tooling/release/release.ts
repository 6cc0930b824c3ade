/** `npm run release -w mfe-pubs [-- --canary 10]`: builds, checks, uploads and registers one module. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkVersion } from '@guide/service-kit';
import { MongoClient } from 'mongodb';
import { migrations } from '../../services/gateway/src/migrations';
import { createRegistry } from '../../services/gateway/src/releases/registry';
import { baseOf, openStore, upload } from '../../services/gateway/src/releases/store';
import { buildFolder, buildSite } from '../build/site.mjs';
import { reachDatabase } from '../commands/database.mjs';
import { root } from '../commands/preflight.mjs';
import { dataFolder } from '../commands/running.mjs';
import { moduleStore } from '../commands/site.mjs';
import {
  contractMismatch,
  elsewhere,
  leakingStyle,
  missingParts,
  overBudget,
  sharedMismatch,
} from './checks.mjs';
import { liveParts } from './live';

const { values, positionals } = parseArgs({
  options: { canary: { type: 'string' } },
  allowPositionals: true,
});
const module = positionals[0]!;
const share = values.canary === undefined ? 100 : Number(values.canary);
const city = process.env.CITY ?? 'london';

function refuse(reason: string): never {
  console.error(`Refused: ${reason}`);
  process.exit(1);
}

function ownTestsPass(): boolean {
  const jest = path.join(root, 'node_modules/.bin/jest');
  const args = ['--experimental-vm-modules', '--no-warnings', jest, '--passWithNoTests', '--silent'];
  const run = spawnSync(process.execPath, [...args, `--testPathPatterns=/mfe-${module}/test/`], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'test' },
  });
  if (run.status !== 0) console.error(run.stderr);
  return run.status === 0;
}

/** The commit that was built, with a plus where files were changed since; undefined outside a repository. */
function commitOf(): string | undefined {
  const run = spawnSync('git', ['describe', '--always', '--dirty=+', '--exclude=*'], {
    cwd: root,
    encoding: 'utf8',
  });
  return run.stdout?.trim() || undefined;
}

if (!(share >= 0 && share <= 100)) refuse(`--canary takes a share from 0 to 100, not "${values.canary}".`);
await buildSite({ city, only: [module], log: console.log });
const build = path.join(buildFolder(city, false), 'modules', module);
const built = JSON.parse(await readFile(path.join(build, 'release.json'), 'utf8'));
const pkg = JSON.parse(await readFile(path.join(root, `mfe-${module}/package.json`), 'utf8'));

const database = await reachDatabase();
const client = await new MongoClient(database.url, { serverSelectionTimeoutMS: 3000 }).connect();
const db = client.db(`${process.env.MONGODB_PREFIX ?? 'guide'}_gateway`);
try {
  await checkVersion(db, migrations).catch((error: Error) => refuse(error.message));
  const live = await liveParts(db);
  if (!live) refuse('no guide has run on this database yet. Start it once: npm start.');
  const browser = path.join(build, 'browser');
  const store = moduleStore(dataFolder());
  const reason =
    elsewhere(live, { store: await openStore(store), modulesUrl: process.env.MODULES_URL || undefined }) ??
    missingParts(built, live) ??
    contractMismatch(built, live.contract) ??
    sharedMismatch(built, live.provided) ??
    overBudget(built, browser, pkg.guide?.budget ?? {}) ??
    leakingStyle(built, browser) ??
    (ownTestsPass() ? null : `the tests of mfe-${module} fail.`);
  if (reason) refuse(reason);

  await upload(store, module, built.version, build);
  const registry = createRegistry(db, userInfo().username);
  const commit = commitOf();
  const base = baseOf(module, built.version, live.modulesUrl);
  await registry.add({ ...built, base, releasedAt: new Date().toISOString() });
  if (share === 100) await registry.promote(module, built.version, commit);
  else await registry.share(module, built.version, share, commit);
  const seconds = (performance.now() / 1000).toFixed(1);
  console.log(`Released ${module} ${built.version} to ${share} % of visitors in ${seconds} s.`);
  console.log(`Take it back with: npm run rollback -w mfe-${module}`);
} finally {
  await client.close();
  await database.stop();
}
