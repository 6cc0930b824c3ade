import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { folder, root, run, runAs } from './support/dataCommands';

const brambleford = path.join(root, 'cities/brambleford');

async function packWith(name: string, file: string, change: (content: never) => unknown): Promise<string> {
  const pack = path.join(folder, name);
  await cp(brambleford, pack, { recursive: true });
  const content = JSON.parse(await readFile(path.join(pack, file), 'utf8'));
  await writeFile(path.join(pack, file), JSON.stringify(change(content as never)));
  return pack;
}

test('A pack with a fault is not imported, and nothing is created', async () => {
  const pack = await packWith('faulty', 'areas.json', (areas: object[]) => [...areas, areas[0]]);
  expect(await run('none', 'content', 'import', pack)).toEqual({
    status: 1,
    text: `${pack}/areas.json / has id 1 twice\nNothing was imported: 1 fault.\n`,
  });
  expect(await readdir(folder)).not.toContain('none');
});

test("A pack is imported; another city's pack only after a yes", async () => {
  const other = await packWith('other', 'site.json', (site: object) => ({ ...site, slug: 'otherton' }));
  const written = 'discover: listings, photos, texts\npubs: pubs\nmap: areas, places\nanalytics: places\n';
  expect(await run('guide', 'content', 'import', brambleford)).toEqual({
    status: 0,
    text: `${written}Imported ${brambleford}. Running services show it at once, the search within 30 s.\n`,
  });
  expect(await runAs('guide', 'no\n', 'guide', 'content', 'import', other)).toEqual({
    status: 1,
    text: expect.stringMatching(/^This guide shows .* \(yes\/no\) Nothing was imported\. /),
  });
  expect(await run('guide', 'content', 'import', other, '--yes')).toMatchObject({
    status: 0,
    text: expect.stringContaining(written),
  });
});
