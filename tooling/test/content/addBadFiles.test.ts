import { readdir, truncate } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { zipSync } from 'fflate';
import { testPack } from '../support/testPack';

type Pack = Awaited<ReturnType<typeof testPack>>;

/** Nothing was written: there are no places, and no files but those of the test. */
async function expectNothingWritten(pack: Pack, ...files: string[]) {
  expect(await pack.listings()).toEqual([]);
  const own = ['areas.json', 'generic.json', 'home.json', 'listings.json', 'site.json'];
  expect((await readdir(pack.folder)).sort()).toEqual([...own, ...files].sort());
}

const NOTHING = '\nNothing was written.';
const CSV = 'name,lat,lng,kind\n';
const csvBytes = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding);

test.each<[string, string, string | Uint8Array, string]>([
  [
    'an unclosed JSON list',
    'a.geojson',
    '{\n "type": "FeatureCollection",\n "features": [\n  {"type": "Feature"}\n',
    'a.geojson line 3 opens a bracket that is never closed.',
  ],
  [
    'a comma too many',
    'a.json',
    '{\n "elements": [\n  {"type": "node",}\n ]\n}',
    'a.json line 3 has a comma too many, or a name without double quotes.',
  ],
  [
    'JSON of another kind',
    'a.json',
    '{"places": []}',
    'a.json line 1 has neither "features" (GeoJSON) nor "elements" (Overpass JSON).',
  ],
  [
    'metres in place of degrees',
    'a.geojson',
    '{"type": "FeatureCollection", "crs": {"properties": {"name": "urn:ogc:def:crs:EPSG::3857"}}, "features": []}',
    'a.geojson has coordinates of urn:ogc:def:crs:EPSG::3857. Export it in WGS 84 (EPSG:4326).',
  ],
  [
    'swapped coordinates',
    'a.csv',
    `${CSV}Oak,48.21,16.37,pub\nElm,16.37,48.21,pub\nAsh,16.38,48.22,pub\n`,
    'a.csv line 3 has latitude and longitude swapped (2 entries in all). Correct the file, or add --swap.',
  ],
  [
    'decimal commas between commas',
    'a.csv',
    `${CSV}Oak,48,21,16,37,pub\n`,
    'a.csv line 2 has decimal commas between columns that commas separate. Save it with semicolons.',
  ],
  [
    'letters of Windows',
    'a.csv',
    csvBytes(`${CSV}Oak,48.21,16.37,pub\nCaf\u00e9,48.2,16.3,cafe\n`, 'latin1'),
    'a.csv line 3 is not UTF-8. Save the file as "UTF-8" or "CSV UTF-8".',
  ],
  [
    'no names of columns',
    'a.csv',
    '1,2,3\n4,5,6\n',
    'a.csv line 1 has no column for the name. The first line must name the columns: name, lat, lng, kind, …',
  ],
  [
    'an open quote',
    'a.csv',
    `${CSV}"Oak,48.21,16.37,pub\n`,
    expect.stringMatching(/^a\.csv line \d+ has a quote that is not closed/) as never,
  ],
  [
    'XML entities',
    'a.kml',
    '<?xml version="1.0"?>\n<!DOCTYPE kml [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>\n<kml><Placemark><name>&b;</name></Placemark></kml>',
    'a.kml line 2 has a DOCTYPE or an entity. Remove it.',
  ],
  [
    'broken XML',
    'a.kml',
    '<kml>\n<Placemark>\n</kml>',
    expect.stringMatching(/^a\.kml line \d is not well-formed XML: /) as never,
  ],
  [
    'XML of another kind',
    'a.osm',
    '<osm version="0.6"></osm>',
    'a.osm line 1 is neither KML nor GPX. Of OpenStreetMap, take Overpass JSON.',
  ],
  ['a broken archive', 'a.kmz', Buffer.from('PK\u0003\u0004broken'), 'a.kmz is no intact KMZ archive.'],
  [
    'an archive without KML',
    'a.kmz',
    zipSync({ 'a.txt': new Uint8Array(3) }),
    'a.kmz has no KML file in it.',
  ],
  [
    'a spreadsheet',
    'a.xlsx',
    zipSync({ 'a.xml': new Uint8Array(3) }),
    'a.xlsx is a spreadsheet. Save it as CSV (UTF-8).',
  ],
  [
    'brackets inside each other',
    'a.json',
    `{"elements": ${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
    'a.json has too many brackets or elements inside each other.',
  ],
  [
    'a dump of Wikivoyage',
    'a.wikitext',
    `{{see | name=A }}${' '.repeat(5 * 2 ** 20)}`,
    'a.wikitext is longer than a page of Wikivoyage. Take single pages, not a dump.',
  ],
  ['an empty file', 'a.csv', '', 'a.csv is empty.'],
])(
  'A file with %s is refused with file and line, and nothing is written',
  async (_name, name, content, message) => {
    const pack = await testPack();
    const fault = await pack.fault(await pack.file(name, content));
    expect(fault.replace(NOTHING, '')).toEqual(message);
    expect(fault.endsWith(NOTHING)).toBe(true);
    await expectNothingWritten(pack, name);
  },
);

test('All files of a call are taken, or none: every file with a fault is named', async () => {
  const pack = await testPack();
  const good = await pack.file('good.csv', `${CSV}Oak,48.21,16.37,pub\n`);
  const bad = await pack.file('bad.json', '{');
  expect(await pack.fault(good, bad, `${pack.folder}/none.csv`)).toBe(
    `bad.json line 1 opens a bracket that is never closed.\nnone.csv does not exist.${NOTHING}`,
  );
  await expectNothingWritten(pack, 'good.csv', 'bad.json');
});

test('Swapped coordinates are corrected with --swap, and named', async () => {
  const pack = await testPack();
  const { text } = await pack.run(
    '--swap',
    await pack.file('a.csv', `${CSV}Oak,48.21,16.37,pub\nElm,16.37,48.21,pub\n`),
  );
  expect((await pack.listings()).map(({ lat, lng }) => [lat, lng])).toEqual([
    [48.21, 16.37],
    [48.21, 16.37],
  ]);
  expect(text).toContain('1 × its latitude and longitude were swapped: Elm (line 3)');
});

test.each<[string, string | Uint8Array, string]>([
  ['a byte-order mark', `\ufeff${CSV}Café,48.21,16.37,cafe\n`, ''],
  [
    'UTF-16 with a mark',
    csvBytes(`\ufeff${CSV}Café,48.21,16.37,cafe\n`, 'utf16le'),
    'It is in UTF-16, and was read so.',
  ],
  [
    'UTF-16 without a mark',
    csvBytes(`${CSV}Café,48.21,16.37,cafe\n`, 'utf16le'),
    'It is in UTF-16, and was read so.',
  ],
  ['line ends of Windows', `${CSV}Café,48.21,16.37,cafe\n`.replaceAll('\n', '\r\n'), ''],
])('A file with %s is read', async (_name, content, note) => {
  const pack = await testPack();
  const { text } = await pack.run(await pack.file('a.csv', content));
  expect((await pack.listings()).map(({ name }) => name)).toEqual(['Café']);
  expect(text).toContain(note);
});

test('Far, impossible and unreadable positions are left out by name', async () => {
  const pack = await testPack();
  const rows = 'Oak,48.21,16.37,pub\nFar,51.5,-0.12,pub\nMetres,6163000,1822000,pub\nWords,north,east,pub\n';
  const { text } = await pack.run(await pack.file('a.csv', CSV + rows));
  expect(text).toMatch(/1 × it is 1,\d\d\d km from the centre; say --within to take it: Far \(line 3\)/);
  expect(text).toContain('1 × its coordinates 6163000, 1822000 are not degrees: Metres (line 4)');
  expect(text).toContain('1 × its coordinates cannot be read: Words (line 5)');
  expect(await pack.listings()).toHaveLength(1);
});

test('GeoJSON with decimal commas is left out by entry', async () => {
  const pack = await testPack();
  const text = `{"type": "FeatureCollection", "features": [
{"type": "Feature", "properties": {"name": "Oak", "amenity": "pub"}, "geometry": {"type": "Point", "coordinates": [16,37, 48,21]}}
]}`;
  const result = await pack.run(await pack.file('a.geojson', text));
  expect(result.text).toContain(
    '1 × its coordinates have decimal commas; JSON needs decimal points: Oak (line 2)',
  );
  await expectNothingWritten(pack, 'a.geojson');
});

test('Lines and areas give a point inside, which is named', async () => {
  const pack = await testPack();
  const ring = [
    [16.36, 48.2],
    [16.39, 48.2],
    [16.39, 48.22],
    [16.385, 48.205],
    [16.36, 48.2],
  ];
  const shapes = [
    { type: 'Polygon', coordinates: [ring] },
    {
      type: 'LineString',
      coordinates: [
        [16.36, 48.2],
        [16.37, 48.21],
      ],
    },
    {
      type: 'MultiPoint',
      coordinates: [
        [16.36, 48.2],
        [16.37, 48.21],
      ],
    },
  ];
  const features = shapes.map((geometry, index) => ({
    type: 'Feature',
    id: `way/${index}`,
    properties: { leisure: 'park', name: `Park ${index}` },
    geometry,
  }));
  const { text } = await pack.run(
    await pack.file('a.geojson', JSON.stringify({ type: 'FeatureCollection', features }, null, 1)),
  );
  expect(text).toContain('1 × it is an area; a point of it was taken: Park 0');
  expect(text).toContain('1 × it is a line; a point of it was taken: Park 1');
  expect(text).toContain('1 × it is several points; a point of it was taken: Park 2');
  for (const { lat, lng } of await pack.listings()) {
    expect(lat).toBeGreaterThanOrEqual(48.2);
    expect(lng).toBeLessThanOrEqual(16.39);
  }
});

test('Formulas are not taken, and HTML in names is removed; both are named', async () => {
  const pack = await testPack();
  const rows = [
    '"=HYPERLINK(""https://x.example"",""Oak"")",48.21,16.37,pub,a',
    'Elm,48.21,16.37,pub,=1+1',
    '@Home,48.21,16.37,pub,"@SUM(A1:A9)"',
    '<b>Ash</b><script>alert(1)</script>,48.21,16.37,pub,fine',
  ];
  const { text } = await pack.run(
    await pack.file('a.csv', `name,lat,lng,kind,description\n${rows.join('\n')}\n`),
  );
  expect((await pack.listings()).map(({ name, description }) => [name, description])).toEqual([
    ['Elm', 'Pub in Old Town.'],
    ['@Home', 'Pub in Old Town.'],
    ['Ash', 'fine'],
  ]);
  expect(text).toContain('1 × its name is a formula; paste it as a value: =HYPERLINK');
  expect(text).toContain('2 × "text" is a formula and was not taken: Elm (line 3), @Home (line 4)');
  expect(text).toContain('1 × its name has HTML, which was removed: Ash (line 5)');
});

test('Long texts full of open tags take no quadratic time', async () => {
  const pack = await testPack();
  const text = '<script><p '.repeat(200_000);
  await pack.run(await pack.file('a.csv', `name,lat,lng,kind,description\nOak,48.21,16.37,pub,${text}\n`));
  expect(await pack.listings()).toHaveLength(1);
}, 5000);

test('50,000 rows are more than a guide holds: refused at the line that is too many, with progress', async () => {
  const pack = await testPack();
  const rows = Array.from(
    { length: 50_000 },
    (_, index) => `Pub ${index},48.21,16.37,pub,Mo-Su ${10 + (index % 9)}:00-23:00\n`,
  );
  const file = await pack.file('a.csv', `name,lat,lng,kind,hours\n${rows.join('')}`);
  expect(await pack.fault(file)).toBe(
    `a.csv line 5002: from here on the city has more than 5,000 places. Cut the file down to the city.${NOTHING}`,
  );
  await expectNothingWritten(pack, 'a.csv');
});

test('Of 50,000 rows with 12 pubs, the 12 are taken, and progress is shown', async () => {
  const pack = await testPack();
  const rows = Array.from(
    { length: 50_000 },
    (_, index) => `Row ${index},48.21,16.37,${index % 4200 === 0 ? 'pub' : 'garage'}\n`,
  );
  const { text } = await pack.run(await pack.file('a.csv', CSV + rows.join('')));
  expect(await pack.listings()).toHaveLength(12);
  expect(text).toContain('a.csv: 45,000 of 50,000 entries');
  expect(text).toContain('49988 × its kind "garage" is not known');
});

test('A CSV file of more than 100,000 lines is refused before its rows are read', async () => {
  const pack = await testPack();
  const file = await pack.file('a.csv', CSV + 'Oak,48.21,16.37,pub\n'.repeat(100_001));
  expect(await pack.fault(file)).toBe(
    `a.csv has 100,002 lines, more than 100,000. Cut it down to the city first.${NOTHING}`,
  );
  await expectNothingWritten(pack, 'a.csv');
});

test('A file of 300 MB is refused without being read', async () => {
  const pack = await testPack();
  const file = await pack.file('a.geojson', '');
  await truncate(file, 300 * 2 ** 20);
  const before = process.memoryUsage().rss;
  expect(await pack.fault(file)).toBe(
    `a.geojson has 300 MB, more than 64 MB. Cut it down to the city first.${NOTHING}`,
  );
  expect(process.memoryUsage().rss - before).toBeLessThan(50 * 2 ** 20);
  await expectNothingWritten(pack, 'a.geojson');
});

test.each([
  ['says its size', (archive: Uint8Array) => archive],
  ['says a smaller size', withSmallSizes],
])('A KMZ that unpacks to 64 MB and %s is refused with little memory', async (_name, change) => {
  const pack = await testPack();
  const archive = change(zipSync({ 'doc.kml': new Uint8Array(64 * 2 ** 20) }));
  expect(archive.length).toBeLessThan(2 ** 20);
  const file = await pack.file('a.kmz', archive);
  const before = process.memoryUsage().rss;
  const fault = await pack.fault(file);
  expect(fault.replace(NOTHING, '')).toMatch(
    /^a\.kmz (unpacks to more than 8 MB of KML|is no intact KMZ archive|line 1 is not well-formed XML: missing root element)\.$/,
  );
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 2 ** 20);
  await expectNothingWritten(pack, path.basename(file));
});

/** Writes 1,000 bytes as the unpacked size into the headers of an archive's only file. */
function withSmallSizes(archive: Uint8Array): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  view.setUint32(22, 1000, true);
  for (let at = 0; at < archive.length - 4; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true);
  return archive;
}

test('Wrong options say what is right', async () => {
  const pack = await testPack();
  const file = await pack.file('a.csv', `${CSV}Oak,48.21,16.37,pub\n`);
  expect(await pack.fault('--kind', 'hotel', file)).toBe(
    '"hotel" is no kind. Use attraction, restaurant, pub.',
  );
  expect(await pack.fault('--as', 'cafe', file)).toBe('--as cafe lacks the kind. Write --as cafe=pub.');
  expect(await pack.fault('--within', 'far', file)).toBe('--within needs kilometres: --within 30.');
  expect(await pack.fault('--credit', 'City', file)).toBe('--credit and --licence belong together.');
  expect(await pack.fault()).toMatch(/^Use: npm run content -- add CITY FILE…/);
  await expectNothingWritten(pack, 'a.csv');
});

test('A city that does not exist, or whose file is broken, is named', async () => {
  const pack = await testPack();
  const file = await pack.file('a.csv', `${CSV}Oak,48.21,16.37,pub\n`);
  await pack.file('listings.json', '[\n{"id": 1},\n]');
  expect(await pack.fault(file)).toMatch(/listings\.json line 2 has a comma too many/);
});
