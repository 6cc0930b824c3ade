import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guide-data-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command on an embedded database of its own. */
function run(dataDir: string, program: string, ...args: string[]) {
  const result = spawnSync(process.execPath, ['--import', 'tsx', `tooling/data/${program}.ts`, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, dataDir) },
  });
  return { status: result.status, text: result.stdout + result.stderr };
}

test('a pack is imported, backed up, and restored into another database; a cut backup is refused', async () => {
  const backup = path.join(folder, 'backup.ndjson.gz');
  const again = path.join(folder, 'again.ndjson.gz');
  expect(run('first', 'content', 'import', 'cities/london')).toMatchObject({ status: 0 });
  expect(run('first', 'backup', backup)).toMatchObject({ status: 0 });
  expect(run('second', 'restore', backup)).toMatchObject({ status: 0 });
  expect(run('second', 'backup', again).text).toMatch(/guide_discover\.listings: [1-9]/);
  expect(run('second', 'restore', backup).text).toContain('There is data in guide_discover');

  await writeFile(again, (await readFile(backup)).subarray(0, 2000));
  const cut = run('second', 'restore', again, '--replace');
  expect(cut.status).toBe(1);
  expect(cut.text).toMatch(/again\.ndjson\.gz cannot be read: .*\n$/);
}, 180_000);

test('every fault of a pack is named with file and place, and nothing is imported', async () => {
  const pack = path.join(folder, 'pack');
  await cp(path.join(root, 'cities/london'), pack, {
    recursive: true,
    filter: (file) => !/london\/.+\//.test(file),
  });
  await writeFile(path.join(pack, 'pubs.json'), '[{"id":1},{"id":1}]');
  await writeFile(path.join(pack, 'areas.json'), '{');
  const { status, text } = run('third', 'content', 'import', pack);
  expect(status).toBe(1);
  expect(text).toMatch(/pubs\.json \/0 must have required properties name/);
  expect(text).toContain('pubs.json / has id 1 twice');
  expect(text).toMatch(/areas\.json \/ .*JSON/);
  expect(text).toContain('Nothing was imported');
}, 60_000);
