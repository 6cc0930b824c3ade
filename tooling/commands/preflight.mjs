/** What must hold before anything else runs, using nothing but Node itself. */
import { statfsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Not `import.meta.dirname`: a Node too old for it must get as far as the sentence below.
export const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** Ends the command with one sentence. @param {string} sentence @returns {never} */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** @throws never; stops when this Node is too old */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(
      `The guide needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer Node and try again.`,
    );
  }
}

const MEGABYTE = 1024 ** 2;

/**
 * Stops when the disk has less room than a build and its data need.
 * @param {number} needed bytes
 */
export function checkDisk(needed = 500 * MEGABYTE) {
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize >= needed) return;
  const [free, wanted] = [bavail * bsize, needed].map((bytes) => Math.floor(bytes / MEGABYTE));
  stop(`The disk has ${free} MB left and the guide needs ${wanted} MB: free some space and try again.`);
}
