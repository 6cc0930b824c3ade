import { createRequire } from 'node:module';
import { CONTRACT_PACKAGE } from '@guide/contracts/release/live-checks';

const require = createRequire(import.meta.url);
/** @param {string} name @returns {string} */
const versionOf = (name) => require(`${name}/package.json`).version;
const contractVersion = require('../../contracts/package.json').version;

/** Versions of shared packages that modules are built with. */
export const versions = () => ({
  react: versionOf('react'),
  'react/jsx-runtime': versionOf('react'),
  'react-dom': versionOf('react-dom'),
  [CONTRACT_PACKAGE]: contractVersion,
});

/** @returns {Record<string, import('@module-federation/enhanced').moduleFederationPlugin.SharedConfig>} */
export const provided = () =>
  Object.fromEntries(
    Object.entries(versions()).map(([name, version]) => [
      name,
      { singleton: true, eager: true, version, requiredVersion: false },
    ]),
  );
