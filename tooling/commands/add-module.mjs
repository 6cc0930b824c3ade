/** `npm run modules -- add examples/postcards [--guide URL]`: releases the module of another repository in this guide. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readModule } from '../../module/src/cli/read-module.mjs';
import { createKey } from '../../module/src/release/keys.mjs';
import { isLockedOtherwise } from '../build/package-integrity.mjs';
import { packPackages } from '../build/packages.mjs';
import { ownersFile } from '../release/signing.mjs';
import { permitModule } from './permit-module.mjs';
import { stop } from './preflight.mjs';
import { existingDataFolder, guideUrl } from './running.mjs';

const USAGE =
  'Name the folder of a module, whose package.json has "guide": npm run modules -- add examples/postcards';
const STEPS = 4;
const startedAt = performance.now();

try {
  await addModule();
} catch (error) {
  stop(/** @type {Error} */ (error).message);
}

/** @param {number} number - from 1 @param {string} what */
function announce(number, what) {
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`[${number}/${STEPS}, ${seconds} s] ${what}`);
}

async function addModule() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { guide: { type: 'string', default: guideUrl() } },
  });
  const [argument = ''] = positionals;
  const folder = path.resolve(argument);
  if (!argument || !manifestOf(folder)?.guide) throw new Error(USAGE);
  const owners = ownersFile(existingDataFolder());
  const live = await liveModules(values.guide);

  await installPackages(folder);
  const { target } = await readModule(folder);
  const { owner, claims, calls } = manifestOf(folder).guide;
  announce(3, `Permitting ${target.name} in ${owners}`);
  const key = await ensureKey(folder, JSON.parse(readFileSync(owners, 'utf8')).site, target.name in live);
  const team = permitModule(owners, { module: target.name, owner, claims, calls }, key);
  console.log(`${owner} may release ${team.modules.join(', ')} (${owners}).`);
  console.log(`Its paths: ${team.paths.join(', ') || 'none'}. Its slots: ${team.slots.join(', ')}.`);

  announce(4, `Releasing ${target.name} to ${values.guide}`);
  const release = runIn(
    folder,
    path.join(folder, 'node_modules/.bin/guide'),
    ['release', '--guide', values.guide],
    {
      RELEASE_KEY: key.file,
    },
  );
  if (!release)
    throw new Error(
      `${target.name} is not live. Correct what is named above, then type the same line again.`,
    );
}

/** @param {string} folder @returns {any} its package.json, or null */
function manifestOf(folder) {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** @param {string} guide - URL @returns {Promise<Record<string, string>>} live versions by module */
async function liveModules(guide) {
  const isAddress = URL.canParse(guide);
  const response = isAddress ? await fetch(new URL('/api/modules/live', guide)).catch(() => null) : null;
  if (!response?.ok)
    throw new Error(`No guide answers at ${guide}: start it with npm start, or name it with --guide URL.`);
  return response.json();
}

/** Packs this repository's packages if the module refers to them by file. @param {string} folder */
async function installPackages(folder) {
  const { dependencies = {}, devDependencies = {} } = manifestOf(folder);
  const contracts = String({ ...dependencies, ...devDependencies }['@guide/contracts']);
  /** @type {Record<string, string>} */
  let packed = {};
  if (contracts.startsWith('file:') && contracts.endsWith('.tgz')) {
    announce(1, 'Packing contracts, ui and module');
    packed = await packPackages(path.dirname(path.resolve(folder, contracts.slice('file:'.length))));
  }
  announce(2, `Installing the packages of ${folder}`);
  const hasLock = existsSync(path.join(folder, 'package-lock.json'));
  const install = isLockedOtherwise(folder, packed)
    ? ['install', ...Object.values(packed)]
    : [hasLock ? 'ci' : 'install'];
  if (!runIn(folder, 'npm', [...install, '--no-audit', '--no-fund', '--loglevel=error']))
    throw new Error('The packages could not be installed: see the error of npm above.');
}

/** @param {string} folder @param {string} site - the guide's name in its owners file @param {boolean} isLive */
async function ensureKey(folder, site, isLive) {
  const file = path.resolve(process.env.RELEASE_KEY || path.join(folder, 'release-key.json'));
  if (!existsSync(file)) {
    if (isLive)
      throw new Error('This guide already has a module with that name. Only its team can release it.');
    await createKey(file, site);
    console.log(`New key: ${file}. Keep it secret: it can release this module.`);
  }
  const key = JSON.parse(readFileSync(file, 'utf8'));
  if (key.site !== site)
    throw new Error(
      `The key ${file} is for the guide ${key.site}, and this is ${site}: name another in RELEASE_KEY.`,
    );
  return { file, kid: String(key.kid), x: String(key.x) };
}

/** @param {string} folder @param {string} program @param {string[]} args @param {Record<string, string>} [env] */
function runIn(folder, program, args, env = {}) {
  const options = { cwd: folder, env: { ...process.env, ...env }, stdio: /** @type {const} */ ('inherit') };
  return spawnSync(program, args, options).status === 0;
}
