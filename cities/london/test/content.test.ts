import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

interface Place {
  id: number;
  name: string;
  category: string;
  subcategory: string;
  area: string;
  rating: string | number;
  reviewCount: number;
  priceRange: string;
  lat: number;
  lng: number;
  featured: boolean;
  pubId?: number;
  hours?: object;
  hoursSummary?: string;
  forWhom?: string;
  openAccess?: boolean;
  additionalInfo?: { openingHours?: string };
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const read = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));

const listings: Place[] = read('listings.json');
const areas = read('areas.json');
const pubs = read('pubs.json');
const attractions = read('attractions.json');
const generic = read('generic.json');
const texts = read('texts.json');
const site = read('site.json');
const home = read('home.json');

/** Texts of restaurants, which `generic.json` leaves out because every page loads it. */
const RESTAURANT_TEXTS = [
  'about',
  'featured',
  'photoSpots',
  'bestTime',
  'bestTimes',
  'ticketInfo',
  'funFacts',
];

const of = (category: string) => listings.filter((listing) => listing.category === category);
const names = (ids: number[]) => ids.map((id) => listings.find((listing) => listing.id === id)?.name);
const isShort = (degrees: number) => Number(degrees.toFixed(4)) === degrees;

test('GEN-03 Show long texts for four attractions and ten pubs', () => {
  const fixed = site.fixedPages.map(({ listingId }: { listingId: number }) => listingId);
  expect(names(fixed).sort()).toEqual([
    'Buckingham Palace',
    'London Eye',
    'Tower of London',
    'Westminster Abbey',
  ]);
  expect(Object.keys(attractions).map(Number).sort()).toEqual(fixed.sort());
  expect(pubs).toHaveLength(10);
  for (const { description, historicalNote, tips } of pubs) {
    for (const text of [description, historicalNote, ...Object.values(tips)]) expect(text).toMatch(/\w{3}/);
  }
});

describe('listings', () => {
  test('D-46 Offer at least 30 attractions, 24 restaurants, 30 pubs and 27 areas', () => {
    expect(of('attraction').length).toBeGreaterThanOrEqual(30);
    expect(of('restaurant')).toHaveLength(24);
    expect(of('pub')).toHaveLength(30);
    expect(areas).toHaveLength(27);
  });

  test.each(['london', 'brambleford'])(
    'D-46 ENT-19 Start the default order and the order by rating of %s with ranks 1 to 8',
    (city) => {
      const all: Place[] = read(`../${city}/listings.json`);
      const ranked = all.filter(({ category }) => category === 'attraction');
      const rating = (place: Place) => Number(place.rating);
      const byRating = (a: Place, b: Place) => rating(b) - rating(a) || a.name.localeCompare(b.name, 'en-GB');
      const byServer = (a: Place, b: Place) => Number(b.featured) - Number(a.featured) || byRating(a, b);
      for (const order of [byServer, byRating]) {
        const ids = ranked.sort(order).map(({ id }) => id);
        expect(ids.slice(0, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
        expect(ids.length).toBeGreaterThanOrEqual(10);
      }
    },
  );

  test('D-44 Describe hours without a weekly table, with a short form for cards', () => {
    const wordy = listings.filter(({ hours }) => !hours);
    expect(wordy.length).toBeGreaterThan(0);
    for (const { name, hoursSummary, additionalInfo } of wordy) {
      expect([name, additionalInfo?.openingHours]).toEqual([name, expect.any(String)]);
      expect(hoursSummary).toMatch(/^(Selected dates|Guided tours|Hours vary)\b/);
    }
  });

  test('D-47 Say in individual words whom each attraction suits', () => {
    const said = of('attraction').map(({ forWhom }) => forWhom);
    expect(said).not.toContain(undefined);
    expect(new Set(said).size).toBeGreaterThan(said.length * 0.8);
  });

  test('ATT-16 List parks, squares, markets, shops and three churches without tickets as free', () => {
    const open = listings.filter(({ openAccess }) => openAccess);
    for (const { name, priceRange, subcategory } of open) {
      expect([name, priceRange]).toEqual([name, 'Free']);
      expect(['Park', 'Market', 'Landmark', 'Historical', 'Shopping', 'Entertainment']).toContain(
        subcategory,
      );
    }
    const named = (kind: string) =>
      open
        .filter(({ subcategory }) => subcategory === kind)
        .map(({ name }) => name)
        .sort();
    expect(named('Park')).toEqual([
      "Archbishop's Park",
      'Battersea Park',
      'Greenwich Park',
      'Hampstead Heath',
      'Hyde Park',
      'Kensington Gardens',
      "Regent's Park",
      'Richmond Park',
      "St James's Park",
      'Surrey Docks Farm',
    ]);
    expect(named('Market')).toEqual([
      'Borough Market',
      'Camden Market',
      'Columbia Road Flower Market',
      'Covent Garden',
      'Leadenhall Market',
      'Old Spitalfields Market',
      'Portobello Road Market',
    ]);
    expect(named('Landmark')).toEqual([
      'Barbican Centre',
      'Chinatown',
      "Cleopatra's Needle",
      'Piccadilly Circus',
      'Somerset House',
      'Southbank Centre',
      'St Katharine Docks',
      'St Pancras Station',
      'Trafalgar Square',
    ]);
    expect(named('Historical')).toEqual([
      'All Hallows by the Tower',
      'Brompton Oratory',
      'Christ Church Spitalfields',
    ]);
    expect(named('Entertainment')).toEqual(['Platform 9¾']);
  });

  test('ENT-10 Name the first eight attractions as specified', () => {
    expect(names([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([
      'Tower of London',
      'London Eye',
      'Buckingham Palace',
      'British Museum',
      "St Paul's Cathedral",
      'Natural History Museum',
      'Westminster Abbey',
      'Tate Modern',
    ]);
  });

  test('ENT-01 Give each listing its own id, name and picture', () => {
    expect(new Set(listings.map(({ id }) => id)).size).toBe(listings.length);
    expect(new Set(listings.map(({ name }) => name)).size).toBe(listings.length);
    expect(new Set(read('listings.json').map((row: { imageUrl: string }) => row.imageUrl)).size).toBe(
      listings.length,
    );
  });

  test.each(['london', 'brambleford'])(
    'D-75 GATT-10 SEARCH-18 Rate every listing of %s, so that each minimum rating removes some',
    (city) => {
      const all: Place[] = read(`../${city}/listings.json`);
      for (const { name, rating, reviewCount } of all) {
        const inRange = Number(rating) >= 3.3 && Number(rating) <= 4.9;
        expect([name, inRange, Number.isInteger(reviewCount)]).toEqual([name, true, true]);
      }
      for (const minimum of [3.5, 4, 4.5]) {
        const count = all.filter(({ rating }) => Number(rating) >= minimum).length;
        expect([minimum, count > 0, count < all.length]).toEqual([minimum, true, true]);
      }
    },
  );

  test('ENT-04 Give ratings as strings or numbers', () => {
    expect(new Set(listings.map(({ rating }) => typeof rating))).toEqual(new Set(['string', 'number']));
  });

  test.each(['london', 'brambleford'])(
    'LIST-01 MAP-15 Describe every area that a listing of %s names',
    (city) => {
      const listed = read(`../${city}/areas.json`).map(({ name }: { name: string }) => name);
      for (const { name, area } of read(`../${city}/listings.json`) as Place[])
        expect([name, listed.includes(area)]).toEqual([name, true]);
    },
  );

  test('HOME-11 Feature exactly the first four listings', () => {
    expect(listings.filter(({ featured }) => featured).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  test('Locate every place in Greater London, with at most four decimals', () => {
    for (const { name, lat, lng } of listings) {
      const inside = lat > 51.2867 && lat < 51.6919 && lng > -0.5104 && lng < 0.334;
      expect([name, inside, isShort(lat), isShort(lng)]).toEqual([name, true, true, true]);
    }
  });

  test('GATT-06 Give each attraction its own fun facts', () => {
    const places = listings.filter(({ category, id }) => category === 'attraction' && !attractions[id]);
    const facts = places.map(({ id }) => texts[id]?.funFacts ?? []);
    for (const [index, { name }] of places.entries())
      expect([name, facts[index]!.length]).not.toEqual([name, 0]);
    expect(new Set(facts.flat()).size).toBe(facts.flat().length);
  });

  test('GATT-04 GATT-05 Give every used area and subcategory its texts, and every restaurant its own', () => {
    for (const { id, area, subcategory, category } of listings) {
      expect(Object.keys(generic.areas)).toContain(area);
      if (category === 'restaurant')
        expect(Object.keys(texts[id])).toEqual(expect.arrayContaining(RESTAURANT_TEXTS));
      else expect(Object.keys(generic.subcategories)).toContain(subcategory);
    }
    const about = Object.values<{ about: string[] }>(generic.subcategories).map((texts) => texts.about[0]);
    expect(new Set(about).size).toBe(about.length);
  });
});

describe('pubs', () => {
  test('ENT-17 ENT-15 List the ten pubs in order, with their areas', () => {
    const order = pubs.map((pub: { id: number; name: string; area: string }) => [pub.id, pub.name, pub.area]);
    expect(order).toEqual([
      [1, 'The George Inn', 'Southwark'],
      [2, 'Ye Olde Cheshire Cheese', 'City of London'],
      [3, 'The Churchill Arms', 'Kensington'],
      [4, 'The Blackfriar', 'City of London'],
      [5, 'The French House', 'Soho'],
      [6, 'The Mayflower', 'Rotherhithe'],
      [7, 'The Lamb', 'Bloomsbury'],
      [8, 'The Spaniards Inn', 'Hampstead'],
      [9, "Gordon's Wine Bar", 'Embankment'],
      [10, 'The Holly Bush', 'Hampstead'],
    ]);
  });

  test('ENT-15 Rate pubs from 4.0 to 4.4', () => {
    for (const { rating } of pubs) expect(rating >= 4 && rating <= 4.4).toBe(true);
  });

  test('ENT-16 Price pubs 5 and 9 at £££, all others at ££', () => {
    for (const { id, priceRange } of pubs) expect(priceRange).toBe([5, 9].includes(id) ? '£££' : '££');
  });

  test('D-44 Keep structured and printed hours equal', () => {
    for (const pub of pubs) {
      const printed = days.map((day) => pub.openingHours[day].replaceAll('–', '-'));
      const machine = days.map((day) => pub.hours[day.slice(0, 3)].join(' and ') || 'Closed');
      expect([pub.name, ...machine]).toEqual([pub.name, ...printed]);
    }
  });

  test('ENT-15 ENT-17 Give only ten pubs a pub page', () => {
    expect(of('pub').filter(({ pubId }) => pubId !== undefined)).toHaveLength(10);
  });

  test('D-45 Repeat id and facts of a pub in its listing', () => {
    for (const [index, listing] of of('pub')
      .filter(({ pubId }) => pubId !== undefined)
      .entries()) {
      const pub = pubs[index];
      expect(listing).toMatchObject({
        id: 200 + pub.id,
        pubId: pub.id,
        name: pub.name,
        area: pub.area,
        address: pub.address,
        postcode: pub.postcode,
        hours: pub.hours,
        priceRange: pub.priceRange,
        ...pub.coordinates,
      });
      expect(Number(listing.rating)).toBe(pub.rating);
    }
  });
});

describe('the four attractions with their own pages', () => {
  test.each([
    ['ATT-18', 3, 'changingOfGuard'],
    ['ATT-19', 1, 'crownJewels'],
    ['ATT-20', 7, 'poetsCorner'],
    ['ATT-21', 2, 'sunsetExperience'],
  ])('%s Feature on page %i: %s', (_row, id, kind) => {
    expect(attractions[id].featured.kind).toBe(kind);
  });

  test.each([
    ['ATT-28', 3, [7, 2, 1]],
    ['ATT-29', 1, [5, 8, 3]],
    ['ATT-30', 7, [3, 2, 4]],
    ['ATT-31', 2, [3, 7, 8]],
  ])('%s List near %i: %j', (_row, id, nearby) => {
    expect(attractions[id].nearbyAttractions).toEqual(nearby);
  });

  test.each([
    ['ATT-33', 3, /^State Rooms from £30$/, 'from £30'],
    ['ATT-34', 1, /£29\.90/, 'from £29.90'],
    ['ATT-35', 7, /^from £27$/, 'from £27'],
    ['ATT-36', 2, /^from £32/, 'from £32'],
  ])('%s Show the ticket price of %i', (_row, id, hint, short) => {
    expect(attractions[id].visitInfo.ticketInfo).toMatch(hint);
    expect(attractions[id].visitInfo.ticketFrom).toBe(short);
  });

  test('ANA-08 ANA-17 Name Westminster and the Tower in the sample figures', () => {
    expect(site.samples).toEqual({ area: 'Westminster', attraction: 'Tower of London' });
  });

  test('ATT-23 ATT-24 ATT-25 Offer three capsules with prices', () => {
    const capsules = attractions[2].capsuleOptions.map(
      (option: { name: string; price: string; duration: string }) => [
        option.name,
        option.price,
        option.duration,
      ],
    );
    expect(capsules).toEqual([
      ['Fast Track', 'from £42', '30 minutes'],
      ['Private Capsule', 'from £450 per capsule', '30 minutes'],
      ["Cupid's Capsule", 'from £350 per couple', '30 minutes'],
    ]);
  });

  test('CONST-06 Set default review counts', () => {
    const counts = [3, 1, 7, 2].map((id) => attractions[id].defaultReviewCount);
    expect(counts).toEqual([120, 120, 95, 85]);
  });

  test('ATT-17 Label booking differently only at the Eye', () => {
    expect([1, 2, 3, 7].map((id) => attractions[id].bookingLabel)).toEqual([
      undefined,
      'Book Experience',
      undefined,
      undefined,
    ]);
  });
});

describe('the frame and the home page', () => {
  test('HOME-12 HOME-13 HOME-14 HOME-15 D-25 Show the specified statistics', () => {
    expect(
      home.statistics.map((entry: { figure: string; label: string }) => `${entry.figure} ${entry.label}`),
    ).toEqual(['100+ Unique Locations', '2M+ Happy Visitors', '50K+ Photo Moments', '98% 5-Star Reviews']);
  });

  test('HOME-17 Show only matching places on every tab', () => {
    for (const [tab, category] of [
      ['attractions', 'attraction'],
      ['restaurants', 'restaurant'],
      ['pubs', 'pub'],
    ] as const) {
      const ids = of(category).map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(home.experiences[tab]));
    }
  });

  test('Label menu entries with the names of their places', () => {
    const { landmarks, museums, restaurants, pubs: pubItems } = site.menus;
    for (const { label, to, note } of [...landmarks, ...museums, ...restaurants, ...pubItems]) {
      const number = Number(to.split('/').at(-1));
      const id = to.startsWith('/pub/') ? 200 + number : number;
      expect(listings).toContainEqual(expect.objectContaining({ id, name: label, area: note }));
    }
    const areaNames = areas.map((area: { name: string }) => area.name);
    expect(areaNames).toEqual(expect.arrayContaining(site.menus.areas));
  });
});
