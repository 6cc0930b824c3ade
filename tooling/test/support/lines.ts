/** Runs lines of the documents as a reader types them. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

export const root = path.resolve(import.meta.dirname, '../../..');
const MAX_OUTPUT_BYTES = 64 * 1024 ** 2;

/** A documented line as it is typed. @param standsFor what stands in it, and what is typed instead */
export const typed = (line: string, standsFor: Record<string, string>): string =>
  Object.entries(standsFor).reduce((text, [from, to]) => text.replaceAll(from, to), line);

/**
 * @param settings of the guide that it works on
 * @returns what it printed, and whether it ended with 0
 */
export async function runLine(
  line: string,
  standsFor: Record<string, string>,
  cwd: string,
  settings: Record<string, string> = {},
) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings };
  return promisify(execFile)('/bin/sh', ['-c', typed(line, standsFor)], {
    cwd,
    env,
    maxBuffer: MAX_OUTPUT_BYTES,
  }).then(
    ({ stdout, stderr }) => ({ ok: true, text: stdout + stderr }),
    ({ stdout, stderr }) => ({ ok: false, text: `${stdout}${stderr}` }),
  );
}
