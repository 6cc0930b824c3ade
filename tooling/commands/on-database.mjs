/** Runs a gateway program on the guide's database: `on-database.mjs PROGRAM [ARGUMENTS]`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildProgram } from '../build/program.mjs';
import { ownersFile } from '../release/signing.mjs';
import { reachDatabase } from './database.mjs';
import { root } from './preflight.mjs';
import { dataFolder, guideUrl } from './running.mjs';
import { databasePrefix } from './settings.mjs';

const [program = '', ...args] = process.argv.slice(2);
const database = await reachDatabase();
try {
  const child = spawn(process.execPath, [await buildProgram(program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      MONGODB_URL: database.url,
      MONGODB_PREFIX: databasePrefix,
      OWNERS_FILE: ownersFile(dataFolder()),
      GUIDE_URL: guideUrl(),
    },
  });
  const [status] = await once(child, 'exit');
  process.exitCode = status ?? 1;
} finally {
  await database.stop();
}
