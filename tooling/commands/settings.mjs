/** Settings of commands; an empty variable counts as unset. */
import path from 'node:path';
import { root } from './preflight.mjs';

/** The only place that names a city to start with. */
export const DEFAULT_CITY = 'london';

export const city = process.env.CITY || DEFAULT_CITY;

export const databasePrefix = process.env.MONGODB_PREFIX || 'guide';

/** Undefined for the embedded database. */
export const mongoUrl = process.env.MONGODB_URL || undefined;

export const port = Number(process.env.PORT || 4000);

/** Absolute path; default `.data` in the project's root. */
export const dataFolderOf = () => path.resolve(root, process.env.DATA_DIR || '.data');

/** Data folder of a module's development, separate from the guide's. @param {string} module */
export const developmentFolderOf = (module) => path.join(dataFolderOf(), 'development', module);
