/** What befalls a site under load, one after another. */
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const DOWN_MS = 2000;
/** How long after its cause ended a fault may still be felt. */
export const RECOVERY_MS = 5000;

/** @returns {[name: string, fault: () => Promise<void>][]} `fault` makes the fault and ends it */
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
 * Provokes each fault in its turn, with quiet between.
 * @param {number} quiet seconds before each fault and after the last one
 * @returns each fault's name, its start, when its cause ended and when its window does, ms since 1970
 */
export async function provoke(site, quiet) {
  const windows = [];
  for (const [name, fault] of faultsOf(site)) {
    await pause(quiet * 1000);
    const from = Date.now();
    await fault();
    const ended = Date.now();
    windows.push({ name, from, ended, to: ended + RECOVERY_MS });
    await pause(RECOVERY_MS);
  }
  return windows;
}
