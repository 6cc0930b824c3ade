/** `npm run ops -- database check` or `compact`: maintains the embedded database while no guide runs. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { installPackages } from './install.mjs';
import { stop } from './preflight.mjs';
import { dataFolderOf, mongoUrl } from './settings.mjs';

const action = process.argv[2] ?? '';
if (!['check', 'compact'].includes(action) || process.argv.length > 3)
  stop('Choose one: npm run ops -- database check or compact.');
if (mongoUrl) stop('MONGODB_URL is set: this command maintains only the embedded database.');
installPackages();
const { buildDatabase } = await import('../build/program.mjs');
const folder = path.join(dataFolderOf(), 'mongo');
const { status } = spawnSync(process.execPath, [await buildDatabase(), action, folder], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
