import path from 'node:path';
import { installedVersions } from '../../module/src/build/shared.mjs';

const shell = path.resolve(import.meta.dirname, '../../shell');

/**
 * What the shell provides to modules.
 * @returns {Record<string, import('@module-federation/enhanced').moduleFederationPlugin.SharedConfig>}
 */
export const provided = () =>
  Object.fromEntries(
    Object.entries(installedVersions(shell)).map(([name, version]) => [
      name,
      { singleton: true, eager: true, version, requiredVersion: false },
    ]),
  );
