import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { folder, root, run, runAs } from '../support/dataCommands';

const brambleford = path.join(root, 'cities/brambleford');

/** A copy of Brambleford whose file has another content. */
async function packWith(name: string, file: string, change: (content: never) => unknown): Promise<string> {
  const pack = path.join(folder, name);
  await cp(brambleford, pack, { recursive: true });
  const content = JSON.parse(await readFile(path.join(pack, file), 'utf8'));
  await writeFile(path.join(pack, file), JSON.stringify(change(content as never), null, 2));
  return pack;
}

test('A pack with a fault is not imported, and nothing is created', async () => {
  const pack = await packWith('faulty', 'areas.json', (areas: object[]) => [...areas, areas[0]]);
  expect(await run('none', 'content', 'import', pack, '--yes')).toEqual({
    status: 1,
    text: [
      'Wrong (2)',
      `  ${pack}/areas.json:63 id 1 is also that of "Old Town". Write 7, or remove one.`,
      `  ${pack}/areas.json:64 The area "Old Town" is here twice. Remove one.`,
      'Nothing was imported: 2 faults.',
      '',
    ].join('\n'),
  });
  expect(await readdir(folder)).not.toContain('none');
});

const written =
  'discover: listings, photos, texts, homeTexts, pageTexts\npubs: pubs\nmap: areas, places\nsearch: language_terms, terms\nanalytics: places\ngateway: site\n';

test("An import shows changes and asks; another city's pack needs a yes too", async () => {
  const listings = JSON.parse(await readFile(path.join(brambleford, 'listings.json'), 'utf8'));
  const areas = JSON.parse(await readFile(path.join(brambleford, 'areas.json'), 'utf8'));
  const added = `Added (${listings.length + areas.length}): Thimble Tower, `;
  const dry = await run('guide', 'content', 'import', 'brambleford', '--dry-run');
  expect(dry).toEqual({ status: 0, text: expect.stringContaining(added) });
  expect(dry.text).toMatch(/\nNothing was imported: this was a dry run\.\n$/);
  expect(await runAs('guide', 'no\n', 'guide', 'content', 'import', 'brambleford')).toEqual({
    status: 1,
    text: expect.stringMatching(
      /Import these changes\? \(yes\/no\) Nothing was imported\. To import, answer yes or add --yes\.\n$/,
    ),
  });
  const first = await runAs('guide', 'yes\n', 'guide', 'content', 'import', brambleford);
  expect(first).toEqual({ status: 0, text: expect.stringContaining(added) });
  expect(first.text).toContain(
    `${written}Imported cities/brambleford. Running services show it at once, the search within 20 s.\n`,
  );

  const other = await packWith('other', 'site.json', (site: object) => ({ ...site, slug: 'otherton' }));
  expect(await runAs('guide', 'no\n', 'guide', 'content', 'import', other)).toEqual({
    status: 1,
    text: expect.stringMatching(/This guide shows .* \(yes\/no\) Nothing was imported\. /s),
  });
  expect(await run('guide', 'content', 'import', other, '--yes')).toEqual({
    status: 0,
    text: expect.stringContaining(`No place changes.\n${written}`),
  });
});

test('An import names added, changed and removed places, with the changed fields', async () => {
  const pack = await packWith('changed', 'listings.json', (listings: { id: number; name: string }[]) => [
    ...listings
      .filter(({ id }) => id !== 12)
      .map((listing) => (listing.id === 1 ? { ...listing, timeNeeded: '2 hours' } : listing)),
    { ...listings[0], id: 13, name: 'The New Gate' },
  ]);
  for (const file of ['facts.json', 'attractions.json', 'photos.json'])
    await writeFile(
      path.join(pack, file),
      (await readFile(path.join(pack, file), 'utf8'))
        .replace(/"attractionId": 12\b/g, '"attractionId": 13')
        .replace(/^ {2}"12":/m, '  "13":')
        .replaceAll('[12, ', '['),
    );
  expect(await run('guide2', 'content', 'import', brambleford, '--yes')).toMatchObject({ status: 0 });
  const { text } = await run('guide2', 'content', 'import', pack, '--dry-run');
  expect(text).toMatch(/^Added \(1\): The New Gate$/m);
  expect(text).toMatch(/^Changed \(1\): Thimble Tower \(timeNeeded\)$/m);
  expect(text).toMatch(/^Removed \(1\): .+$/m);
});

test('Each command explains itself with --help; unknown options are refused', async () => {
  for (const verb of ['new', 'check', 'sheet', 'picture', 'import']) {
    const help = await run('none', 'content', verb, '--help');
    expect([help.status, help.text]).toEqual([
      0,
      expect.stringMatching(new RegExp(`^Use: npm run content -- ${verb} `)),
    ]);
  }
  const unknown = await run('none', 'content', 'check', 'brambleford', '--colour');
  expect([unknown.status, unknown.text]).toEqual([
    1,
    expect.stringMatching(/^Unknown option '--colour'\.?\nUse: /),
  ]);
});
