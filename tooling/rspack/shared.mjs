/** What the shell provides to every module as the page's one copy. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name) => require(`${name}/package.json`).version;
const contractVersion = require('../../contracts/package.json').version;

/** @typedef {import('@module-federation/enhanced').moduleFederationPlugin.SharedConfig} Share */

const versions = () => ({
  react: versionOf('react'),
  'react/jsx-runtime': versionOf('react'),
  'react-dom': versionOf('react-dom'),
  '@guide/contracts/module': contractVersion,
});

/**
 * The shell's side: loaded with the shell, one copy each. It takes its own without comparing versions.
 * @returns {Record<string, Share>}
 */
export const provided = () =>
  Object.fromEntries(
    Object.entries(versions()).map(([name, version]) => [
      name,
      { singleton: true, eager: true, version, requiredVersion: false },
    ]),
  );

/**
 * A module's side: never bundled, and a version that does not satisfy is an error, not a warning.
 * @returns {Record<string, Share>}
 */
export const consumed = () =>
  Object.fromEntries(
    Object.entries(versions()).map(([name, version]) => [
      name,
      { singleton: true, import: false, strictVersion: true, requiredVersion: `^${version}` },
    ]),
  );
