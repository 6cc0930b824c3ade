/** Preloaded into a program: on SIGUSR2 it collects garbage and writes the bytes in use. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  console.error(`In use: ${heapUsed + external} bytes`);
});
