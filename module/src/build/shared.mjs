import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CONTRACT_PACKAGE } from '@guide/contracts/release/live-checks';

/** Packages that the shell provides, each with the package that has its version. */
const SHARED = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  [CONTRACT_PACKAGE]: '@guide/contracts',
};

/**
 * The installed versions of shared packages. `guide.contract` in package.json, such as `1.2.0 || ^2.0.0`, names the contracts with
 * which a module works, so that it can be released before the contract changes (decision 27).
 * @param {string} folder the module's
 * @returns {Record<string, string>} by shared name
 */
export function installedVersions(folder) {
  const require = createRequire(path.join(folder, 'package.json'));
  const versionOf = (/** @type {string} */ name) =>
    JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version;
  const versions = Object.fromEntries(Object.entries(SHARED).map(([name, from]) => [name, versionOf(from)]));
  const { guide } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return guide?.contract ? { ...versions, [CONTRACT_PACKAGE]: guide.contract } : versions;
}

/**
 * A module never bundles shared packages, and a version that does not satisfy is an error.
 * @param {Record<string, string>} versions by shared name
 * @returns {Record<string, import('@module-federation/enhanced').moduleFederationPlugin.SharedConfig>}
 */
export const consumed = (versions) =>
  Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [
      name,
      { singleton: true, import: false, strictVersion: true, requiredVersion: `^${version}` },
    ]),
  );
