import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CONTRACT_PACKAGE } from '@guide/contracts/release/live-checks';

/** Packages that the shell provides, and the package with the version of each. */
const SHARED = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  [CONTRACT_PACKAGE]: '@guide/contracts',
};

/** Exact versions of the installed shared packages by name. @param {string} folder - folder of the module @returns {Record<string, string>} */
export function packageVersions(folder) {
  const require = createRequire(path.join(folder, 'package.json'));
  const versionOf = (/** @type {string} */ name) =>
    JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version;
  return Object.fromEntries(Object.entries(SHARED).map(([name, from]) => [name, versionOf(from)]));
}

/**
 * Versions of shared packages that a module is built for. `guide.contract` in package.json (`1.2.0 || ^2.0.0`) replaces
 * the contract's, so that a module can be released before the contract changes (decision 27).
 * @param {string} folder - folder of the module @returns {Record<string, string>}
 */
export function installedVersions(folder) {
  const versions = packageVersions(folder);
  const { guide } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return guide?.contract ? { ...versions, [CONTRACT_PACKAGE]: guide.contract } : versions;
}

/**
 * Federation settings of a page that provides the shared packages.
 * @param {Record<string, string>} versions - exact versions by shared name
 * @returns {Record<string, import('@module-federation/enhanced').moduleFederationPlugin.SharedConfig>}
 */
export const providedConfig = (versions) =>
  Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [
      name,
      { singleton: true, eager: true, version, requiredVersion: false },
    ]),
  );

/**
 * Federation settings: modules never bundle shared packages, and a mismatching version is an error.
 * @param {Record<string, string>} versions - versions by shared name
 * @returns {Record<string, import('@module-federation/enhanced').moduleFederationPlugin.SharedConfig>}
 */
export const sharedConfig = (versions) =>
  Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [
      name,
      { singleton: true, import: false, strictVersion: true, requiredVersion: `^${version}` },
    ]),
  );
