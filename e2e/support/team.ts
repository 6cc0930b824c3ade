import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ownersFile } from '../../tooling/release/signing.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const NOT_COPIED = /(^|\/)(node_modules|\.guide|release-key.*\.json)$/;

async function run(file: string, args: string[], cwd: string) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, npm_config_prefer_offline: 'true' };
  const options = { cwd, env, maxBuffer: 64 * 1024 ** 2 };
  return promisify(execFile)(file, args, options).then(
    ({ stdout, stderr }) => ({ ok: true, out: stdout, text: stdout + stderr }),
    ({ stdout, stderr }) => ({ ok: false, out: String(stdout), text: String(stdout) + String(stderr) }),
  );
}

interface Permissions {
  /** The module, and its folder in `examples`. */
  module: string;
  paths: string[];
  slots: string[];
}

/** Creates the repository of an outside team from its example, and adds its key to the owners file in `dataDir`. */
export async function openTeam(guide: { url: string }, dataDir: string, allowed: Permissions) {
  const { module, paths, slots } = allowed;
  const folder = await mkdtemp(path.join(tmpdir(), `guide-${module}-`));
  const repository = path.join(folder, module);
  const must = async (file: string, args: string[], cwd: string) => {
    const result = await run(file, args, cwd);
    if (!result.ok) throw new Error(`${file} ${args.join(' ')}\n${result.text}`);
    return result;
  };
  await must('npm', ['run', 'modules', '--', 'pack', path.join(folder, 'packages')], root);
  await cp(path.join(root, 'examples', module), repository, {
    recursive: true,
    filter: (source) => !NOT_COPIED.test(source),
  });
  await must('npm', ['ci'], repository);

  const owners = JSON.parse(await readFile(ownersFile(dataDir), 'utf8'));
  const key = await must(
    'npx',
    ['guide', 'key', '--site', owners.site, '--file', 'release-key.json'],
    repository,
  );
  const manifest = JSON.parse(await readFile(path.join(repository, 'package.json'), 'utf8'));
  const { keys } = JSON.parse(key.out)[manifest.guide.owner];
  owners.teams[manifest.guide.owner] = { keys, modules: [module], paths, slots };
  await writeFile(ownersFile(dataDir), JSON.stringify(owners));

  const inRepository = (file: string) => path.join(repository, file);
  return {
    /** Runs `act` without the module's tests, which every release would repeat. */
    async withoutTests<T>(act: () => Promise<T>): Promise<T> {
      await rename(inRepository('test'), inRepository('test-later'));
      try {
        return await act();
      } finally {
        await rename(inRepository('test-later'), inRepository('test'));
      }
    },
    /** Runs `act` while the module claims no path and no slot. */
    async withoutClaims<T>(act: () => Promise<T>): Promise<T> {
      const file = inRepository('package.json');
      const text = await readFile(file, 'utf8');
      const { claims: _, ...unclaimed } = manifest.guide;
      await writeFile(file, JSON.stringify({ ...manifest, guide: unclaimed }));
      try {
        return await act();
      } finally {
        await writeFile(file, text);
      }
    },
    runGuide: (...args: string[]) => run('npx', ['guide', ...args, '--guide', guide.url], repository),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
