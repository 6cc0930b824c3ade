import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const cities = path.resolve(import.meta.dirname, '../../cities');

/** A place of a miniature city: name, kind, area, degrees, admission of an adult; free or unknown without. */
interface Sight {
  name: string;
  kind: string;
  area: string;
  at: [lat: number, lng: number];
  adult?: number;
  isFree?: true;
}

/** A city in miniature, without ratings, pictures, pubs, restaurants, transport and an illustrated map. */
export interface Miniature {
  folder: string;
  product: string;
  slug: string;
  country: string;
  locale: string;
  currency: string;
  timeZone: string;
  /** Longitude and latitude. */
  center: [number, number];
  sights: Sight[];
}

/** No Latin letters in names, yen without decimals. */
export const KYOTO: Miniature = {
  folder: 'miniature-kyoto',
  product: '京都',
  slug: 'kyoto',
  country: '日本',
  locale: 'en-JP',
  currency: 'JPY',
  timeZone: 'Asia/Tokyo',
  center: [135.7681, 35.0116],
  sights: [
    { name: '清水寺', kind: '寺', area: '東山', at: [34.9949, 135.785], adult: 500 },
    { name: '八坂神社', kind: '神社', area: '東山', at: [35.0037, 135.7786], isFree: true },
    { name: '知恩院', kind: '寺', area: '東山', at: [35.0053, 135.7834] },
    { name: '金閣寺', kind: '寺', area: '北山', at: [35.0394, 135.7292], adult: 500 },
    { name: '伏見稲荷大社', kind: '神社', area: '伏見', at: [34.9671, 135.7727], isFree: true },
    { name: '二条城', kind: '城', area: '中京', at: [35.0142, 135.7481], adult: 1300 },
  ],
};

/** South of the equator, on both sides of the 180th meridian, twelve hours before Greenwich. */
export const TAVEUNI: Miniature = {
  folder: 'miniature-taveuni',
  product: 'Taveuni',
  slug: 'taveuni',
  country: 'Fiji',
  locale: 'en-FJ',
  currency: 'FJD',
  timeZone: 'Pacific/Fiji',
  center: [-179.98, -16.8],
  sights: [
    { name: 'International Date Line sign', kind: 'Landmark', area: 'Waiyevo', at: [-16.795, 179.9999] },
    { name: 'Wairiki Mission', kind: 'Church', area: 'Wairiki', at: [-16.8083, -179.9917], isFree: true },
    {
      name: 'Waitavala Water Slide',
      kind: 'Nature',
      area: 'Waiyevo',
      at: [-16.7925, -179.9855],
      isFree: true,
    },
    { name: 'Somosomo village', kind: 'Village', area: 'Somosomo', at: [-16.7667, -179.9667] },
    { name: 'Bouma Falls', kind: 'Nature', area: 'Bouma', at: [-16.8297, -179.8772], adult: 40.5 },
    { name: 'Lake Tagimaucia', kind: 'Nature', area: 'Somosomo', at: [-16.8197, -179.94], adult: 30 },
  ],
};

const KIND_TEXTS = {
  about: ['{name} is in {area}.'],
  featured: { title: '{name}', description: 'Take your time at {name}.', schedule: 'Every day' },
  highlights: ['The view from the gate'],
  photoSpots: ['The gate'],
  bestTime: 'Early in the morning',
  bestTimes: [{ when: 'Mornings', note: 'Quietest' }],
  timeNeeded: '1 hour',
  ticketInfo: 'Tickets are sold at the gate.',
};

const slide = (title: string) => ({
  kicker: 'Welcome',
  title,
  text: 'A guide to the city.',
  alt: `A drawing of ${title}`,
  caption: title,
});

/** The files of a pack by name. */
function filesOf(city: Miniature): Record<string, unknown> {
  const { product, slug, country, locale, currency, timeZone, center, sights } = city;
  const areas = [...new Set(sights.map(({ area }) => area))];
  const listings = sights.map(({ name, kind, area, at: [lat, lng], isFree }, index) => ({
    id: index + 1,
    name,
    category: 'attraction',
    subcategory: kind,
    area,
    ...(isFree && { priceRange: 'Free' }),
    shortDescription: `A sight in ${area}.`,
    description: `${name} is a sight in ${area}, ${product}.`,
    lat,
    lng,
    tags: [],
    featured: index < 4,
  }));
  return {
    'package.json': { name: `@guide/city-${slug}`, version: '1.0.0', private: true, type: 'module' },
    'site.json': {
      product,
      slug,
      country,
      tagline: `What to see in ${product}.`,
      locale,
      currency,
      timeZone,
      bankHolidays: [],
      center,
      fixedPages: [],
      menus: {
        landmarks: listings
          .slice(0, 4)
          .map(({ id, name, area }) => ({ label: name, to: `/attraction/${id}`, note: area })),
        museums: [],
        restaurants: [],
        pubs: [],
        areas,
      },
      samples: { area: areas[0], attraction: sights[0]!.name },
      notices: ['One', 'Two', 'Three'].map((title) => ({ title, text: 'Take your time.' })),
      newsletter: { kicker: 'Letter', text: 'One letter a month.' },
      mapServices: {
        search: 'https://www.openstreetmap.org/search?query={query}',
        coordinates: 'https://www.openstreetmap.org/?mlat={lat}&mlon={lng}#map=17/{lat}/{lng}',
      },
      tiles: { url: '', attribution: '' },
    },
    'home.json': {
      slides: [slide(sights[0]!.name), slide(sights[1]!.name), slide(sights[2]!.name)],
      statistics: ['Sights', 'Areas', 'Pages', 'Maps'].map((label) => ({ figure: '6', label })),
      featured: { title: 'Begin with these', text: 'They are close to each other.' },
      experiences: { attractions: [1, 2, 3], restaurants: [], pubs: [] },
      map: { title: 'The map', text: 'Every sight on one map.' },
      intros: { attractions: 'Every sight.', topAttractions: 'The sights to see first.' },
      planning: { bestTimes: 'Mornings.', gettingAround: 'On foot.', bookAhead: 'Nothing.' },
    },
    'listings.json': listings,
    'facts.json': Object.fromEntries(
      sights.flatMap(({ adult, isFree }, index): [number, object][] => {
        if (isFree) return [[index + 1, { admission: { free: true } }]];
        return adult === undefined ? [] : [[index + 1, { admission: { adult } }]];
      }),
    ),
    'areas.json': areas.map((name, index) => ({ id: index + 1, name, description: `A part of ${product}.` })),
    'pubs.json': [],
    'attractions.json': {},
    'generic.json': {
      subcategories: { default: KIND_TEXTS },
      areas: { default: { setting: '{area} is a part of {product}.', photoSpot: 'The street' } },
    },
    'photos.json': [],
  };
}

/** Writes a miniature city into `cities`. @returns a function that removes it */
export async function writeMiniature(city: Miniature): Promise<() => Promise<void>> {
  const folder = path.join(cities, city.folder);
  await mkdir(path.join(folder, 'images'), { recursive: true });
  for (const [name, content] of Object.entries(filesOf(city)))
    await writeFile(path.join(folder, name), JSON.stringify(content));
  return () => rm(folder, { recursive: true, force: true });
}
