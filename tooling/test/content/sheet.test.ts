import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Listing } from '@guide/contracts/api/schemas';
import { packFiles } from '@guide/contracts/city';
import { beforeEach, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { type PackFile, parsePackFile } from '../../content/pack';
import { sheet } from '../../content/sheet';
import { columns } from '../../content/sheet/columns';
import { joinPlaces, splitPlaces } from '../../content/sheet/places';
import { readSheet } from '../../content/sheet/read';
import { sheetOf } from '../../content/sheet/write';
import { packJson } from '../../content/writeFiles';
import { temporaryFolder } from '../support/temporaryFolder';

const brambleford = path.resolve(import.meta.dirname, '../../../cities/brambleford');
const work = temporaryFolder();
let folder: string;
let csv: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(work, 'pack-'));
  csv = `${folder}.csv`;
  await cp(brambleford, folder, { recursive: true });
});

const questions: string[] = [];
async function run(args: string[], answer = false): Promise<string[]> {
  const lines: string[] = [];
  questions.length = 0;
  await sheet(
    [folder, ...args],
    (line) => lines.push(line),
    async (question) => {
      questions.push(question);
      return answer;
    },
  );
  return lines;
}
const contents = async () =>
  Object.fromEntries(
    await Promise.all(
      (await readdir(folder))
        .filter((name) => name.endsWith('.json'))
        .map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')]),
    ),
  ) as Record<string, string>;
// biome-ignore lint/suspicious/noExplicitAny: any value of a pack
const parsed = async (file: string): Promise<any> =>
  JSON.parse(await readFile(path.join(folder, file), 'utf8'));

type Table = string[][];
const readTable = async (): Promise<Table> => parse(await readFile(csv, 'utf8'), { bom: true });

/** Saves a table as LibreOffice does: quotes where needed, LF, no byte-order mark. */
function asLibreOffice(table: Table, delimiter = ','): string {
  const cell = (text: string) =>
    /["\r\n]|^$/.test(text) || text.includes(delimiter)
      ? text === ''
        ? ''
        : `"${text.replaceAll('"', '""')}"`
      : text;
  return table.map((row) => `${row.map(cell).join(delimiter)}\n`).join('');
}

/** Writes the sheet, edits its table, and saves it. */
async function edited(
  edit: (table: Table) => unknown,
  save: (table: Table) => string | Buffer = asLibreOffice,
) {
  await run(['--to', csv, '--yes']);
  const table = await readTable();
  await writeFile(csv, save((edit(table) as Table | undefined) ?? table));
}
const columnOf = (table: Table, name: string) => table[0]!.indexOf(name);
const rowOf = (table: Table, id: number) => table.find((row) => row[columnOf(table, 'id')] === String(id))!;

test('A sheet that comes back as it was changes no file', async () => {
  const before = await contents();
  const lines = await run(['--to', csv]);
  expect(lines).toEqual([
    `Wrote 25 places to ${csv}. After editing: npm run content -- sheet ${folder} --read ${csv}`,
  ]);
  const bytes = await readFile(csv);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(await run(['--read', csv])).toEqual(['Nothing changes.']);
  expect(await contents()).toEqual(before);
});

test('A sheet that exists is not replaced without --yes', async () => {
  await writeFile(csv, 'my work');
  await expect(run(['--to', csv])).rejects.toThrow('exists already.');
  expect(await readFile(csv, 'utf8')).toBe('my work');
});

test('Rows and columns in another order, and columns left out, lose nothing', async () => {
  const before = await contents();
  await edited((table) => {
    const [heading, ...rows] = table;
    const order = heading!
      .map((_name, index) => index)
      .reverse()
      .filter((index) => heading![index] !== 'description');
    return [heading!, ...rows.reverse()].map((row) => order.map((index) => row[index]!));
  });
  expect(await run(['--read', csv])).toEqual(['Nothing changes.']);
  expect(await contents()).toEqual(before);
});

test('Edits of texts, numbers, lists, hours and facts come back, and only those', async () => {
  const before = await contents();
  await edited(
    (table) => {
      const set = (id: number, name: string, cell: string) => {
        rowOf(table, id)[columnOf(table, name)] = cell;
      };
      set(1, 'shortDescription', 'A "round" tower,\nseven rooms high');
      set(1, 'lat', '54,0043');
      set(1, 'tags', 'viewpoint\nstairs\nbakery');
      set(1, 'facts.lift', 'yes');
      set(1, 'facts.station.stepFree', '');
      set(1, 'hours.mon', 'closed');
      set(1, 'hours.tue', '10:00-12:00\n13:00-17:00');
      set(2, 'featured', 'no');
      set(3, 'photo1.altText', 'A long white palace');
      set(201, 'pub.established', '1605');
    },
    (table) => asLibreOffice(table, ';'),
  );
  expect(await run(['--read', csv, '--dry-run'])).toEqual([
    'Changed (4): Thimble Tower (shortDescription, lat, tags, hours.mon, hours.tue, facts.lift, facts.station.stepFree), The Hand Ferry (featured), The Absent Palace (photo1.altText), The Patient Heron (pub.established)',
    'Nothing was written: this was a dry run. It would write listings.json, pubs.json, facts.json, photos.json.',
  ]);
  expect(await contents()).toEqual(before);
  await run(['--read', csv]);

  const expected = Object.fromEntries(Object.entries(before).map(([name, text]) => [name, JSON.parse(text)]));
  const [tower, ferry] = expected['listings.json'];
  Object.assign(tower, { shortDescription: 'A "round" tower,\nseven rooms high', lat: 54.0043 });
  tower.tags.push('bakery');
  Object.assign(tower.hours, { mon: [], tue: ['10:00-12:00', '13:00-17:00'] });
  ferry.featured = false;
  expected['pubs.json'][0].established = '1605';
  expected['facts.json'][1].lift = 'yes';
  delete expected['facts.json'][1].station.stepFree;
  const photos: { attractionId?: number; altText: string }[] = expected['photos.json'];
  photos.find(({ attractionId }) => attractionId === 3)!.altText = 'A long white palace';
  const after = Object.fromEntries(
    Object.entries(await contents()).map(([name, text]) => [name, JSON.parse(text)]),
  );
  expect(after).toEqual(expected);
  const unchanged = ['site.json', 'home.json', 'attractions.json', 'areas.json', 'generic.json'];
  for (const name of unchanged) expect((await contents())[name]).toBe(before[name]);
});

test('A new row is a new place with the next id; what it lacks is named and nothing is written', async () => {
  const before = await contents();
  await edited((table) => {
    const row = [...rowOf(table, 1)];
    const [id, name] = [columnOf(table, 'id'), columnOf(table, 'name')];
    for (const [index, heading] of table[0]!.entries())
      if (heading === 'area' || /^(page|photo|facts|texts|pub)/.test(heading)) row[index] = '';
    row[id] = '';
    row[name] = 'The New Gate';
    table.push(row);
  });
  await expect(run(['--read', csv])).rejects.toThrow(
    /listings\.json "The New Gate" lacks area\. Add it\.\nNothing was written: 1 fault\.$/,
  );
  expect(await contents()).toEqual(before);
  const table = await readTable();
  table.at(-1)![columnOf(table, 'area')] = 'Old Town';
  await writeFile(csv, asLibreOffice(table));
  expect(await run(['--read', csv])).toEqual([
    'Added (1): The New Gate',
    expect.stringMatching(/^Wrote listings\.json in /),
  ]);
  expect((await parsed('listings.json')).at(-1)).toMatchObject({
    id: 211,
    name: 'The New Gate',
    lat: 54.0042,
  });
});

test('Deleted rows are named and asked for; a no keeps the places, a yes removes all about them', async () => {
  const before = await contents();
  await edited((table) => table.filter((row) => !['206', '210'].includes(row[columnOf(table, 'id')]!)));
  const names = JSON.parse(before['listings.json']!)
    .filter(({ id }: { id: number }) => id === 206 || id === 210)
    .map(({ name }: { name: string }) => name)
    .join(', ');
  expect(await run(['--read', csv])).toEqual([
    `Rows deleted (2): ${names}`,
    'The places without a row stay.',
    'Nothing changes.',
  ]);
  expect(questions).toEqual([`Remove ${names}? (yes/no) `]);
  expect(await contents()).toEqual(before);
  await run(['--read', csv], true);
  const ids = async (file: string) => (await parsed(file)).map(({ id }: { id: number }) => id);
  expect(await ids('listings.json')).toHaveLength(23);
  expect(await ids('pubs.json')).toEqual([1, 2, 3, 4, 5, 7, 8, 9]);
});

test('A place that a menu names cannot be removed by the sheet alone', async () => {
  const before = await contents();
  await edited((table) => table.filter((row) => row[columnOf(table, 'id')] !== '1'));
  await expect(run(['--read', csv, '--yes'])).rejects.toThrow(
    /The menu entry "Thimble Tower" leads to "\/attraction\/1"/,
  );
  expect(await contents()).toEqual(before);
});

test('Columns that the guide does not know are named, and the others are read', async () => {
  await edited((table) => {
    table[0]!.push('Notes');
    table[1]!.push('ask Ada');
    table[1]![columnOf(table, 'timeNeeded')] = '2 hours';
  });
  expect(await run(['--read', csv])).toEqual([
    'Changed (1): Thimble Tower (timeNeeded)',
    'Columns left out, because the guide does not know them (1): Notes',
    expect.stringMatching(/^Wrote listings\.json in /),
  ]);
});

test('UTF-16 of Excel is read; Windows letters, open quotes and a missing id are named', async () => {
  await edited(
    (table) => {
      rowOf(table, 1)[columnOf(table, 'timeNeeded')] = 'Über 1 hour';
    },
    (table) => Buffer.from(`\uFEFF${asLibreOffice(table, '\t')}`, 'utf16le'),
  );
  expect((await run(['--read', csv]))[0]).toBe('Changed (1): Thimble Tower (timeNeeded)');
  await writeFile(csv, Buffer.from('id,name\n1,Café\n', 'latin1'));
  await expect(run(['--read', csv])).rejects.toThrow(
    'The file has letters that are not UTF-8. Save it as "UTF-8".',
  );
  await writeFile(csv, 'id,name\n1,"Open\n');
  await expect(run(['--read', csv])).rejects.toThrow(/has a quote that is not closed or not doubled\.$/);
  await writeFile(csv, 'name\nOpen\n');
  await expect(run(['--read', csv])).rejects.toThrow('The first line has no heading "id"');
  await writeFile(csv, 'id,name,name\n1,Open,Close\n');
  await expect(run(['--read', csv])).rejects.toThrow('The heading name is there twice.');
});

test('An edit with a fault is named with its cell, and nothing is written', async () => {
  const before = await contents();
  await edited((table) => {
    rowOf(table, 1)[columnOf(table, 'lat')] = 'north';
    rowOf(table, 2)[columnOf(table, 'featured')] = 'perhaps';
    rowOf(table, 4)[columnOf(table, 'id')] = '3';
    rowOf(table, 5).push('', 'a comma, too many');
  });
  const start = (row: number) => `${csv}: row ${row}`;
  await expect(run(['--read', csv])).rejects.toThrow(
    [
      `${start(2)}, lat: must be a number.`,
      `${start(3)}, featured: must be yes or no.`,
      `${start(5)}, id: 3 is already on row 4. Leave it empty for a new place.`,
      `${start(6)}: has more cells than the first line. Put texts with commas in quotes.`,
      'Nothing was written: 4 faults.',
    ].join('\n'),
  );
  expect(await contents()).toEqual(before);
});

/** Texts that a spreadsheet would change, and others. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    '=1+1',
    '+43 1 234',
    '-',
    '@SUM(A1)',
    '007',
    '1/2',
    '4.80',
    '12-25',
    'TRUE',
    'May 5',
    "'quoted",
    '',
    ' ',
  ),
  fc.constantFrom(
    'a\nb',
    'a\r\nb',
    'a;b,c\td',
    'say "no"',
    '[]',
    '{"a":1}',
    'closed',
    '10:00-17:00',
    '\tTab',
    '£3.50',
  ),
);
const values = {
  text,
  number: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant('4.80')),
  boolean: fc.boolean(),
  lines: fc.array(text, { maxLength: 4 }),
  day: fc.array(text, { maxLength: 2 }),
  json: fc.dictionary(
    fc.string({ minLength: 1, unit: 'grapheme-ascii' }),
    fc.oneof(text, fc.integer(), fc.array(fc.integer())),
  ),
};
const ownKeys = columns.filter(({ name }) => !/(^|\.)(id|pubId)$/.test(name));

/** A value of some columns of a place. */
const someCells = fc
  .uniqueArray(fc.nat(ownKeys.length - 1), { maxLength: 25 })
  .chain((indexes) =>
    fc.tuple(
      ...indexes.map((index) =>
        values[ownKeys[index]!.kind].map((value) => [ownKeys[index]!, value] as const),
      ),
    ),
  );

/** Files of a pack whose places have any values, with pubs and pictures of some places and of none. */
const packs = fc.array(someCells, { minLength: 1, maxLength: 6 }).map((places) => {
  const files: Record<string, unknown> = { 'facts.json': {}, 'texts.json': {}, 'attractions.json': {} };
  const records: Record<string, Record<string, unknown>>[] = places.map((cells, index) => {
    const place: Record<string, Record<string, unknown>> = { place: { id: index + 1 } };
    for (const [{ part, path: keys }, value] of cells) {
      place[part] ??= {};
      keys.slice(0, -1).reduce((record: Record<string, unknown>, key) => {
        record[key] ??= {};
        return record[key] as Record<string, unknown>;
      }, place[part])[keys.at(-1)!] = value;
    }
    return place;
  });
  let photos = 10;
  files['photos.json'] = [{ id: 1, altText: 'Of the home page' }];
  files['pubs.json'] = [{ id: 99, name: 'Without a listing' }];
  records.forEach(({ place, pub, facts, texts, page, ...gallery }, index) => {
    const id = index + 1;
    if (pub) Object.assign(place!, { pubId: id });
    if (pub) (files['pubs.json'] as object[]).push({ id, ...pub });
    if (facts) Object.assign(files['facts.json'] as object, { [id]: facts });
    if (texts) Object.assign(files['texts.json'] as object, { [id]: texts });
    if (page) Object.assign(files['attractions.json'] as object, { [id]: page });
    for (const photo of Object.values(gallery))
      (files['photos.json'] as object[]).push({ id: photos++, attractionId: id, ...photo });
  });
  files['listings.json'] = records.map(({ place }) => place);
  return files;
});

const parsedFiles = (files: Record<string, unknown>) =>
  Object.fromEntries(
    Object.keys(packFiles).map((name) => [
      name,
      parsePackFile(name as PackFile, Buffer.from(JSON.stringify(files[name] ?? []))),
    ]),
  ) as Record<PackFile, ReturnType<typeof parsePackFile>>;

const DELIMITERS = [',', ';', '\t'];

test('Nothing of any pack is lost when its sheet is sorted and saved by a spreadsheet', () => {
  fc.assert(
    fc.property(packs, fc.nat(), fc.constantFrom(...DELIMITERS), (files, seed, delimiter) => {
      const before = parsedFiles(files);
      const joined = joinPlaces(before);
      const table: Table = parse(sheetOf(joined.places), { bom: true });
      const order = table[0]!
        .map((_name, index) => index)
        .sort((one, other) => ((one * 31 + seed) % 17) - ((other * 31 + seed) % 17));
      const rows = [table[0]!, ...table.slice(1).reverse()].map((row) => order.map((index) => row[index]!));
      const { faults, added, changed, removed, places } = readSheet(
        Buffer.from(asLibreOffice(rows, delimiter)),
        joined,
      );
      expect({ faults, added, changed, removed }).toEqual({
        faults: [],
        added: [],
        changed: [],
        removed: [],
      });
      const after = splitPlaces({ ...joined, places }, before);
      for (const [name, content] of Object.entries(after))
        expect(content).toEqual(before[name as PackFile].content);
    }),
    { numRuns: 300 },
  );
});

test('No cell of any pack is a formula', () => {
  fc.assert(
    fc.property(packs, (files) => {
      const table: Table = parse(sheetOf(joinPlaces(parsedFiles(files)).places), { bom: true });
      const isNumber = (cell: string) => /^-\d[\d.]*(e[-+]?\d+)?$/.test(cell);
      for (const cell of table.flat()) expect(/^[=+\-@\t\r]/.test(cell) && !isNumber(cell)).toBe(false);
    }),
  );
});

test('A typed text of any letters comes back as it was typed, without changing another value', () => {
  fc.assert(
    fc.property(packs, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (files, typed) => {
      fc.pre(typed.trim() !== '' && !typed.startsWith("'") && !/\r/.test(typed));
      const joined = joinPlaces(parsedFiles(files));
      const table: Table = parse(sheetOf(joined.places), { bom: true });
      const before = structuredClone(joined.places[0]!);
      table[1]![table[0]!.indexOf('name')] = typed;
      const { places, faults } = readSheet(Buffer.from(asLibreOffice(table)), joined);
      expect(faults).toEqual([]);
      expect(places[0]).toEqual({ ...before, place: { ...before.place, name: typed } });
      expect(places.slice(1)).toEqual(joined.places.slice(1));
    }),
  );
});

test('A sheet has a column for every field of a place that the schema knows', () => {
  const names = new Set(columns.map(({ name }) => name.split('.')[0]));
  const fields = Object.keys(Listing.properties).filter((name) => name !== 'facts');
  expect(fields.filter((name) => !names.has(name))).toEqual([]);
});

test('Files are written as the formatter of the project writes them', async () => {
  for (const file of ['listings.json', 'photos.json', 'generic.json'])
    expect(packJson(await parsed(file))).toBe(await readFile(path.join(brambleford, file), 'utf8'));
});
