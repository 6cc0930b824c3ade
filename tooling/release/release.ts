/**
 * `npm run release -w mfe-pubs [-- --canary 10 [--ramp]]`: builds, checks, signs, uploads and registers one module;
 * `npm run embed -- release [--canary 10]` the embed kit.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import { buildFault } from '@guide/contracts/release/build-checks';
import { incompatibility, storeMismatch } from '@guide/contracts/release/live-checks';
import { chromiumPath } from '../../e2e/support/chromium.mjs';
import { ownModule } from '../../module/src/cli/own-module.mjs';
import { runOwnTests } from '../../module/src/cli/test.mjs';
import { shareOf } from '../../module/src/cli/visitors-share.mjs';
import { commitOf } from '../../module/src/release/commit.mjs';
import { readKey, signRelease } from '../../module/src/release/keys.mjs';
import { liveParts } from '../../services/gateway/src/releases/live';
import { ReleaseRefused } from '../../services/gateway/src/releases/signing/verify';
import { openStore, upload } from '../../services/gateway/src/releases/store';
import { buildFolder, buildSite } from '../build/site.mjs';
import { root } from '../commands/preflight.mjs';
import { existingDataFolder } from '../commands/running.mjs';
import { moduleStore } from '../commands/site.mjs';
import { commandFor } from './command.mjs';
import { withGuide } from './guide';
import { keyFile } from './signing.mjs';

const { values, positionals } = parseArgs({
  options: { canary: { type: 'string' }, ramp: { type: 'boolean' } },
  allowPositionals: true,
});
const module = positionals[0]!;
/** The embed kit is the analytics team's, beside its module. */
const folder = module === EMBED_KIT ? 'mfe-analytics' : `mfe-${module}`;
const city = process.env.CITY ?? 'london';

function refuse(reason: string): never {
  console.error(`Refused: ${reason}`);
  process.exit(1);
}

/** Settings that name a guide: the trial has one of its own. */
const OF_A_GUIDE = [
  ...['DATA_DIR', 'MODULE_STORE', 'MODULES_URL', 'MONGODB_PREFIX', 'MONGODB_URL', 'NODE_ENV'],
  ...['OWNERS_FILE', 'PORT', 'RELEASE_KEY'],
];

/** Renders, hydrates and tears down the module's screens in a browser. @returns why it is refused, in sentences, or null */
async function tryRelease(): Promise<string | null> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_A_GUIDE.includes(name)));
  const trial = ['--import', 'tsx', 'tooling/release/trial.ts', module];
  const run = promisify(execFile)(process.execPath, trial, { cwd: root, env });
  const { stdout } = await run.catch(({ stderr }) => {
    throw new Error(`The release could not be tried.\n${stderr}`);
  });
  return stdout.trim() || null;
}

let share = 100;
try {
  share = shareOf(values);
} catch (error) {
  refuse((error as Error).message);
}
const dataDir = existingDataFolder();
await buildSite({ city, only: [module], log: console.log });
const build = path.join(buildFolder(city, false), 'modules', module);
const built = JSON.parse(await readFile(path.join(build, 'release.json'), 'utf8'));
const own = await ownModule(path.join(root, folder));

if (!chromiumPath())
  refuse(
    'a release is tried in Chromium: install it (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
  );
const key = await readKey(keyFile(dataDir)).catch((error) => refuse(error.message));

await withGuide(async ({ site, registry }) => {
  if (!site) throw new Error('Refused: no guide has run on this database yet. Start it once: npm start.');
  const live = await liveParts(site, registry);
  const browser = path.join(build, 'browser');
  const store = moduleStore(dataDir);
  const reason =
    storeMismatch(live, {
      store: await openStore(store),
      modulesUrl: process.env.MODULES_URL || undefined,
    }) ??
    incompatibility(built, live) ??
    buildFault(built, browser, live, own.pkg.guide.budget ?? {});
  if (reason) throw new Error(`Refused: ${reason}`);
  const [fault] = await Promise.all([tryRelease(), runOwnTests(own, ['--silent'])]);
  if (fault) throw new Error(`Refused: ${fault}`);

  const commit = commitOf(root);
  const signed = await signRelease(key, { ...built, ...(commit && { commit }) });
  try {
    await registry.verify(signed);
    await upload(store, module, built.version, build);
    await registry.add(signed);
  } catch (error) {
    throw error instanceof ReleaseRefused ? new Error(`Refused: ${error.message}`) : error;
  }
  if (share === 100) await registry.promote(module, built.version, commit);
  else await registry.share(module, built.version, share, commit, values.ramp);
  const seconds = (performance.now() / 1000).toFixed(1);
  console.log(`Released ${module} ${built.version} to ${share} % of visitors in ${seconds} s.`);
  console.log(`Take it back with: ${commandFor('rollback', module)}`);
});
