/** Which guides run from this folder, for commands that run next to them. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, stop } from './preflight.mjs';
import { dataFolderOf, mongoUrl, port } from './settings.mjs';

/** One file for each guide, `<process id>-<start of the process>`, with its data folder and address as lines. */
const notes = path.join(root, '.build/running');

/** @param {string} dataDir absolute @param {string} url */
export function announceGuide(dataDir, url, folder = notes) {
  const note = path.join(folder, `${process.pid}-${startOf(process.pid)}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(note, `${dataDir}\n${url}`);
  process.once('exit', () => rmSync(note, { force: true }));
}

/** @returns {{ dataDir: string, url?: string }[]} */
export function runningGuides(folder = notes) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(isAlive)
    .map((note) => {
      const [dataDir = '', url] = readFileSync(path.join(folder, note), 'utf8').split('\n');
      return { dataDir, url };
    });
}

/** The address of the guide that commands work on: `GUIDE_URL`, the running guide with the same data, or the settings'. */
export const guideUrl = () =>
  process.env.GUIDE_URL ||
  runningGuides().find(({ dataDir }) => dataDir === dataFolderOf())?.url ||
  process.env.ORIGIN ||
  `http://localhost:${port}`;

/** Process ids are reused, so the start of the process must agree, too. @param {string} note */
function isAlive(note) {
  const [pid = '', started] = note.split('-');
  if (startOf(pid) !== (started ?? '')) return false;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** Ticks from boot to the start of a process; '' without `/proc` or such a process. @param {number | string} pid */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/**
 * `DATA_DIR`, default `.data`. Without `DATA_DIR` the command ends if a guide runs with other data: it would work on data that nobody
 * sees.
 */
export function dataFolder() {
  const named = dataFolderOf();
  if (process.env.DATA_DIR || mongoUrl) return named;
  const running = runningGuides().map(({ dataDir }) => dataDir);
  if (running.length > 0 && !running.includes(named))
    stop(
      `A guide runs here with DATA_DIR=${running[0]}: set DATA_DIR to the same, or to ${named} if you mean that.`,
    );
  return named;
}

/** {@link dataFolder} of a guide that has run; otherwise the command ends. */
export function existingDataFolder() {
  const folder = dataFolder();
  if (!mongoUrl && !existsSync(path.join(folder, 'mongo')))
    stop(
      `No guide has run with its data in ${folder}: set DATA_DIR as your guide has it, or start one once: npm start.`,
    );
  return folder;
}
