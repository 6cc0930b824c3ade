/** Checks that run before packages are installed. */
import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Old Node versions lack `import.meta.dirname`, but must reach the message below.
export const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** Exits with an error message. @param {string} sentence @returns {never} */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Warns on Node 20, and exits on older versions and on 21. @param {string} version - such as `24.1.0` */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major >= 22) return;
  if (major !== 20 || minor < 19)
    stop(`The guide needs Node 24 or 22; this is ${version}. Install another Node and try again.`);
  console.error(`Node ${version} gets no security fixes any more. Install Node 24 or 22 soon.`);
}

/** @param {string} dataDir - absolute */
export function checkDataFolder(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    const reason = code === 'EROFS' ? 'it is on a read-only file system' : code;
    stop(
      `The data folder ${dataDir} cannot be written (${reason}). Choose another one with DATA_DIR=/somewhere.`,
    );
  }
}

const MEGABYTE = 1024 ** 2;

/** @param {number} needed - bytes */
export function checkDisk(needed = 500 * MEGABYTE) {
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize >= needed) return;
  const [free, wanted] = [bavail * bsize, needed].map((bytes) => Math.floor(bytes / MEGABYTE));
  stop(`The disk has ${free} MB left and the guide needs ${wanted} MB: free some space and try again.`);
}
