import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { checkCommand, findingsOf } from '../../content/check';
import { temporaryFolder } from '../support/temporaryFolder';

const cities = path.resolve(import.meta.dirname, '../../../cities');
const packs = temporaryFolder();
const folder = path.join(packs, 'town');
const NOW = new Date('2026-06-01T12:00:00Z');

beforeEach(async () => {
  await rm(packs, { recursive: true });
  await mkdir(packs);
  // What its language lacks would be in every list.
  const filter = (from: string) => !from.endsWith('/languages');
  await cp(path.join(cities, 'brambleford'), folder, { recursive: true, filter });
});

const read = (file: string) => readFile(path.join(folder, file), 'utf8');
const write = (file: string, content: string | Uint8Array) => writeFile(path.join(folder, file), content);

// biome-ignore lint/suspicious/noExplicitAny: any fault can be written
type Any = any;
async function change(file: string, edit: (content: Any) => void): Promise<void> {
  const content = JSON.parse(await read(file));
  edit(content);
  await write(file, JSON.stringify(content, null, 2));
}

/** The findings, with the trimmed text of their line. */
async function found(now = NOW): Promise<string[]> {
  const findings = await findingsOf(folder, now);
  return Promise.all(
    findings.map(async ({ level, file, line, text }) => {
      const source = line ? ` [${(await read(file)).split('\n')[line - 1]?.trim()}]` : '';
      return `${level} ${file}${source} ${text}`;
    }),
  );
}

test('GEN-08 The packs London and Brambleford have no findings, except what Brambleford lacks in German', async () => {
  expect(await findingsOf(path.join(cities, 'london'), NOW)).toEqual([]);
  const findings = await findingsOf(path.join(cities, 'brambleford'), NOW);
  expect(findings.map(({ level, file }) => `${level} ${file}`)).toEqual(
    ['attractions', 'listings', 'pubs'].map((name) => `empty languages/de/${name}.json`),
  );
});

test('Everything that an import accepted without a word is found at once, with its line', async () => {
  await change('site.json', (site) => {
    site.timeZone = 'Europe/Gent';
    site.locale = 'vlaams';
    site.currency = 'XYZ';
    site.countryCode = 'ZZ';
    site.menus.pubs[0].to = '/pub/77';
    site.menus.landmarks[0].to = '/attraction/101';
    site.menus.museums[0].to = '/museums';
    site.fixedPages[0].listingId = 999;
  });
  await change('listings.json', (listings) => {
    listings[0].area = 'Nowhere';
    [listings[1].lat, listings[1].lng] = [listings[1].lng, listings[1].lat];
    listings.find((listing: Any) => listing.pubId === 1).pubId = 99;
  });
  const hint = 'The areas are Old Town, Weirside, Bellhill, Orchard Quarter, Lantern Wharf, Kingsmoor.';
  expect(await found()).toEqual([
    `wrong listings.json ["area": "Nowhere",] The area "Nowhere" is not in areas.json. Add it there, or choose another. ${hint}`,
    'wrong listings.json ["lat": -3.6094,] Latitude and longitude of "The Hand Ferry" are swapped. Write "lat": 53.9986, "lng": -3.6094.',
    'wrong listings.json ["pubId": 99] pubId 99 of "The Patient Heron" is not in pubs.json. Add the pub there, or remove pubId.',
    'wrong pubs.json ["id": 1,] "The Patient Heron" has no listing: add one to listings.json with "pubId": 1.',
    'wrong site.json ["locale": "vlaams",] The locale "vlaams" does not exist. Write "en" and the country, such as "en-GB".',
    'wrong site.json ["currency": "XYZ",] The currency "XYZ" does not exist. Write its three letters, such as "EUR".',
    'wrong site.json ["timeZone": "Europe/Gent",] The time zone "Europe/Gent" does not exist. Write "Europe/London", which applies at the centre.',
    'wrong site.json ["listingId": 999,] The page "/thimble-tower" names place 999, which is not in listings.json. Remove it, or name another.',
    'wrong site.json ["to": "/attraction/101",] The menu entry "Thimble Tower" leads to "/attraction/101", but place 101 is "restaurant". Correct or remove it.',
    'wrong site.json ["to": "/museums",] The menu entry "Museum of Lost Umbrellas" leads to "/museums", but the guide has no such page. Correct or remove it.',
    'wrong site.json ["to": "/pub/77",] The menu entry "The Patient Heron" leads to "/pub/77", but pubs.json has no pub 77. Correct or remove it.',
    'wrong site.json ["countryCode": "ZZ"] The country "ZZ" does not exist. Write its two letters, such as "AT".',
  ]);
});

/** What a change is reported as. */
const cases: [what: string, file: string, edit: (content: Any) => void, finding: string][] = [
  [
    'swapped coordinates of the centre',
    'site.json',
    (site) => site.center.reverse(),
    'wrong site.json ["center": [] Longitude and latitude of the centre are swapped. Write [-3.603, 54.001].',
  ],
  [
    'a place on another continent',
    'listings.json',
    ([first]) => Object.assign(first, { lat: -33.87, lng: 151.21 }),
    'wrong listings.json ["lat": -33.87,] "Thimble Tower" is 17,034 km from the centre of the city. Correct its coordinates, or remove it.',
  ],
  [
    'a place two hours away',
    'listings.json',
    ([first]) => Object.assign(first, { lat: 54.9 }),
    'doubtful listings.json ["lat": 54.9,] "Thimble Tower" is 100 km from the centre of the city. Correct its coordinates, or remove it.',
  ],
  [
    'a latitude without longitude',
    'listings.json',
    ([first]) => delete first.lng,
    'wrong listings.json [{] "Thimble Tower" has only one of lat and lng. Add the other.',
  ],
  [
    'a swapped centre of an area',
    'areas.json',
    ([first]) => first.center.reverse(),
    'wrong areas.json ["center": [] Latitude and longitude of "Old Town" are swapped. Write [-3.602, 54.0005].',
  ],
  [
    'a missing default text',
    'generic.json',
    ({ areas }) => delete areas.default,
    'wrong generic.json ["areas": {] areas has no texts under "default", which every other place needs. Add them.',
  ],
  [
    'texts of an area that does not exist',
    'generic.json',
    ({ areas }) => Object.assign(areas, { Soho: areas.default }),
    'doubtful generic.json ["Soho": {] "Soho" is not an area of areas.json: its texts are never shown.',
  ],
  [
    'an id twice',
    'listings.json',
    (listings) => Object.assign(listings[1], { id: 1 }),
    'wrong listings.json ["id": 1,] id 1 is also that of "Thimble Tower". Write 211, or remove one.',
  ],
  [
    'a name twice',
    'listings.json',
    (listings) => Object.assign(listings[1], { name: 'thimble tower ' }),
    'doubtful listings.json ["name": "thimble tower ",] "thimble tower " is also the name of "Thimble Tower". Remove one, or tell them apart by the street.',
  ],
  [
    'a wrong tab of the home page',
    'home.json',
    ({ experiences }) => Object.assign(experiences, { pubs: [201, 1, 203] }),
    'wrong home.json [1,] Place 1 on the tab "pubs" is "attraction". Name a place with the category "pub".',
  ],
  [
    'a photo of no place',
    'photos.json',
    (photos) => Object.assign(photos[3], { attractionId: 500 }),
    'wrong photos.json ["attractionId": 500,] The photo "A round stone tower with a thimble for a roof, on a green h…" names place 500, which is not in listings.json. Remove it, or name another.',
  ],
  [
    'an alternative text that says nothing',
    'photos.json',
    (photos) => Object.assign(photos[3], { altText: 'IMG_2041.jpg' }),
    'doubtful photos.json ["altText": "IMG_2041.jpg",] "IMG_2041.jpg" does not say what "/images/tower.svg" shows. Describe the picture for people who do not see it.',
  ],
  [
    'the page of another place',
    'attractions.json',
    (pages) => Object.assign(pages[1], { title: 'Big Ben' }),
    'doubtful attractions.json ["title": "Big Ben",] The page of place 1 is about "Big Ben", but the place is "Thimble Tower". Correct the id, or write its page.',
  ],
  [
    'the station of another place',
    'facts.json',
    (facts) => Object.assign(facts[1].station, { name: 'Bank' }),
    'doubtful facts.json ["station": {] The station "Bank" is not one of "Thimble Tower" (Bellhill (Tram)): these may be the facts of another place.',
  ],
  [
    'a cuisine of an attraction',
    'facts.json',
    (facts) => Object.assign(facts[1], { cuisine: ['Thai'] }),
    'doubtful facts.json ["cuisine": [] "Thimble Tower" is an attraction with a cuisine: these may be the facts of another place.',
  ],
  [
    'a locale of another language',
    'site.json',
    (site) => Object.assign(site, { locale: 'de-AT' }),
    'doubtful site.json ["locale": "de-AT",] The pages are in English, but dates and numbers would be as in "de-AT". Write "en" and the country, such as "en-GB".',
  ],
  [
    'the time zone of another place',
    'site.json',
    (site) => Object.assign(site, { timeZone: 'Asia/Kolkata' }),
    'doubtful site.json ["timeZone": "Asia/Kolkata",] The clocks of "Asia/Kolkata" differ from those at the centre (Europe/London). Correct the time zone or the centre.',
  ],
  [
    'a date that does not exist',
    'site.json',
    (site) => site.bankHolidays.unshift('2027-02-29'),
    'wrong site.json ["2027-02-29",] The date 2027-02-29 does not exist. Correct it.',
  ],
  [
    'map tiles without a zoom level',
    'site.json',
    (site) => Object.assign(site.tiles, { url: 'https://tiles.example/{x}/{y}.png' }),
    'wrong site.json ["url": "https://tiles.example/{x}/{y}.png",] The address of the map tiles must contain {z}, {x} and {y}.',
  ],
  [
    'HTML in a text',
    'listings.json',
    ([first]) => Object.assign(first, { shortDescription: 'A <b>round</b> tower.' }),
    'doubtful listings.json ["shortDescription": "A <b>round</b> tower.",] "A <b>round</b> tower." contains HTML, which visitors see as it is. Write plain text.',
  ],
  [
    'broken letters',
    'listings.json',
    ([first]) => Object.assign(first, { shortDescription: 'Das CafÃ© am Tor.' }),
    'doubtful listings.json ["shortDescription": "Das CafÃ© am Tor.",] "Das CafÃ© am Tor." has letters in a wrong encoding. Type them again.',
  ],
  [
    'a missing rating',
    'listings.json',
    ([first]) => delete first.rating,
    'doubtful listings.json [{] 1 of 25 places have no rating. Rate all places, or none.',
  ],
  [
    'a missing picture',
    'listings.json',
    ([first]) => Object.assign(first, { imageUrl: '' }),
    'empty listings.json [{] 1 of 12 places of the kind "attraction" have no picture: Thimble Tower. A drawn card is shown. Add one with "npm run content -- picture".',
  ],
  [
    'a missing field',
    'listings.json',
    ([first]) => delete first.shortDescription,
    'wrong listings.json [{] "Thimble Tower" lacks shortDescription. Add it.',
  ],
  [
    'an unknown kind of place',
    'listings.json',
    ([first]) => Object.assign(first, { category: 'sight' }),
    'wrong listings.json ["category": "sight",] category of "Thimble Tower" must be "attraction" or "restaurant" or "pub".',
  ],
  [
    'opening hours of a wrong form',
    'listings.json',
    ([first]) => Object.assign(first.hours, { mon: ['9-5'] }),
    'wrong listings.json ["9-5"] hours.mon.0 of "Thimble Tower" must be hours such as "10:00-17:30", "07:00-sunset-00:30" or "18:00+" without a fixed end.',
  ],
  [
    'an unknown field',
    'site.json',
    (site) => Object.assign(site, { colour: 'red' }),
    'wrong site.json [{] The file has colour, which the guide does not know. Correct the name or remove it.',
  ],
  [
    'an unknown reference of a synonym',
    'synonyms.json',
    (synonyms) => Object.assign(synonyms[9], { area: 'Chelsea' }),
    'wrong synonyms.json ["area": "Chelsea"] 9.area is not an area of areas.json.',
  ],
];

test.each(cases)('Check finds %s', async (_what, file, edit, finding) => {
  await change(file, edit);
  expect(await found()).toContain(finding);
});

test('Check names what an editor did to a file: byte-order mark, UTF-16, Windows letters, commas, quotes', async () => {
  const areas = await read('areas.json');
  const firstOf = async (content: string | Uint8Array) => {
    await write('areas.json', content);
    return (await findingsOf(folder, NOW))
      .filter(({ level, file }) => level === 'wrong' && file === 'areas.json')
      .map(({ line, text }) => `${line} ${text}`);
  };
  expect(await firstOf(`\uFEFF${areas}`)).toEqual([
    '1 begins with a byte-order mark. Save it as "UTF-8" without "BOM" or "signature".',
  ]);
  expect(await firstOf(Buffer.from(`\uFEFF${areas}`, 'utf16le'))).toEqual([
    '1 is in UTF-16. Save it as "UTF-8".',
  ]);
  expect(await firstOf(Buffer.from(areas.replace('Old Town', 'Öld Town'), 'latin1'))).toContain(
    '4 has letters that are not UTF-8. Save it as "UTF-8".',
  );
  expect(await firstOf(areas.replace('54.0005]', '54.0005],'))).toEqual([
    '7 has a comma too many, or a name without double quotes here.',
  ]);
  expect(await firstOf(areas.replace('"id": 2,', '"id": 2'))).toEqual(['10 lacks a comma here.']);
  expect(await firstOf(areas.trimEnd().slice(0, -1))).toEqual(['43 lacks a closing bracket ] here.']);
  expect(await firstOf(areas.replace('"id": 2,', '"id": 2, "id": 7,'))).toEqual([
    '10 "id" is here a second time, and the first is ignored. Remove one.',
  ]);
});

test('Check names every place that lacks a field, not only the first ones', async () => {
  await change('listings.json', (listings) => {
    for (const listing of listings) delete listing.description;
  });
  expect((await found()).filter((finding) => finding.endsWith(' lacks description. Add it.'))).toHaveLength(
    25,
  );
});

test('Check warns when the public holidays end within a year of the given time', async () => {
  const finding =
    'doubtful site.json ["2027-12-27"] The public holidays end on 2027-12-27, within a year. Add the dates of the next years.';
  await change('site.json', () => {});
  expect(await found(new Date('2026-12-26T00:00:00Z'))).toEqual([]);
  expect(await found(new Date('2026-12-28T00:00:00Z'))).toEqual([finding]);
  await change('site.json', (site) => Object.assign(site, { bankHolidays: [] }));
  expect(await found()).toEqual([expect.stringContaining('"Brambleford" has no public holidays')]);
});

test('Check finds facts and pages of another city that stayed under an id', async () => {
  await cp(path.join(cities, 'brambleford'), path.join(packs, 'original'), { recursive: true });
  await change('listings.json', (listings) => Object.assign(listings[2], { name: 'The Town Museum' }));
  expect(await found()).toEqual([
    'doubtful attractions.json ["3": {] Place 3, "The Town Museum", has the values of "The Absent Palace" in original. Write its own, or remove them.',
    expect.stringMatching(
      /^doubtful attractions\.json \["title": "The Absent Palace",\] The page of place 3 is about/,
    ),
    'doubtful facts.json ["3": {] Place 3, "The Town Museum", has the values of "The Absent Palace" in original. Write its own, or remove them.',
  ]);
});

test('Check names a file that the guide does not read', async () => {
  await write('listing.json', '[]');
  expect(await found()).toEqual([
    'doubtful listing.json The guide does not read this file. Correct its name, or move it elsewhere.',
  ]);
});

test('The exit code is 1 with faults, and 0 with doubts', async () => {
  const check = async () => {
    const lines: string[] = [];
    const isFine = await checkCommand([folder], (line) => lines.push(line), undefined, NOW);
    return [isFine, lines.at(-1)];
  };
  const hint = `The pack can be imported: npm run content -- import ${folder}`;
  expect(await check()).toEqual([true, `0 wrong, 0 doubtful, 0 empty. ${hint}`]);
  await write('listing.json', '[]');
  expect(await check()).toEqual([true, `0 wrong, 1 doubtful, 0 empty. ${hint}`]);
  await change('site.json', (site) => Object.assign(site, { timeZone: 'Europe/Gent' }));
  expect(await check()).toEqual([false, '1 wrong, 1 doubtful, 0 empty.']);
  await expect(checkCommand([`${folder}-2`], () => {})).rejects.toThrow(
    /^There is no folder .*town-2\. Create it: npm run content -- new /,
  );
});
