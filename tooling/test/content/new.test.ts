import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { findingsOf } from '../../content/check';
import { fillEmpty } from '../../content/fill';
import { createCity } from '../../content/new';
import { temporaryFolder } from '../support/temporaryFolder';

const cities = temporaryFolder();
const NOW = new Date('2026-06-01T12:00:00Z');

async function create(slug: string, ...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await createCity([path.join(cities, slug), ...args], (line) => lines.push(line), undefined, NOW);
  return lines;
}
const readJson = async (slug: string, file: string) =>
  JSON.parse(await readFile(path.join(cities, slug, file), 'utf8'));

test.each([
  [
    'vienna',
    'AT',
    '48.208,16.372',
    ['Austria', 'AT', 'Europe/Vienna', 'EUR', 'en-AT'],
    'Monday first, 24 hours',
  ],
  [
    'boston',
    'US',
    '42.36,-71.06',
    ['US', 'US', 'America/New_York', 'USD', 'en-US'],
    'Sunday first, 12 hours',
  ],
  ['kyoto', 'JP', '35.01,135.77', ['Japan', 'JP', 'Asia/Tokyo', 'JPY', 'en-JP'], 'Sunday first, 24 hours'],
  ['pune', 'in', '18.52,73.86', ['India', 'IN', 'Asia/Kolkata', 'INR', 'en-IN'], 'Sunday first, 12 hours'],
  [
    'akureyri',
    'IS',
    '65.68,-18.09',
    ['Iceland', 'IS', 'Atlantic/Reykjavik', 'ISK', 'en-GB'],
    'Monday first, 24 hours',
  ],
  ['suva', 'FJ', '-18.14,178.44', ['Fiji', 'FJ', 'Pacific/Fiji', 'FJD', 'en-FJ'], 'Monday first, 12 hours'],
])(
  'The new city %s has what follows from country and coordinates, and no faults',
  async (slug, code, center, expected, week) => {
    const lines = await create(slug, '--country', code, '--center', center);
    expect(lines.find((line) => line.includes('week and clock'))).toBe(`  week and clock   ${week}`);
    const site = await readJson(slug, 'site.json');
    expect([site.country, site.countryCode, site.timeZone, site.currency, site.locale]).toEqual(expected);
    expect(site.center).toEqual(center.split(',').map(Number).reverse());
    expect(new Set(site.bankHolidays.map((date: string) => date.slice(0, 4)))).toEqual(
      new Set(['2026', '2027', '2028', '2029', '2030']),
    );
    const findings = await findingsOf(path.join(cities, slug), NOW);
    expect(findings.filter(({ level }) => level !== 'empty')).toEqual([]);
    expect(findings.map(({ text }) => text)).toContain(
      'The guide has no places. Add some with "npm run content -- add".',
    );
  },
);

test('Public holidays are those of the country, and with --state those of the state', async () => {
  await create('graz', '--country', 'AT', '--center', '47.07,15.44');
  const { bankHolidays } = await readJson('graz', 'site.json');
  expect(bankHolidays.filter((date: string) => date.startsWith('2027'))).toEqual([
    '2027-01-01',
    '2027-01-06',
    '2027-03-29',
    '2027-05-01',
    '2027-05-06',
    '2027-05-17',
    '2027-05-27',
    '2027-08-15',
    '2027-10-26',
    '2027-11-01',
    '2027-12-08',
    '2027-12-25',
    '2027-12-26',
  ]);
  const place = ['--country', 'US', '--center', '42.36,-71.06'];
  await create('salem', ...place);
  await create('quincy', ...place, '--state', 'MA');
  // Patriots' Day, the third Monday in April.
  const patriots = async (slug: string) =>
    (await readJson(slug, 'site.json')).bankHolidays.includes('2027-04-19');
  expect([await patriots('salem'), await patriots('quincy')]).toEqual([false, true]);
});

test('Named polygons become areas', async () => {
  const square = (west: number) => [
    [west, 51.3],
    [west + 0.02, 51.3],
    [west + 0.02, 51.4],
    [west, 51.4],
    [west, 51.3],
  ];
  const round = Array.from({ length: 1001 }, (_value, index) => {
    const angle = (index / 1000) * 2 * Math.PI;
    return [-2.3 + Math.cos(angle) / 100, 51.38 + Math.sin(angle) / 100];
  });
  const feature = (name: string | undefined, type: string, coordinates: unknown) => ({
    type: 'Feature',
    properties: name ? { name } : {},
    geometry: { type, coordinates },
  });
  const features = [
    feature('Riverside', 'Polygon', [square(-2.38)]),
    feature('Hilltop', 'MultiPolygon', [[square(-2.34)], [round]]),
    feature(undefined, 'Polygon', [square(-2.3)]),
    feature('A point', 'Point', [-2.3, 51.3]),
  ];
  const file = path.join(cities, 'quarters.geojson');
  await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features }));
  await create('bath', '--country', 'GB', '--center', '51.38,-2.36', '--areas', file);
  const areas = await readJson('bath', 'areas.json');
  expect(
    areas.map(({ name, center, boundary }: { name: string; center: number[]; boundary: number[][] }) => [
      name,
      center,
      boundary.length,
    ]),
  ).toEqual([
    ['Riverside', [-2.37, 51.35], 5],
    ['Hilltop', [-2.3, 51.38], 335],
  ]);
  expect((await findingsOf(path.join(cities, 'bath'), NOW)).filter(({ level }) => level !== 'empty')).toEqual(
    [],
  );
  await writeFile(file, '{');
  await expect(
    create('bath2', '--country', 'GB', '--center', '51.38,-2.36', '--areas', file),
  ).rejects.toThrow('is not a GeoJSON file');
});

test.each([
  ['Swapped coordinates', ['--country', 'AT', '--center', '16.372,48.208'], 'Write --center 48.208,16.372.'],
  [
    'A centre in another country',
    ['--country', 'AT', '--center', '35,135'],
    'is in the time zone Asia/Tokyo',
  ],
  ['Decimal commas', ['--country', 'AT', '--center', '48,208,16,372'], '"48,208,16,372" is not a position.'],
  [
    'A position outside the earth',
    ['--country', 'AT', '--center', '98.2,16.3'],
    'does not exist. Write latitude',
  ],
  ['An unknown country', ['--country', 'ZZ', '--center', '48,16'], 'The country "ZZ" does not exist.'],
  ['An unknown state', ['--country', 'AT', '--center', '48,16', '--state', 'X'], 'AT has no state "X".'],
  ['A missing centre', ['--country', 'AT'], 'Use: npm run content -- new'],
])('%s is refused in one sentence, and nothing is written', async (_what, args, message) => {
  const before = await readdir(cities);
  await expect(create('refused', ...args)).rejects.toThrow(message);
  expect(await readdir(cities)).toEqual(before);
});

test('A name that cannot be in an address, an existing folder and a dry run write nothing', async () => {
  const place = ['--country', 'DE', '--center', '48.14,11.58'];
  await expect(create('München', ...place)).rejects.toThrow('--name has the name that visitors see.');
  const lines = await create('munich', ...place, '--name', 'München', '--dry-run');
  expect(lines[0]).toBe('  name             München');
  expect(await readdir(cities)).not.toContain('munich');
  await create('munich', ...place, '--name', 'München');
  await expect(create('munich', ...place)).rejects.toThrow('exists already.');
  expect((await readJson('munich', 'home.json')).slides[0].kicker).toBe('Welcome to München');
});

test('Files with places are taken into the new city; with a faulty one no city is written', async () => {
  const file = path.join(cities, 'places.csv');
  const args = ['--country', 'AT', '--center', '47.07,15.44', file];
  await writeFile(file, 'id,name,kind,lat,lng\n1,Clock Tower,landmark,47.0736,15.4377\n');
  await create('graz-filled', ...args);
  const listings: { name: string }[] = await readJson('graz-filled', 'listings.json');
  expect(listings.map(({ name }) => name)).toEqual(['Clock Tower']);
  await writeFile(file, '{"type": "FeatureCollection", "features": [');
  await expect(create('graz-faulty', ...args)).rejects.toThrow(/places\.csv/);
  expect(await readdir(cities)).not.toContain('graz-faulty');
});

test('Empty menus and tabs are filled with the first places; what an editor wrote stays', async () => {
  await create('filled', '--country', 'GB', '--center', '51.38,-2.36');
  const folder = path.join(cities, 'filled');
  const place = (id: number, category: string, subcategory: string, featured = false) => ({
    id,
    name: `Place ${id}`,
    category,
    subcategory,
    area: 'Centre',
    priceRange: 'Free',
    shortDescription: 'A place.',
    description: 'A place.',
    imageUrl: '',
    tags: [],
    featured,
  });
  const listings = [
    ...[1, 2, 3, 4, 5].map((id) => place(id, 'attraction', 'Landmark', id === 5)),
    place(6, 'attraction', 'Museum'),
    place(7, 'restaurant', 'Restaurant'),
  ];
  await writeFile(path.join(folder, 'listings.json'), JSON.stringify(listings));
  expect(await fillEmpty(folder)).toEqual([
    'menu landmarks',
    'menu museums',
    'menu restaurants',
    'home page attractions',
    'home page restaurants',
  ]);
  const { menus, samples } = await readJson('filled', 'site.json');
  const links = (menu: { to: string }[]) => menu.map(({ to }) => to);
  expect(links(menus.landmarks)).toEqual([
    '/attraction/5',
    '/attraction/1',
    '/attraction/2',
    '/attraction/3',
  ]);
  expect([links(menus.museums), links(menus.restaurants)]).toEqual([['/attraction/6'], ['/restaurant/7']]);
  expect(samples.attraction).toBe('Place 5');
  expect((await readJson('filled', 'home.json')).experiences).toEqual({
    attractions: [5, 1, 2],
    restaurants: [7],
    pubs: [],
  });
  const findings = await findingsOf(folder, NOW);
  expect(findings.filter(({ level }) => level !== 'empty')).toEqual([]);
  expect(await fillEmpty(folder)).toEqual([]);
});
