import { readdir } from 'node:fs/promises';
import { Facts, Hours, Listing } from '@guide/contracts/api/schemas';
import { expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import Value from 'typebox/value';
import { testPack } from '../support/testPack';

const point = (lng: number, lat: number) => ({ type: 'Point', coordinates: [lng, lat] });
const collection = (...features: object[]) =>
  JSON.stringify({ type: 'FeatureCollection', features }, null, 1);
const daily = (...hours: string[]) =>
  Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, hours]));

test('GeoJSON of OpenStreetMap: tags become fields and facts, areas become points, and the credit is ODbL', async () => {
  const pack = await testPack();
  const museum = {
    type: 'Feature',
    id: 'node/7',
    geometry: point(16.37, 48.21),
    properties: {
      tourism: 'museum',
      name: 'Clock Museum',
      opening_hours: 'Tu-Su 10:00-18:00',
      wheelchair: 'limited',
      fee: 'no',
      website: 'clock.example',
      'addr:street': 'Ring',
      'addr:housenumber': '4',
      'addr:postcode': '1010',
    },
  };
  const park = {
    type: 'Feature',
    properties: { '@id': 'way/8', leisure: 'park', name: 'Long Park' },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [16.4, 48.22],
          [16.42, 48.22],
          [16.42, 48.23],
          [16.4, 48.22],
        ],
      ],
    },
  };
  const file = await pack.file('city.geojson', collection(museum, park));
  const { isDone, text } = await pack.run(file);
  expect(isDone).toBe(true);
  expect(text).toContain('1 × it is an area; a point of it was taken: Long Park (line ');
  expect(text).toContain(
    'Credit of city.geojson: OpenStreetMap contributors, ODbL 1.0 (https://opendatacommons.org/licenses/odbl/1-0/)',
  );
  const [first, second] = await pack.listings();
  expect(first).toEqual({
    id: 1,
    name: 'Clock Museum',
    category: 'attraction',
    subcategory: 'Museum',
    area: 'Old Town',
    priceRange: 'Free',
    shortDescription: 'Museum in Old Town.',
    description: 'Museum in Old Town.',
    lat: 48.21,
    lng: 16.37,
    tags: [],
    featured: false,
    additionalInfo: { website: 'http://clock.example' },
    hours: { ...daily('10:00-18:00'), mon: [] },
    address: '4 Ring',
    postcode: '1010',
    source: { credit: 'OpenStreetMap', url: 'https://www.openstreetmap.org/node/7', id: 'osm/node/7' },
  });
  expect(second).toMatchObject({
    id: 2,
    subcategory: 'Park',
    area: 'Riverside',
    source: { id: 'osm/way/8' },
  });
  expect(second!.lat).toBeGreaterThan(48.21);
  expect(await pack.read('facts.json')).toEqual({
    1: { stepFreeEntrance: 'partly', admission: { free: true } },
  });
  expect(await pack.read('credits.json')).toMatchObject({
    data: [{ name: 'OpenStreetMap', licence: 'ODbL 1.0' }],
    texts: [],
  });
});

test('What is taken satisfies the schemas of the pack', async () => {
  const pack = await testPack();
  const tags = {
    amenity: 'restaurant',
    name: 'A'.repeat(300),
    cuisine: 'italian;pizza',
    'diet:vegan': 'yes',
    opening_hours: 'Mo-Su 10:00-22:00',
    toilets: 'yes',
    description: 'B'.repeat(9000),
  };
  await pack.run(
    await pack.file(
      'one.geojson',
      collection({ type: 'Feature', id: 'node/1', geometry: point(16.37, 48.21), properties: tags }),
    ),
  );
  const [listing] = await pack.listings();
  const { source, ...fields } = listing!;
  expect(source).toMatchObject({ id: 'osm/node/1' });
  for (const [name, value] of Object.entries(fields))
    expect({ name, isValid: Value.Check(Listing.properties[name as 'name'], value) }).toEqual({
      name,
      isValid: true,
    });
  expect(Value.Check(Hours, fields.hours)).toBe(true);
  expect(Value.Check(Facts, (await pack.read<Record<string, unknown>>('facts.json'))['1'])).toBe(true);
});

test('Overpass JSON: nodes, ways with a centre, geometry or nodes; nodes without tags are no entries', async () => {
  const pack = await testPack();
  const elements = [
    { type: 'node', id: 1, lat: 48.21, lon: 16.37, tags: { amenity: 'pub', name: 'The Oak' } },
    { type: 'way', id: 2, center: { lat: 48.2, lon: 16.36 }, tags: { amenity: 'bar', name: 'Bar Two' } },
    { type: 'node', id: 3, lat: 48.2, lon: 16.3 },
    { type: 'node', id: 4, lat: 48.2, lon: 16.31 },
    { type: 'node', id: 5, lat: 48.21, lon: 16.31 },
    { type: 'way', id: 6, nodes: [3, 4, 5, 3], tags: { leisure: 'park', name: 'Corner Park' } },
    {
      type: 'relation',
      id: 7,
      bounds: { minlat: 48.2, maxlat: 48.22, minlon: 16.36, maxlon: 16.38 },
      tags: { tourism: 'zoo', name: 'Zoo' },
    },
    { type: 'way', id: 8, tags: { tourism: 'museum', name: 'Nowhere Museum' } },
    { type: 'node', id: 9, lat: 48.21, lon: 16.37, tags: { shop: 'bakery', name: 'Bread' } },
    { type: 'node', id: 10, lat: 48.21, lon: 16.37, tags: { amenity: 'cafe' } },
  ];
  const { text } = await pack.run(await pack.file('a.json', JSON.stringify({ elements }, null, 1)));
  expect((await pack.listings()).map(({ name, category, lat, lng }) => [name, category, lat, lng])).toEqual([
    ['The Oak', 'pub', 48.21, 16.37],
    ['Bar Two', 'pub', 48.2, 16.36],
    ['Corner Park', 'attraction', expect.any(Number), expect.any(Number)],
    ['Zoo', 'attraction', 48.21, 16.37],
  ]);
  expect(text).toContain('1 × it has no position; export it with "out center": Nowhere Museum (line ');
  expect(text).toContain('1 × bakery is neither attraction, restaurant nor pub: Bread (line ');
  expect(text).toMatch(/1 × it has no name: line \d+/);
  expect(text).toMatch(/a\.json +7 +4 +4 +0 +3 +3 +0 of 0$/m);
});

const KML = `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document>
<Folder><name>Restaurants</name>
<Placemark><name>Soup &amp; Co</name><description><![CDATA[Warm<br>soup.]]></description>
<Point><coordinates>16.37,48.21,0</coordinates></Point></Placemark>
</Folder>
<Folder><name>Hotels</name>
<Placemark><name>Bed</name><Point><coordinates>16.37,48.21</coordinates></Point></Placemark>
</Folder></Document></kml>`;

test('KML: the name of a layer tells the kind, and descriptions lose their HTML', async () => {
  const pack = await testPack();
  const { text } = await pack.run(await pack.file('my-map.kml', KML));
  expect(await pack.listings()).toMatchObject([
    {
      name: 'Soup & Co',
      category: 'restaurant',
      description: 'Warm\nsoup.',
      source: { id: 'kml/my-map/Soup & Co' },
    },
  ]);
  expect(text).toContain('1 × its kind "Hotels" is not known; say --as "hotels=attraction": Bed (line 8)');
  expect(text).toContain('Credit of my-map.kml: none.');
});

test('KMZ: the KML of the archive is read', async () => {
  const pack = await testPack();
  await pack.run(
    await pack.file('my.kmz', zipSync({ 'images/a.png': new Uint8Array(9), 'doc.kml': strToU8(KML) })),
  );
  expect(await pack.listings()).toMatchObject([{ name: 'Soup & Co' }]);
});

test('GPX: waypoints are taken, and tracks are left out by name', async () => {
  const pack = await testPack();
  const gpx = `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
<wpt lat="48.21" lon="16.37"><name>View</name><sym>Scenic Area</sym><desc>Far.</desc></wpt>
<trk><name>Sunday walk</name><trkseg><trkpt lat="48.2" lon="16.3"/></trkseg></trk>
</gpx>`;
  const { text } = await pack.run(await pack.file('walk.gpx', gpx));
  expect(await pack.listings()).toMatchObject([
    { name: 'View', subcategory: 'Viewpoint', description: 'Far.' },
  ]);
  expect(text).toContain('1 × a track or route is not a place: Sunday walk (line 3)');
});

test('Google Takeout: saved places as JSON and as a list', async () => {
  const pack = await testPack();
  const saved = {
    type: 'Feature',
    geometry: point(16.37, 48.21),
    properties: {
      google_maps_url: 'http://maps.google.com/?cid=123',
      location: { name: 'Deli', address: 'Ring 1' },
    },
  };
  const old = {
    type: 'Feature',
    geometry: point(0, 0),
    properties: {
      'Google Maps URL': 'http://maps.google.com/?cid=124',
      Title: 'Attic',
      Location: { Address: 'Ring 2' },
    },
  };
  await pack.run('--kind', 'restaurant', await pack.file('Saved Places.json', collection(saved, old)));
  const list =
    'Title,Note,URL,Comment\nWine Bar,Try it,https://www.google.com/maps/place/Wine/data=!4m2!3m1!1s0x476d:0x1f,\nPin,,"https://www.google.com/maps/search/48.215,16.372",\n';
  await pack.run('--kind', 'pub', await pack.file('Want to go.csv', list));
  expect(
    (await pack.listings()).map(({ name, address, lat, category, source }) => [
      name,
      address,
      lat,
      category,
      source,
    ]),
  ).toEqual([
    ['Deli', 'Ring 1', 48.21, 'restaurant', { id: 'google/123' }],
    ['Attic', 'Ring 2', undefined, 'restaurant', { id: 'google/124' }],
    ['Wine Bar', undefined, undefined, 'pub', { id: 'google/0x476d:0x1f' }],
    ['Pin', undefined, 48.215, 'pub', { id: 'csv/Want to go/Pin' }],
  ]);
});

test.each([
  [
    'commas and quotes',
    'name,lat,lng,type,opening hours,price\n"Café, Old",48.21,16.37,cafe,Mon-Fri 9am-5pm,€€\n',
  ],
  [
    'semicolons and decimal commas',
    'Name;Breite;Länge;Art;Öffnungszeiten;Preis\n"Café, Old";48,21;16,37;Café;Mo–Fr 9–17 Uhr;€€\n',
  ],
  [
    'tabs and a position',
    'title\tcoordinates\tcategory\thours\tprice\nCafé, Old\t48.21, 16.37\tCoffee shop\tWeekdays 9am to 5pm\t$$\n',
  ],
])('CSV with %s', async (_name, csv) => {
  const pack = await testPack();
  await pack.write('site.json', { ...(await pack.read<object>('site.json')), currency: 'GBP' });
  await pack.run(await pack.file('cafes.csv', csv));
  expect(await pack.listings()).toMatchObject([
    {
      name: 'Café, Old',
      category: 'restaurant',
      subcategory: 'Café',
      lat: 48.21,
      lng: 16.37,
      priceRange: '££',
      hours: { ...daily('09:00-17:00'), sat: [], sun: [] },
      source: { id: 'csv/cafes/Café, Old' },
    },
  ]);
});

test('CSV: ragged lines are taken where tags are last, or left out by name; gone places and footnotes are named', async () => {
  const pack = await testPack();
  const pubs = await pack.file(
    'pubs.csv',
    'name,tags\nOak, Garden, Late,\nElm,\nAsh*,\nOld Inn,Gone\n\nOak,\n',
  );
  const { text } = await pack.run('--kind', 'pub', pubs);
  expect((await pack.listings()).map(({ name, tags }) => [name, tags])).toEqual([
    ['Oak', ['Garden', 'Late']],
    ['Elm', []],
    ['Ash*', []],
    ['Oak', []],
  ]);
  expect(text).toContain('1 × a cell beyond the columns became tags: Late: Oak (line 2)');
  expect(text).toContain('1 × its name ends with a footnote mark: Ash* (line 4)');
  expect(text).toContain('1 × it is gone, says the file: Old Inn (line 5)');
  expect(text).toContain('1 × the file has its name more than once: Oak (line 7)');
  expect(text).toContain('1 × place 1 has the same name; remove one if they are the same: Oak (line 7)');
  const ragged = await pack.file('ragged.csv', 'name,tags,kind\nPine,a,b,pub\nFir,a,pub\n');
  const second = await pack.run(ragged);
  expect(second.text).toContain(
    '1 × it has 4 cells for 3 columns; put cells with commas in quotes: Pine (line 2)',
  );
  expect(await pack.listings()).toHaveLength(5);
});

const PAGE = `==See==
===Museums===
* {{see
| name=[[Old House]] | url=https://old.example | lat=48.21 | long=16.37
| hours=Tu-Su 10AM-6PM | price=Free
| content=A '''house''' of [[Testburg|1700]].<ref>A book</ref> It is {{ft|6}} wide &mdash; no more.
}}
==Do==
* {{do | name=Boat trip | content=Slow. }}
==Buy==
* {{buy | name=Shop }}
==Eat==
* {{listing | type=eat | name=Grill | hours=when hungry | content=Hot. }}
==Drink==
* {{drink | name=Tap | content=Cold. }}
==Sleep==
* {{sleep | name=Inn }}
* {{listing | name=Tourist office }}
* {{event | name=Fair }}
`;

test('Wikivoyage: see, do, eat and drink are taken with their credit; buy, sleep and others are left out by name', async () => {
  const pack = await testPack();
  const { text } = await pack.run('--page', 'Testburg/Old Town', await pack.file('page.wikitext', PAGE));
  const listings = await pack.listings();
  expect(listings.map(({ name, category, subcategory }) => [name, category, subcategory])).toEqual([
    ['Old House', 'attraction', 'Museum'],
    ['Boat trip', 'attraction', 'Activity'],
    ['Grill', 'restaurant', 'Restaurant'],
    ['Tap', 'pub', 'Pub'],
  ]);
  expect(listings[0]).toMatchObject({
    description: 'A house of 1700. It is 6 ft wide — no more.',
    priceRange: 'Free',
    hours: { ...daily('10:00-18:00'), mon: [] },
    additionalInfo: { website: 'https://old.example' },
    source: {
      credit: 'Wikivoyage: Testburg/Old Town',
      url: 'https://en.wikivoyage.org/wiki/Testburg/Old_Town',
      id: 'wikivoyage/Testburg/Old Town/Old House',
    },
  });
  expect(listings[2]).toMatchObject({ additionalInfo: { openingHours: 'when hungry' } });
  expect(text).toContain('1 × shops are not listed (buy): Shop (line 11)');
  expect(text).toContain('1 × hotels are not listed (sleep): Inn (line 17)');
  expect(text).toContain('1 × its listing says neither see, do, eat nor drink: Tourist office (line 18)');
  expect(text).toContain('1 × an event is not a place (event): Fair (line 19)');
  expect(await pack.read('credits.json')).toMatchObject({
    texts: [
      { name: 'Wikivoyage: Testburg/Old Town', by: 'Wikivoyage contributors', licence: 'CC BY-SA 4.0' },
    ],
  });
});

test('Wikivoyage: a page without sights, restaurants and pubs says so', async () => {
  const pack = await testPack();
  const { isDone, text } = await pack.run(
    await pack.file('page.txt', '==Sleep==\n* {{sleep | name=Inn }}\n'),
  );
  expect(isDone).toBe(false);
  expect(text).toContain('It has no listing of the types see, do, eat or drink.');
  expect(text).toContain('Nothing was written: no place was taken.');
});

test("Wikivoyage: rows of the listings export are read by the export's columns", async () => {
  const pack = await testPack();
  const header =
    'article,type,title,alt,wikidata,wikipedia,address,directions,phone,tollFree,email,fax,url,hours,checkIn,checkOut,image,price,latitude,longitude,wifi,accessibility,lastEdit,description';
  const row =
    'Testburg,eat,Grill,,,,Ring 3,,,,,,https://grill.example,M-F noon-10PM,,,,,48.21,16.37,,,,"Hot, good."';
  await pack.run(await pack.file('listings.csv', `${header}\n${row}\n`));
  expect(await pack.listings()).toMatchObject([
    {
      name: 'Grill',
      category: 'restaurant',
      address: 'Ring 3',
      description: 'Hot, good.',
      hours: { ...daily('12:00-22:00'), sat: [], sun: [] },
      source: { id: 'wikivoyage/Testburg/Grill', credit: 'Wikivoyage: Testburg' },
    },
  ]);
});

test('Words that every object has as a property are no kinds and no facts', async () => {
  const pack = await testPack();
  const rows = 'Oak,48.21,16.37,constructor,yes\nElm,48.21,16.37,pub,toString\n';
  const { text } = await pack.run(await pack.file('a.csv', `name,lat,lng,kind,wheelchair\n${rows}`));
  expect(text).toContain(
    '1 × its kind "constructor" is not known; say --as "constructor=attraction": Oak (line 2)',
  );
  expect(await pack.listings()).toMatchObject([{ name: 'Elm' }]);
  expect(await readdir(pack.folder)).not.toContain('facts.json');
});

test('--as chooses the kind of a word, and "out" leaves it out', async () => {
  const pack = await testPack();
  const feature = (id: number, amenity: string, name: string) => ({
    type: 'Feature',
    id: `node/${id}`,
    geometry: point(16.37, 48.21),
    properties: { amenity, name },
  });
  const file = await pack.file(
    'a.geojson',
    collection(feature(1, 'cafe', 'Kaffeehaus'), feature(2, 'fast_food', 'Wurst')),
  );
  const { text } = await pack.run('--as', 'cafe=pub', '--as', 'fast_food=out', file);
  expect(await pack.listings()).toMatchObject([{ name: 'Kaffeehaus', category: 'pub', subcategory: 'Café' }]);
  expect(text).toContain('1 × you leave out fast food: Wurst (line ');
});
