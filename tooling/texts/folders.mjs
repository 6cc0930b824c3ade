import { readdirSync } from 'node:fs';
import { root } from '../commands/preflight.mjs';

/** Folders with texts; each has its catalogues in `texts/<language>.po`. */
export const TEXT_FOLDERS = [
  'contracts',
  'ui',
  'shell',
  'services',
  ...readdirSync(root).filter((name) => name.startsWith('mfe-')),
];
