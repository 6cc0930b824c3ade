/** `npm run ops -- audit`: known vulnerabilities of the packages that ship, by `npm audit`; fails when there is one. */
import { spawnSync } from 'node:child_process';
import { root } from './preflight.mjs';

const { status } = spawnSync('npm', ['audit', '--omit=dev'], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
