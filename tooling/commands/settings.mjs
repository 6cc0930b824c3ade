/** Settings of commands. An empty variable counts as absent. */
import path from 'node:path';
import { root } from './preflight.mjs';

export const city = process.env.CITY || 'london';

/** Prefix of the names of the guide's databases. */
export const databasePrefix = process.env.MONGODB_PREFIX || 'guide';

/** Undefined for the embedded database. */
export const mongoUrl = process.env.MONGODB_URL || undefined;

export const port = Number(process.env.PORT || 4000);

/** Absolute; default `.data` in the project's root. */
export const dataFolderOf = () => path.resolve(root, process.env.DATA_DIR || '.data');

/** Data of a module's development, separate from a guide's and other modules'. @param {string} module */
export const developmentFolderOf = (module) => path.join(dataFolderOf(), 'development', module);
