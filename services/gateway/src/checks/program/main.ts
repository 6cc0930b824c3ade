import { readlinkSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { findBuildFault } from '@guide/contracts/release/build-checks';
import { precompress } from '@guide/contracts/release/precompress';
import type { BuildToCheck, CheckMessage } from '../check';

/** Checks one uploaded release in a thread. Exceptions come from invalid files: the release is refused. */
const { release, folder, live, budget } = workerData as BuildToCheck;
const send = (message: CheckMessage) => parentPort!.postMessage(message);
if (process.platform === 'linux') send({ thread: readlinkSync('/proc/thread-self') });
const browser = path.join(folder, 'browser');
let fault: string | null;
try {
  fault = findBuildFault(release, browser, live, budget);
} catch (error) {
  const [reason] = (error as Error).message.split('\n');
  fault = `${release.module} could not be checked: ${reason}`;
}
if (!fault) precompress(browser);
send({ fault });
