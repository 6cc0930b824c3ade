/** `npm run conformance`: tests the embedded database, or the one at `MONGODB_URL`. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const { status } = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    'node_modules/.bin/jest',
    '--selectProjects=node',
    '--testPathPatterns=services/embedded-mongo/test/conformance',
  ],
  {
    cwd: path.resolve(import.meta.dirname, '../..'),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test' },
  },
);
process.exitCode = status ?? 1;
