/** Checks of a release's files, run by the release command and again by the gateway. Each returns a sentence, or null. */
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
 * Finds a name that the scripts import from a shared package and that the live shell does not export.
 * @param {BuiltRelease} release @param {string} browserFolder
 * @param {Record<string, string[]>} packageExports - by package of the shell
 */
export function findMissingNames(release, browserFolder, packageExports) {
  const scripts = textsOf(release, browserFolder, '.js').map(({ text }) => text);
  const imported = findImportedNames(scripts, Object.keys(packageExports));
  if (imported[CONTRACT_PACKAGE]?.has(WHOLE_PACKAGE))
    return `${release.module} uses ${CONTRACT_PACKAGE} as a whole, so what it needs is not known: import names from it.`;
  for (const [packageName, exported] of Object.entries(packageExports)) {
    const missing = [...(imported[packageName] ?? [])].find(
      (name) => name !== WHOLE_PACKAGE && name !== 'default' && !exported.includes(name),
    );
    if (missing)
      return `${release.module} uses ${missing} of ${packageName}, which the live shell does not offer.`;
  }
  return null;
}

/**
 * Finds a screen or widget over its budget. `mf-manifest.json` must list every exposed name, and only files of the release.
 * @param {BuiltRelease} release @param {string} browserFolder
 * @param {Record<string, number>} budgets - brotli bytes, including files that are loaded later
 */
export function findOverBudget(release, browserFolder, budgets) {
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
  const undeclared = Object.keys(release.exposes).find(
    (exposed) => !exposes.some(({ name }) => name === exposed),
  );
  if (undeclared)
    return `${release.module}/${undeclared} is not in the build's mf-manifest.json, which lists what it loads.`;
  for (const { name, assets } of exposes) {
    const limit = budgets[name] ?? budgets.default;
    const files = [assets.js, assets.css].flatMap(({ sync, async }) => [...sync, ...async]);
    const foreign = files.find((file) => !Object.hasOwn(release.integrity, file));
    if (foreign) return `${release.module}/${name} loads ${foreign}, which is not a file of the release.`;
    const size = [...new Set(files)].reduce((sum, file) => sum + bytes(file), 0);
    if (limit !== undefined && size > limit) {
      return `${release.module}/${name} is ${size} bytes compressed with all that it loads; its budget is ${limit}.`;
    }
  }
  return null;
}

/** Finds a style that would affect other modules or the shell. @param {BuiltRelease} release @param {string} browserFolder */
export function findLeakingStyle(release, browserFolder) {
  for (const { file, text } of textsOf(release, browserFolder, '.css')) {
    const leak = findForeignStyle(text, release.container);
    if (leak) return `${release.module}: the style "${leak}" in ${file} would reach other modules.`;
  }
  return null;
}

/** Finds a non-classic script, or an entry without its container. @param {BuiltRelease} release @param {string} browserFolder */
export function findUnloadableScript(release, browserFolder) {
  const { module, entry, container } = release;
  for (const { file, text } of textsOf(release, browserFolder, '.js')) {
    try {
      new Script(text);
    } catch (error) {
      const { name, message } = /** @type {Error} */ (error);
      if (name !== 'SyntaxError') throw error;
      return `${module}: ${file} is not a classic script, but pages load it as one:  ${message}.`;
    }
  }
  if (assignsGlobal(readFileSync(path.join(browserFolder, entry), 'utf8'), container)) return null;
  return `${module}: ${entry} does not define the global ${container}, the container that the release names.`;
}

/**
 * Runs all checks of a release's browser files. The embed kit passes, because no page of the guide loads it.
 * @param {BuiltRelease} release @param {string} browserFolder
 * @param {{ packageExports: Record<string, string[]> }} live - what the guide serves
 * @param {Record<string, number>} budget - brotli bytes by screen or widget; `default` for the others
 */
export const findBuildFault = (release, browserFolder, live, budget) =>
  release.module === EMBED_KIT
    ? null
    : (findUnloadableScript(release, browserFolder) ??
      findMissingNames(release, browserFolder, live.packageExports) ??
      findOverBudget(release, browserFolder, budget) ??
      findLeakingStyle(release, browserFolder) ??
      findCatalogueFault(release, browserFolder));
