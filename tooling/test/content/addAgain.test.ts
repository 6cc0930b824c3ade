import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { StoredListing } from '../../content/add/merge';
import { testPack } from '../support/testPack';

const feature = (id: number, tags: Record<string, string>, position = [16.37, 48.21]) => ({
  type: 'Feature',
  id: `node/${id}`,
  geometry: { type: 'Point', coordinates: position },
  properties: tags,
});
const collection = (...features: object[]) =>
  JSON.stringify({ type: 'FeatureCollection', features }, null, 1);
const pubTags = { amenity: 'pub', name: 'The Oak', opening_hours: 'Mo-Su 12:00-23:00', wheelchair: 'no' };

/** Changes the listings as an editor would. */
async function edit(pack: Awaited<ReturnType<typeof testPack>>, change: (listings: StoredListing[]) => void) {
  const listings = await pack.listings();
  change(listings);
  await pack.write('listings.json', listings);
}

test('The same file again changes nothing', async () => {
  const pack = await testPack();
  const file = await pack.file('a.geojson', collection(feature(1, pubTags)));
  await pack.run(file);
  const texts = () =>
    Promise.all(
      ['listings.json', 'facts.json', 'credits.json', 'imported.json'].map((name) =>
        readFile(path.join(pack.folder, name), 'utf8'),
      ),
    );
  const before = await texts();
  const { text } = await pack.run(file);
  expect(await texts()).toEqual(before);
  expect(text).toMatch(/^a\.geojson +1 +1 +0 +0 +0 +0 +1 of 1$/m);
});

test('A newer file updates what the source changed, adds what is new, and names what is gone', async () => {
  const pack = await testPack();
  await pack.run(
    await pack.file(
      'a.geojson',
      collection(feature(1, pubTags), feature(2, { amenity: 'bar', name: 'Bar' })),
    ),
  );
  const newer = { ...pubTags, name: 'The Old Oak', opening_hours: 'Mo-Su 11:00-23:00' };
  const file = await pack.file(
    'a.geojson',
    collection(feature(3, { amenity: 'cafe', name: 'Café' }), feature(1, newer)),
  );
  const { text } = await pack.run(file);
  expect(await pack.listings()).toMatchObject([
    { id: 1, name: 'The Old Oak', hours: { mon: ['11:00-23:00'] } },
    { id: 2, name: 'Bar' },
    { id: 3, name: 'Café' },
  ]);
  expect(text).toContain('No longer in the file, and still in the city: Bar');
  expect(text).toMatch(/^a\.geojson +2 +2 +1 +1 +0 +0 +1 of 1$/m);
});

test('The same id in two files of a call is taken once, and the second is left out by name', async () => {
  const pack = await testPack();
  const first = await pack.file('a.geojson', collection(feature(1, pubTags)));
  const second = await pack.file('b.geojson', collection(feature(1, pubTags)));
  const { text } = await pack.run(first, second);
  expect(await pack.listings()).toHaveLength(1);
  expect(text).toMatch(/1 × its id is at a\.geojson line \d+ already: The Oak \(line \d+\)/);
});

test('An entry that is left out this time is not named as gone', async () => {
  const pack = await testPack();
  const file = await pack.file(
    'a.geojson',
    collection(feature(1, pubTags), feature(2, { amenity: 'bar', name: 'Bar' })),
  );
  await pack.run(file);
  const { text } = await pack.run('--as', 'bar=out', file);
  expect(text).toContain('1 × you leave out bar: Bar (line ');
  expect(text).not.toContain('No longer in the file');
});

test('What an editor wrote, changed or removed stays, and is named when the source changes it too', async () => {
  const pack = await testPack();
  await pack.run(await pack.file('a.geojson', collection(feature(1, pubTags))));
  await edit(pack, ([listing]) => {
    listing!.name = 'The Royal Oak';
    listing!.shortDescription = 'A pub with a tree in it.';
    listing!.stations = ['Oak Street'];
    delete listing!.hours;
  });
  await pack.write('facts.json', { 1: { stepFreeEntrance: 'yes' } });
  const newer = { ...pubTags, name: 'Oak', opening_hours: 'Mo-Su 10:00-20:00', 'addr:postcode': '1010' };
  const { text } = await pack.run(await pack.file('a.geojson', collection(feature(1, newer))));
  const [listing] = await pack.listings();
  expect(listing).toMatchObject({
    name: 'The Royal Oak',
    shortDescription: 'A pub with a tree in it.',
    description: 'Pub in Old Town.',
    stations: ['Oak Street'],
    postcode: '1010',
  });
  expect(listing).not.toHaveProperty('hours');
  expect(await pack.read('facts.json')).toEqual({ 1: { stepFreeEntrance: 'yes' } });
  expect(text).toContain('1 × kept as edited: name, hours: Oak (line ');
});

test('A place that an editor deleted is not taken again', async () => {
  const pack = await testPack();
  const file = await pack.file('a.geojson', collection(feature(1, pubTags)));
  await pack.run(file);
  await pack.write('listings.json', []);
  const { isDone, text } = await pack.run(file);
  expect(isDone).toBe(false);
  expect(text).toContain(
    '1 × an editor deleted it; to take it again, remove it from imported.json: The Oak (line ',
  );
  expect(await pack.listings()).toEqual([]);
});

test('A place of a second source joins the place of the same name nearby, fills its gaps and brings its words', async () => {
  const pack = await testPack();
  const museum = { tourism: 'museum', name: 'Clock Museum', website: 'https://clock.example' };
  await pack.run(await pack.file('a.geojson', collection(feature(1, museum))));
  const page = (words: string) =>
    pack.file(
      'p.wikitext',
      `* {{see | name=Clock museum | lat=48.2101 | long=16.3701 | hours=9AM-5PM daily | url=https://other.example | content=${words} }}`,
    );
  const { text } = await pack.run(await page('Many clocks.'));
  expect(await pack.listings()).toMatchObject([
    {
      id: 1,
      name: 'Clock Museum',
      description: 'Many clocks.',
      hours: { sun: ['09:00-17:00'] },
      additionalInfo: { website: 'https://clock.example' },
      source: { credit: 'Wikivoyage: Testburg', id: 'wikivoyage/Testburg/Clock museum' },
    },
  ]);
  expect(text).toContain('1 × joined with place 1, which has the same name nearby: Clock museum (line 1)');
  await pack.run(await page('Hundreds of clocks.'));
  await pack.run(
    await pack.file('a.geojson', collection(feature(1, { ...museum, website: 'https://new.example' }))),
  );
  expect(await pack.listings()).toMatchObject([
    { description: 'Hundreds of clocks.', additionalInfo: { website: 'https://new.example' } },
  ]);
});

test('Two places of one source with the same name nearby are both taken, and the second is doubtful', async () => {
  const pack = await testPack();
  const file = await pack.file(
    'a.geojson',
    collection(feature(1, pubTags), feature(2, pubTags, [16.3702, 48.21])),
  );
  const { text } = await pack.run(file);
  expect(await pack.listings()).toHaveLength(2);
  expect(text).toContain(
    '1 × place 1 has the same name nearby; remove one if they are the same: The Oak (line ',
  );
});

test('Places of the same name far apart stay two places', async () => {
  const pack = await testPack();
  await pack.run(await pack.file('a.geojson', collection(feature(1, pubTags))));
  await pack.run(await pack.file('b.csv', 'name,lat,lng,kind\nThe Oak,48.25,16.37,pub\n'));
  expect(await pack.listings()).toHaveLength(2);
});

test("Written by hand, a place's own words stay when a source joins it", async () => {
  const pack = await testPack();
  await pack.write('listings.json', [
    { id: 5, name: 'The Oak', category: 'pub', lat: 48.21, lng: 16.37, description: 'Ours.' },
  ]);
  await pack.run(await pack.file('a.geojson', collection(feature(1, pubTags))));
  expect(await pack.listings()).toMatchObject([
    { id: 5, description: 'Ours.', hours: { mon: ['12:00-23:00'] } },
  ]);
});

test('With --dry-run the report is the same, and nothing is written', async () => {
  const pack = await testPack();
  const file = await pack.file('a.geojson', collection(feature(1, pubTags)));
  const before = await readdir(pack.folder);
  const dry = await pack.run('--dry-run', file);
  expect(await readdir(pack.folder)).toEqual(before);
  expect(await pack.listings()).toEqual([]);
  const real = await pack.run(file);
  const report = (text: string) => text.slice(0, text.lastIndexOf('\n'));
  expect(report(dry.text)).toBe(report(real.text));
  expect(dry.text).toMatch(/Nothing was written: this was a dry run\.$/);
});

test('--help lists every option', async () => {
  const pack = await testPack();
  const { isDone, text } = await pack.run('--help');
  expect(isDone).toBe(true);
  for (const option of [
    'dry-run',
    'kind',
    'as',
    'source',
    'page',
    'within',
    'swap',
    'credit',
    'licence',
    'licence-url',
  ])
    expect(text).toContain(`--${option}`);
});
