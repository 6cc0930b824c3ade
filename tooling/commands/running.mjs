/** Finds the guides that run from this folder. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, stop } from './preflight.mjs';
import { dataFolderOf, mongoUrl, port } from './settings.mjs';

/** One file per guide, `<process id>-<process start>`, with data folder and URL as lines. */
const recordsFolder = path.join(root, '.build/running');

/** @param {string} dataDir - absolute @param {string} url */
export function announceGuide(dataDir, url, folder = recordsFolder) {
  const record = path.join(folder, `${process.pid}-${processStart(process.pid)}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(record, `${dataDir}\n${url}`);
  process.once('exit', () => rmSync(record, { force: true }));
}

/** @returns {{ dataDir: string, url?: string }[]} */
export function runningGuides(folder = recordsFolder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(isAlive)
    .map((record) => {
      const [dataDir = '', url] = readFileSync(path.join(folder, record), 'utf8').split('\n');
      return { dataDir, url };
    });
}

/** The guide's URL for commands: `GUIDE_URL`, the running guide with the same data, or the settings. */
export const guideUrl = () =>
  process.env.GUIDE_URL ||
  runningGuides().find(({ dataDir }) => dataDir === dataFolderOf())?.url ||
  process.env.ORIGIN ||
  `http://localhost:${port}`;

/** Process ids are reused, so the start time must match too. @param {string} record */
function isAlive(record) {
  const [pid = '', start] = record.split('-');
  if (processStart(pid) !== (start ?? '')) return false;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** Start of a process in ticks since boot; '' without `/proc`. @param {number | string} pid */
function processStart(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** `DATA_DIR` or `.data`. Exits if `DATA_DIR` is not set and a guide runs with other data. */
export function dataFolder() {
  const configured = dataFolderOf();
  if (process.env.DATA_DIR || mongoUrl) return configured;
  const running = runningGuides().map(({ dataDir }) => dataDir);
  if (running.length > 0 && !running.includes(configured))
    stop(
      `A guide runs here with DATA_DIR=${running[0]}: set DATA_DIR to the same, or to ${configured} if you mean that.`,
    );
  return configured;
}

/** The data folder of a guide that has run; exits if there is none. */
export function existingDataFolder() {
  const folder = dataFolder();
  if (!mongoUrl && !existsSync(path.join(folder, 'mongo')))
    stop(
      `No guide has run with its data in ${folder}: set DATA_DIR as your guide has it, or start one once: npm start.`,
    );
  return folder;
}
