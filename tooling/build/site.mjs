import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import lockfile from 'proper-lockfile';
import { city as chosenCity } from '../commands/settings.mjs';
import { root } from '../rspack/common.mjs';
import { inputHash, mentions } from './inputs.mjs';

export const moduleNames = () =>
  readdirSync(root)
    .filter((name) => /^mfe-[a-z0-9-]+$/.test(name))
    .map((name) => name.slice('mfe-'.length));

/** @param {string} city @param {boolean} development */
export const buildFolder = (city, development) =>
  path.join(root, '.build', development ? `${city}-development` : city);

const SHARED_INPUTS = ['contracts', 'ui', 'module/src/build', 'tooling/rspack', 'tooling/build'];

/** @typedef {{ name: string, out: string, inputs: string[], salt: string[] }} BuildTarget */

/** @param {string} city @param {boolean} development @returns {BuildTarget[]} */
function targets(city, development) {
  const folder = buildFolder(city, development);
  const mode = development ? 'development' : 'production';
  /** @param {string} name @param {string[]} salt @param {string[]} inputs */
  const target = (name, salt, inputs) => ({ name, out: path.join(folder, name), inputs, salt });
  /** @param {string} name @param {string} sources - folder */
  const moduleTarget = (name, sources) => {
    const pack = mentions(sources, '@guide/city/') ? [`cities/${city}`] : [];
    return {
      name,
      out: path.join(folder, 'modules', name),
      inputs: [...SHARED_INPUTS, ...pack, sources],
      salt: [mode],
    };
  };
  const gatewayInputs = ['contracts', 'tooling/build'];
  const source = (/** @type {string} */ name) => `services/gateway/src/${name}`;
  return [
    target('shell', [mode], [...SHARED_INPUTS, 'shell']),
    target('renderer', [mode], [...gatewayInputs, source('pages'), source('renderers')]),
    target('checks', [], [...gatewayInputs, source('checks')]),
    target('social', [], ['tooling/build', `cities/${city}`, `cities/${city}/images`]),
    ...moduleNames().map((name) => moduleTarget(name, `mfe-${name}`)),
    moduleTarget(EMBED_KIT, 'mfe-analytics'),
  ];
}

const stampOf = (/** @type {Pick<BuildTarget, 'out'>} */ target) => path.join(target.out, 'inputs.sha256');
/** @param {Pick<BuildTarget, 'out'>} target */
const readStamp = (target) => (existsSync(stampOf(target)) ? readFileSync(stampOf(target), 'utf8') : '');

/**
 * Copies a target from the build of another city, if it was built there from the same inputs: most targets read no pack.
 * @param {BuildTarget} target @param {string} folder - the build's folder @param {string} hash
 * @returns {boolean} whether there was one
 */
function copyBuilt({ out }, folder, hash) {
  const builds = path.dirname(folder);
  for (const other of readdirSync(builds)) {
    const from = path.join(builds, other, path.relative(folder, out));
    if (readStamp({ out: from }) !== hash) continue;
    rmSync(out, { recursive: true, force: true });
    cpSync(from, out, { recursive: true, filter: (file) => file !== stampOf({ out: from }) });
    return true;
  }
  return false;
}

/**
 * Builds every target with changed inputs, under a lock.
 * @param {{ city?: string, development?: boolean, only?: string[], log?: (line: string) => void }} options
 * @returns {Promise<string>} the build's folder
 */
export async function buildSite({ city = chosenCity, development = false, only, log = () => {} } = {}) {
  mkdirSync(path.join(root, '.build'), { recursive: true });
  const release = await lockfile.lock(path.join(root, '.build'), {
    stale: 120_000,
    // On a busy machine the lock may become stale; at worst a target is built twice.
    onCompromised: () => log('Another command may be building at the same time'),
    retries: { retries: 600, minTimeout: 500, maxTimeout: 1000 },
  });
  try {
    const folder = buildFolder(city, development);
    for (const target of targets(city, development)) {
      if (only && !only.includes(target.name)) continue;
      const hash = inputHash(target.inputs, target.salt);
      if (readStamp(target) === hash) continue;
      if (!copyBuilt(target, folder, hash)) {
        log(`Building ${target.name}`);
        await build(target, { city, development });
      }
      // Last, so that a build that was stopped is repeated.
      writeFileSync(stampOf(target), hash);
    }
    return folder;
  } finally {
    await release();
  }
}

/**
 * A separate process, because loaders such as tsx change functions that the bundler serializes.
 * @param {BuildTarget} target @param {{ city: string, development: boolean }} options
 */
async function build({ name, out }, options) {
  const target = JSON.stringify({ name, out, ...options });
  const run = promisify(execFile)(process.execPath, ['tooling/build/target.mjs', target], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  await run.catch((error) => {
    throw new Error(`${name} could not be built.\n${error.stderr || error.message}`);
  });
}
