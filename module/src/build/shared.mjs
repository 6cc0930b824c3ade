/** What a module takes from the page as its one copy. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Packages that the shell provides, each with the package that its version is of. */
const SHARED = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  '@guide/contracts/module': '@guide/contracts',
};

/**
 * The versions that are installed for a module: of these or later ones, as semver compares, the page's must be.
 * @param {string} folder the module's
 * @returns {Record<string, string>} by shared name
 */
export function installedVersions(folder) {
  const require = createRequire(path.join(folder, 'package.json'));
  const versionOf = (name) =>
    JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version;
  return Object.fromEntries(Object.entries(SHARED).map(([name, from]) => [name, versionOf(from)]));
}

/**
 * A module's side of sharing: never bundled, and a version that does not satisfy is an error, not a warning.
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
