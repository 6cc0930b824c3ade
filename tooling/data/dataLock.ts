import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { dataFolder } from '../commands/running.mjs';

/** The lock of a killed command expires after this time. */
const STALE_MS = 10_000;
const RETRY_MS = 500;

/** Runs work while no other data command with this `DATA_DIR` runs. @throws {Error} if the other takes over 12 s */
export async function withDataLock<T>(work: () => Promise<T>, waitMs = STALE_MS + 2000): Promise<T> {
  const folder = dataFolder();
  const retries = { retries: Math.floor(waitMs / RETRY_MS), minTimeout: RETRY_MS, maxTimeout: RETRY_MS };
  const options = { lockfilePath: path.join(folder, 'data-command.lock'), stale: STALE_MS, retries };
  const release = await mkdir(folder, { recursive: true })
    .then(() => lockfile.lock(folder, options))
    .catch((error) => {
      throw new Error(
        error.code === 'ELOCKED'
          ? 'Another command is importing or restoring data: try again when it has finished.'
          : `The data folder ${folder} cannot be written to: ${error.message}.`,
      );
    });
  try {
    return await work();
  } finally {
    await release();
  }
}
