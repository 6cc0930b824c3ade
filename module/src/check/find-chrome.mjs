import { existsSync } from 'node:fs';
import path from 'node:path';

/** The headless shell is first: it needs a sixth less processor time. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const APPLICATIONS = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/**
 * Finds Chrome, Chromium or Edge: the one that `CHROMIUM_PATH` names, or an installed one.
 * @param {NodeJS.ProcessEnv} [env] - an empty `CHROMIUM_PATH` means none @returns {string | undefined} its file
 */
export function findChrome(env = process.env) {
  if (env.CHROMIUM_PATH !== undefined) return env.CHROMIUM_PATH || undefined;
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const installed = COMMANDS.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  return [...installed, ...APPLICATIONS].find((file) => existsSync(file));
}
