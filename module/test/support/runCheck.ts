import { execFile } from 'node:child_process';
import path from 'node:path';

const guide = path.resolve(import.meta.dirname, '../../src/cli/guide.mjs');

/**
 * Runs `guide check` in a folder, in a separate process, because Jest cannot load parts of the bundler.
 * @param chrome - the browser's file; default: none
 */
export const runCheck = (cwd: string, chrome = '') =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: '', CHROMIUM_PATH: chrome };
    const child = execFile(process.execPath, [guide, 'check'], { cwd, env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, text: stdout + stderr }),
    );
  });

/** The sentences below "Refused". */
export const reasonsOf = (text: string): string[] =>
  text
    .slice(text.indexOf('Refused'))
    .split('\n')
    .filter((line) => /^ {2}\S/.test(line))
    .map((line) => line.trim());
