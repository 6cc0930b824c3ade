import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { buildFault } from '@guide/contracts/release/build-checks';
import { precompress } from '@guide/contracts/release/precompress';
import type { BuildToCheck } from '../check';

/**
 * The program of the thread that checks one uploaded release: reports why it is refused, or compresses its files and
 * reports null. What the files hold is the team's: whatever they make fail is a refusal.
 */
const { release, folder, live, budget } = workerData as BuildToCheck;
const browser = path.join(folder, 'browser');
let fault: string | null;
try {
  fault = buildFault(release, browser, live, budget);
} catch (error) {
  const [reason] = (error as Error).message.split('\n');
  fault = `${release.module} could not be checked: ${reason}`;
}
if (!fault) precompress(browser);
parentPort!.postMessage(fault);
