import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startSite } from '../../tooling/commands/site.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** What the copy needs nothing of, and what other commands write and remove meanwhile. */
const LEFT_BEHIND = new Set([
  'node_modules',
  '.git',
  '.data',
  'test-results',
  '.shots',
  'coverage',
  path.join('.build', 'packing'),
  path.join('examples', 'packages'),
  path.join('examples', 'planner', 'node_modules'),
  path.join('examples', 'postcards', 'node_modules'),
]);

/**
 * A running site of its own and a copy of the project to change and release from, as a team has it on its machine.
 * @param without paths that the copy does not have
 */
export async function openWorkshop(without: string[] = []) {
  const folder = await mkdtemp(path.join(tmpdir(), 'guide-workshop-'));
  const dataDir = path.join(folder, 'data');
  const site = await startSite({
    buildFolder: path.join(root, '.build/london'),
    dataDir,
    // Visitors have addresses of their own.
    env: { TRUST_PROXY: 'loopback' },
    onLine: () => {},
  });
  const settings = { MONGODB_URL: site.mongoUrl, DATA_DIR: dataDir, GUIDE_URL: site.url };
  const project = await copyProject(settings, without);
  return {
    ...project,
    url: site.url,
    async close() {
      await site.stop();
      await project.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A copy of the project to change and release from.
 * @param settings which guide its commands work on
 * @param without paths that the copy does not have
 */
export async function copyProject(settings: Record<string, string>, without: string[] = []) {
  const leftBehind = new Set([...LEFT_BEHIND, ...without]);
  const folder = await mkdtemp(path.join(tmpdir(), 'guide-project-'));
  const copy = path.join(folder, 'project');
  await cp(root, copy, {
    recursive: true,
    filter: (source) => !leftBehind.has(path.relative(root, source)),
  });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));

  return {
    /** The copy of the project. */
    folder: copy,
    /** Which guide its commands work on. */
    settings,
    /** Replaces text in a file of the copy. @throws when the text is not there */
    async edit(file: string, from: string | RegExp, to: string) {
      const place = path.join(copy, file);
      const before = await readFile(place, 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} does not contain ${from}`);
      // Whole or not at all: a dev server that meets an empty file has nothing to put in the module's place, and reloads.
      const put = async (text: string) => {
        await writeFile(`${place}.new`, text);
        await rename(`${place}.new`, place);
      };
      await put(after);
      return () => put(before);
    },
    /** Runs a noun and verb of `npm run` in the copy, against that guide. */
    async command(words: string, args: string[], other: Record<string, string> = {}) {
      const env = { ...process.env, ...settings, ...other, NODE_ENV: undefined };
      try {
        const line = ['tooling/commands/run.mjs', ...words.split(' '), ...args];
        const run = await promisify(execFile)(process.execPath, line, { cwd: copy, env });
        return { ok: true, output: run.stdout + run.stderr };
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        return { ok: false, output: stdout + stderr };
      }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
