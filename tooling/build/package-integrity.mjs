import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The hash of a packed package, as npm writes it into lock files. @param {string} file */
export const integrityInLock = (file) =>
  `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;

/**
 * Whether a lock file names another content of a packed package, which `npm ci` then refuses.
 * @param {string} folder - of a module @param {Record<string, string>} packed - files by name of the package
 */
export function isLockedOtherwise(folder, packed) {
  const file = path.join(folder, 'package-lock.json');
  if (!existsSync(file)) return false;
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(packed).some(([name, archive]) => {
    const integrity = packages[`node_modules/@guide/${name}`]?.integrity;
    return integrity !== undefined && integrity !== integrityInLock(archive);
  });
}
