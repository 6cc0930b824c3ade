import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mapOf, SHELL_BUNDLE, sourceLine } from '@guide/contracts/release/source-line';
import { releaseFolder } from './store';

const readMap = (file: string) => readFile(file).catch(() => null);

/** Reads the source maps of a stored release. */
const storedMaps = (store: string, module: string, version: string) => async (file: string) =>
  file === SHELL_BUNDLE ? null : readMap(path.join(releaseFolder(store, module, version), mapOf(file)));

/** Reads the source maps of the shell. @param folder - its build */
const shellMaps = (folder: string) => async (file: string) => {
  if (file === 'server.cjs') return null;
  return readMap(path.join(folder, mapOf(file === SHELL_BUNDLE ? 'server.cjs' : file)));
};

/** Finds the release's source line of a failure; without one, the shell's, such as `shell/src/main.tsx:3:5`. */
export async function failingLine(
  stack: string,
  { store, shell }: { store: string; shell: string },
  module: string,
  version: string,
): Promise<string | null> {
  const own = await sourceLine(stack, storedMaps(store, module, version));
  if (own) return own;
  const line = await sourceLine(stack, shellMaps(shell));
  return line && `shell/${line}`;
}
