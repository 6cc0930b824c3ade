import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

export const root = path.resolve(import.meta.dirname, '../../..');
const MAX_OUTPUT_BYTES = 64 * 1024 ** 2;

/** Replaces placeholders of a documented line. */
export const fillPlaceholders = (line: string, placeholders: Record<string, string>): string =>
  Object.entries(placeholders).reduce((text, [from, to]) => text.replaceAll(from, to), line);

/** @param settings - environment of the guide @returns standard output, all output, and whether it exited with 0 */
export async function runLine(
  line: string,
  placeholders: Record<string, string>,
  cwd: string,
  settings: Record<string, string> = {},
) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings };
  return promisify(execFile)('/bin/sh', ['-c', fillPlaceholders(line, placeholders)], {
    cwd,
    env,
    maxBuffer: MAX_OUTPUT_BYTES,
  }).then(
    ({ stdout, stderr }) => ({ ok: true, out: stdout, text: stdout + stderr }),
    ({ stdout, stderr }) => ({ ok: false, out: String(stdout), text: `${stdout}${stderr}` }),
  );
}
