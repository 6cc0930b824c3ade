/** Checks of a release's files, run by the release command and again by the gateway. Each yields a sentence per fault. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { EMBED_KIT } from '../module/embed-kit.mjs';
import { findCatalogueFault } from './catalogues.mjs';
import { assignsGlobal, findImportedNames, WHOLE_PACKAGE } from './imports.mjs';
import { CONTRACT_PACKAGE } from './live-checks.mjs';
import { findForeignStyle } from './styles.mjs';

/** @typedef {import('../api/schemas').ReleaseManifest} ReleaseManifest */
/** @typedef {Pick<ReleaseManifest, 'module' | 'owner' | 'integrity' | 'exposes' | 'entry' | 'container' | 'languages'>} BuiltRelease */

/** @param {BuiltRelease} release @param {string} browserFolder @param {'.js' | '.css'} ending */
const textsOf = (release, browserFolder, ending) =>
  Object.keys(release.integrity)
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(path.join(browserFolder, file), 'utf8') }));

/**
 * Makes a check that stops at its first fault. @template {unknown[]} A
 * @param {(...args: A) => Generator<string>} check @returns {(...args: A) => string | null}
 */
const first =
  (check) =>
  (...args) => {
    const { value } = check(...args).next();
    return typeof value === 'string' ? value : null;
  };

/**
 * Names that the scripts import from a shared package and that the live shell does not export.
 * @param {BuiltRelease} release @param {string} browserFolder
 * @param {Record<string, string[]>} packageExports - by package of the shell
 * @returns {Generator<string, void>}
 */
function* missingNames(release, browserFolder, packageExports) {
  const scripts = textsOf(release, browserFolder, '.js').map(({ text }) => text);
  const imported = findImportedNames(scripts, Object.keys(packageExports));
  if (imported[CONTRACT_PACKAGE]?.has(WHOLE_PACKAGE))
    yield `${release.module} uses ${CONTRACT_PACKAGE} as a whole, so what it needs is not known: import names from it.`;
  for (const [packageName, exported] of Object.entries(packageExports))
    for (const name of imported[packageName] ?? [])
      if (name !== WHOLE_PACKAGE && name !== 'default' && !exported.includes(name))
        yield `${release.module} uses ${name} of ${packageName}, which the live shell does not offer.`;
}
export const findMissingNames = first(missingNames);

/**
 * Screens and widgets over their budget. `mf-manifest.json` must list every exposed name, and only files of the release.
 * @param {BuiltRelease} release @param {string} browserFolder
 * @param {Record<string, number>} budgets - brotli bytes, including files that are loaded later
 * @param {Record<string, number>} [owners] - the same of the owners file, if `budgets` are the team's own
 * @returns {Generator<string, void>}
 */
function* overBudget(release, browserFolder, budgets, owners = {}) {
  // Cached, because screens share files and compressing is slow.
  /** @type {Map<string, number>} */
  const sizes = new Map();
  const bytes = (/** @type {string} */ file) => {
    if (!sizes.has(file))
      sizes.set(file, brotliCompressSync(readFileSync(path.join(browserFolder, file))).length);
    return sizes.get(file) ?? 0;
  };
  /** @type {{ exposes: { name: string, assets: Record<'js' | 'css', { sync: string[], async: string[] }> }[] }} */
  const { exposes } = JSON.parse(readFileSync(path.join(browserFolder, 'mf-manifest.json'), 'utf8'));
  for (const exposed of Object.keys(release.exposes))
    if (!exposes.some(({ name }) => name === exposed))
      yield `${release.module}/${exposed} is not in the build's mf-manifest.json, which lists what it loads.`;
  for (const { name, assets } of exposes) {
    const limit = budgets[name] ?? budgets.default ?? Number.POSITIVE_INFINITY;
    const ownersLimit = owners[name] ?? owners.default ?? Number.POSITIVE_INFINITY;
    const files = [assets.js, assets.css].flatMap(({ sync, async }) => [...sync, ...async]);
    const foreign = files.find((file) => !Object.hasOwn(release.integrity, file));
    if (foreign) {
      yield `${release.module}/${name} loads ${foreign}, which is not a file of the release.`;
      continue;
    }
    const size = [...new Set(files)].reduce((sum, file) => sum + bytes(file), 0);
    const sentence = `${release.module}/${name} is ${size} bytes compressed with all that it loads`;
    if (size > limit) yield `${sentence}; its budget is ${limit}.`;
    if (size > ownersLimit)
      yield `${sentence}; the owners file permits ${ownersLimit}. Your team's entry there needs "budget": { "${name}": ${size} }.`;
  }
}
export const findOverBudget = first(overBudget);

/**
 * The first style of each sheet that would affect other modules or the shell.
 * @param {BuiltRelease} release @param {string} browserFolder @returns {Generator<string, void>}
 */
function* leakingStyles(release, browserFolder) {
  for (const { file, text } of textsOf(release, browserFolder, '.css')) {
    const leak = findForeignStyle(text, release.container);
    if (leak) yield `${release.module}: the style "${leak}" in ${file} would reach other modules.`;
  }
}
export const findLeakingStyle = first(leakingStyles);

/**
 * Non-classic scripts, and an entry without its container.
 * @param {BuiltRelease} release @param {string} browserFolder @returns {Generator<string, void>}
 */
function* unloadableScripts(release, browserFolder) {
  const { module, entry, container } = release;
  let hasUnreadable = false;
  for (const { file, text } of textsOf(release, browserFolder, '.js')) {
    try {
      new Script(text);
    } catch (error) {
      const { name, message } = /** @type {Error} */ (error);
      if (name !== 'SyntaxError') throw error;
      hasUnreadable = true;
      yield `${module}: ${file} is not a classic script, but pages load it as one:  ${message}.`;
    }
  }
  if (hasUnreadable || assignsGlobal(readFileSync(path.join(browserFolder, entry), 'utf8'), container))
    return;
  yield `${module}: ${entry} does not define the global ${container}, the container that the release names.`;
}

/**
 * All faults of a release's browser files. The embed kit has none, because no page of the guide loads it.
 * @param {BuiltRelease} release @param {string} browserFolder
 * @param {{ packageExports: Record<string, string[]> } | undefined} live - what the guide serves; undefined without one
 * @param {Record<string, number>} budget - brotli bytes by screen or widget; `default` for the others
 * @param {Record<string, number>} [ownersBudget] - the one of the owners file, if `budget` is the team's own
 * @returns {Generator<string, void>}
 */
export function* buildFaults(release, browserFolder, live, budget, ownersBudget) {
  if (release.module === EMBED_KIT) return;
  const unloadable = [...unloadableScripts(release, browserFolder)];
  yield* unloadable;
  if (live && unloadable.length === 0) yield* missingNames(release, browserFolder, live.packageExports);
  yield* overBudget(release, browserFolder, budget, ownersBudget);
  yield* leakingStyles(release, browserFolder);
  const catalogueFault = findCatalogueFault(release, browserFolder);
  if (catalogueFault) yield catalogueFault;
}
export const findBuildFault = first(buildFaults);
