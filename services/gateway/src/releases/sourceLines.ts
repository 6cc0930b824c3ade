import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mapOf } from '@guide/contracts/release/source-line';
import { releaseFolder } from './store';

/** Reads the source maps of a stored release. */
export const storedMaps = (store: string, module: string, version: string) => (file: string) =>
  readFile(path.join(releaseFolder(store, module, version), mapOf(file))).catch(() => null);
