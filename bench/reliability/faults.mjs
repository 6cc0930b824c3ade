import { rename } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const DOWN_MS = 2000;
/** Time after a fault in which requests may still fail. */
export const RECOVERY_MS = 5000;

/** @returns {[name: string, fault: () => Promise<void>][]} `fault` causes the fault and repairs it */
export const faultsOf = (site) => [
  ['database killed', restart(site, 'database', 'SIGKILL')],
  ...['discover', 'pubs', 'map', 'search', 'analytics'].map(
    (name) =>
      /** @type {[string, () => Promise<void>]} */ ([`${name} restarted`, restart(site, name, 'SIGTERM')]),
  ),
  ['gateway restarted', restart(site, 'gateway', 'SIGTERM')],
  ['module removed', () => removeModule(site)],
];

const restart = (site, name, signal) => async () => {
  await site.parts[name].kill(signal);
  await pause(DOWN_MS);
  await site.parts[name].start();
};

async function removeModule({ folder }) {
  const module = path.join(folder, 'modules/pubs');
  await rename(module, `${module}.away`);
  await pause(DOWN_MS);
  await rename(`${module}.away`, module);
}

/**
 * Causes each fault in turn.
 * @param {number} quietSeconds - seconds without faults before each fault and after the last one
 * @returns each fault's name, its start, its repair (`ended`) and the end of its window, ms since 1970
 */
export async function causeFaults(site, quietSeconds) {
  const windows = [];
  for (const [name, fault] of faultsOf(site)) {
    await pause(quietSeconds * 1000);
    const from = Date.now();
    await fault();
    const ended = Date.now();
    windows.push({ name, from, ended, to: ended + RECOVERY_MS });
    await pause(RECOVERY_MS);
  }
  return windows;
}
