import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openSite } from './testSite';

const root = path.resolve(import.meta.dirname, '../..');
/** Paths that the copy does not need or that other commands change meanwhile. */
const NOT_COPIED = new Set([
  'node_modules',
  '.git',
  '.data',
  'test-results',
  '.shots',
  'coverage',
  path.join('.build', 'packing'),
  path.join('examples', 'packages'),
  path.join('examples', 'postcards', 'node_modules'),
]);

/** Starts a site and copies the project, to change and release modules. @param without - paths to omit */
export async function openWorkshop(without: string[] = []) {
  // Each visitor of a test has another address.
  const site = await openSite({ TRUST_PROXY: 'loopback' });
  const settings = { MONGODB_URL: site.mongoUrl, DATA_DIR: site.dataDir, GUIDE_URL: site.url };
  const project = await copyProject(settings, without);
  return {
    ...project,
    url: site.url,
    async close() {
      await site.close();
      await project.close();
    },
  };
}

/**
 * Copies the project to a temporary folder.
 * @param settings - environment of its commands @param without - paths to omit
 */
export async function copyProject(settings: Record<string, string>, without: string[] = []) {
  const leftBehind = new Set([...NOT_COPIED, ...without]);
  const folder = await mkdtemp(path.join(tmpdir(), 'guide-project-'));
  const copy = path.join(folder, 'project');
  await cp(root, copy, {
    recursive: true,
    filter: (source) => !leftBehind.has(path.relative(root, source)),
  });
  await linkPackages(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));

  return {
    folder: copy,
    settings,
    /** Replaces text in a file of the copy. @returns function that undoes it @throws if the text is missing */
    async edit(file: string, from: string | RegExp, to: string) {
      const target = path.join(copy, file);
      const before = await readFile(target, 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} does not contain ${from}`);
      // Replace the file atomically: a dev server that reads an empty file reloads the page.
      const put = async (text: string) => {
        await writeFile(`${target}.new`, text);
        await rename(`${target}.new`, target);
      };
      await put(after);
      return () => put(before);
    },
    /** Runs a command of `npm run` in the copy, e.g. `modules pack`. */
    async command(name: string, args: string[], extraEnv: Record<string, string> = {}) {
      const env = { ...process.env, ...settings, ...extraEnv, NODE_ENV: undefined };
      try {
        const line = ['tooling/commands/run.mjs', ...name.split(' '), ...args];
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

/** Links the installed packages, but the copy's own workspaces. */
async function linkPackages(from: string, to: string) {
  await mkdir(to);
  await cp(path.join(from, '@guide'), path.join(to, '@guide'), { recursive: true, verbatimSymlinks: true });
  const names = (await readdir(from)).filter((name) => name !== '@guide');
  await Promise.all(names.map((name) => symlink(path.join(from, name), path.join(to, name))));
}
