import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startSite } from '../../tooling/commands/site.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const LEFT_BEHIND = new Set(['node_modules', '.git', '.data', 'test-results', '.shots', 'coverage']);

/**
 * A running site of its own and a copy of the project to change and release from, as a team has it on its machine.
 */
export async function openWorkshop() {
  const folder = await mkdtemp(path.join(tmpdir(), 'guide-workshop-'));
  const copy = path.join(folder, 'project');
  const dataDir = path.join(folder, 'data');
  await cp(root, copy, {
    recursive: true,
    filter: (source) => source === root || !LEFT_BEHIND.has(path.relative(root, source).split(path.sep)[0]!),
  });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const site = await startSite({ buildFolder: path.join(root, '.build/london'), dataDir, onLine: () => {} });

  return {
    url: site.url,
    /** The copy of the project. */
    folder: copy,
    /** Replaces text in a file of the copy. @throws when the text is not there */
    async edit(file: string, from: string | RegExp, to: string) {
      const place = path.join(copy, file);
      const before = await readFile(place, 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} does not contain ${from}`);
      await writeFile(place, after);
      return () => writeFile(place, before);
    },
    /** Runs one of the project's commands in the copy, against this site. */
    async command(name: string, args: string[]) {
      const env = { ...process.env, MONGODB_URL: site.mongoUrl, DATA_DIR: dataDir, NODE_ENV: undefined };
      try {
        const run = await promisify(execFile)(process.execPath, [`tooling/commands/${name}.mjs`, ...args], {
          cwd: copy,
          env,
        });
        return { ok: true, output: run.stdout + run.stderr };
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        return { ok: false, output: stdout + stderr };
      }
    },
    async close() {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
