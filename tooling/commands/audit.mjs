/** `npm run ops -- audit`: fails if a shipped package has a known vulnerability. */
import { spawnSync } from 'node:child_process';
import { root } from './preflight.mjs';

const { status } = spawnSync('npm', ['audit', '--omit=dev'], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
