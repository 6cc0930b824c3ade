import path from 'node:path';
import { installedVersions, providedConfig } from '../../module/src/build/shared.mjs';

const shell = path.resolve(import.meta.dirname, '../../shell');

/** What the shell provides to modules. */
export const provided = () => providedConfig(installedVersions(shell));
