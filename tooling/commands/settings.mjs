/** Settings of commands. As for the programs, a variable that is empty counts as absent. */
import path from 'node:path';
import { root } from './preflight.mjs';

/** The city whose pack is built and served. */
export const city = process.env.CITY || 'london';

/** What the names of the guide's databases begin with. */
export const databasePrefix = process.env.MONGODB_PREFIX || 'guide';

/** The MongoDB to use; undefined for the embedded database. */
export const mongoUrl = process.env.MONGODB_URL || undefined;

/** Where the guide listens. */
export const port = Number(process.env.PORT || 4000);

/** `DATA_DIR`, absolute; default `.data` in the project's root. */
export const dataFolderOf = () => path.resolve(root, process.env.DATA_DIR || '.data');

/** Where the development of a module has its data: apart from a guide's, and from other modules'. @param {string} module */
export const developmentFolderOf = (module) => path.join(dataFolderOf(), 'development', module);
