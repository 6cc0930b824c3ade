/** Checks places against the map, each other and their texts. */
import type { Position } from '@guide/contracts/city/map';
import { WEEKDAYS } from '@guide/contracts/site';
import { describe, expect, test } from '@jest/globals';
import { line, of, read, side } from './drawn';
import { inside, metres, toLine } from './plane';

type Day = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';
interface Listing {
  id: number;
  name: string;
  category: string;
  subcategory: string;
  area: string;
  lat: number;
  lng: number;
  address?: string;
  postcode?: string;
  stations?: string[];
  rating?: string | number;
  additionalInfo?: { website?: string; openingHours?: string };
  hours?: Record<Day, string[]> & {
    lastEntryMinutes?: number;
    bankHoliday?: string[];
    dates?: Record<string, string[]>;
    seasons?: (Record<Day, string[]> & { from: string; to: string })[];
  };
}

const listings: Listing[] = JSON.parse(read('listings.json'));
const guideAreas: { name: string }[] = JSON.parse(read('areas.json'));
const at = ({ lat, lng }: Listing): Position => [lng, lat];
const rings = (kind: 'area' | 'park') =>
  of(kind).map((feature) => ({ name: feature.name, ring: line(feature) }));
const areas = new Map(rings('area').map(({ name, ring }) => [name, ring]));
const parks = rings('park');

/** Tolerance outside an area's outline: the far side of a street, a station's square. */
const TOLERANCE_METRES = 150;
/** The London Borough of Richmond upon Thames, which the map does not outline: west, south, east, north. */
const RICHMOND = [-0.392, 51.391, -0.223, 51.489] as const;

const outside = (position: Position, ring: Position[]) =>
  inside(position, ring) ? 0 : toLine(position, ring);

const areAdjacent = (a: Position[], b: Position[]) =>
  a.some((position) => outside(position, b) <= TOLERANCE_METRES) ||
  b.some((position) => outside(position, a) <= TOLERANCE_METRES);

/** Whether a position is in an area, next to it, or in a park on its border. */
function isIn(position: Position, area: string): boolean {
  if (area === 'Richmond upon Thames') {
    const [west, south, east, north] = RICHMOND;
    return position[0] > west && position[0] < east && position[1] > south && position[1] < north;
  }
  const ring = areas.get(area);
  if (!ring) return false;
  if (outside(position, ring) <= TOLERANCE_METRES) return true;
  return parks.some(
    (park) => outside(position, park.ring) <= TOLERANCE_METRES && areAdjacent(park.ring, ring),
  );
}

describe('positions of places', () => {
  test('Locate every place in its area, within 150 m of it, or in a park on its border', () => {
    const misplaced = listings.filter((listing) => !isIn(at(listing), listing.area));
    expect(misplaced.map(({ name, area }) => `${name}, ${area}`)).toEqual([]);
  });

  test('Refuse a place in another area', () => {
    const eye = at(listings.find(({ name }) => name === 'London Eye')!);
    expect(isIn(eye, 'South Bank')).toBe(true);
    for (const other of ['Westminster', 'Southwark', 'Camden', 'Richmond upon Thames', 'Atlantis'])
      expect([other, isIn(eye, other)]).toEqual([other, false]);
  });

  test('Keep ten metres between any two places', () => {
    const close = listings.flatMap((first, index) =>
      listings
        .slice(index + 1)
        .filter((second) => metres(at(first), at(second)) < 10)
        .map((second) => `${first.name} and ${second.name}`),
    );
    expect(close).toEqual([]);
  });

  /** Postal districts of each area. Both overlap. */
  const DISTRICTS: Record<string, RegExp> = {
    Westminster: /^SW1[AEHPV] /,
    'South Bank': /^SE1 /,
    'City of London': /^EC[1-4]/,
    Kensington: /^(SW[57]|W2|W8|W14) /,
    'Tower Hill': /^(EC3[NR]|E1|E1W|SE1) /,
    Bloomsbury: /^(WC1[A-HNR]|NW1) /,
    'Covent Garden': /^WC2[BEHNR] /,
    Soho: /^W1[BDFT] /,
    Southwark: /^SE1 /,
    Camden: /^NW[15] /,
    Greenwich: /^SE10 /,
    Hampstead: /^NW[35] /,
    Mayfair: /^(W1[CJKS]|W2) /,
    Chelsea: /^(SW3|SW10|SW1W) /,
    'Notting Hill': /^(W11|W10|W2|W8) /,
    Shoreditch: /^(E1|E2|EC2A|N1) /,
    Marylebone: /^(W1[GHUW]|NW1) /,
    Rotherhithe: /^SE16 /,
    Embankment: /^(WC2[NR]|SW1A) /,
    "St James's": /^(SW1[AY]|W1[AJ]|WC2[HN]) /,
    Clerkenwell: /^(EC1[MNRV]|WC1X) /,
    Spitalfields: /^E1 /,
    'Richmond upon Thames': /^(TW\d{1,2}|KT8) /,
    Knightsbridge: /^(SW1X|SW7) /,
    Battersea: /^SW(8|11) /,
    Lambeth: /^SE1 /,
    "King's Cross": /^(N1|N1C) /,
  };

  test('Give complete postcodes from a district of the area', () => {
    for (const { name, area, postcode } of listings) {
      if (!postcode) continue;
      expect([name, postcode]).toEqual([name, expect.stringMatching(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/)]);
      expect([name, postcode]).toEqual([name, expect.stringMatching(DISTRICTS[area] ?? /^never$/)]);
    }
  });

  test('Give every place an address, and a postcode unless it is a street or open space', () => {
    const without = listings.filter(({ postcode }) => !postcode).map(({ name }) => name);
    expect(without).toEqual([
      'Piccadilly Circus',
      "Cleopatra's Needle",
      'Portobello Road Market',
      'Chinatown',
      'Oxford Street',
      "Archbishop's Park",
    ]);
    for (const { name, address } of listings) expect([name, address]).toEqual([name, expect.any(String)]);
  });

  test('Locate only places of the SE, SW8 and SW11 districts south of the river', () => {
    for (const listing of listings) {
      const bank = side(at(listing));
      if (bank === 'water' || !listing.postcode || listing.area === 'Richmond upon Thames') continue;
      const southern = /^(SE|SW8|SW11)/.test(listing.postcode);
      expect([listing.name, bank]).toEqual([listing.name, southern ? 'south' : 'north']);
    }
    const afloat = listings.filter((listing) => side(at(listing)) === 'water').map(({ name }) => name);
    expect(afloat).toEqual(['Tower Bridge', 'HMS Belfast']);
  });
});

describe('enough places', () => {
  test('D-71 HOME-12 Offer at least 110 places, so that "100+ Unique Locations" is true', () => {
    expect(listings.length).toBeGreaterThanOrEqual(110);
  });

  test('Offer at least four places in every area', () => {
    const names = new Set([...guideAreas.map(({ name }) => name), ...listings.map(({ area }) => area)]);
    const few = [...names].filter((name) => listings.filter(({ area }) => area === name).length < 4);
    expect(few).toEqual([]);
  });

  test('LIST-01 LIST-08 Offer an attraction in every area of the filter', () => {
    const used = new Set(
      listings.filter(({ category }) => category === 'attraction').map(({ area }) => area),
    );
    expect(guideAreas.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
  });

  test('ATT-26 GATT-07 Offer another attraction in the area of every place', () => {
    const alone = listings.filter(
      ({ id, area }) =>
        !listings.some((other) => other.category === 'attraction' && other.area === area && other.id !== id),
    );
    expect(alone.map(({ name }) => name)).toEqual([]);
  });
});

describe('stations', () => {
  /** "King's Cross St Pancras (Circle, …)" without its lines; the map draws two halls under different names. */
  const withoutLines = (station: string) => station.replace(/ \(.*$/, '');
  const ALIAS: Record<string, string> = { "King's Cross St Pancras": "King's Cross" };
  const stationPositions = new Map(of('station').map((station) => [station.name, line(station)[0]!]));
  const placeOf = (station: string) =>
    stationPositions.get(ALIAS[withoutLines(station)] ?? withoutLines(station));
  const WALK_METRES = 1250;
  /** Places whose text says that the next station is far. */
  const FAR = ['Kenwood', 'Surrey Docks Farm', 'The Spaniards Inn', 'The Cross Keys'];
  /** Places outside the area whose stations the map draws. */
  const OUTER = ['Hampton Court Palace', 'Kew Gardens', 'Richmond Park', 'Ham House'];

  test('Name a station within walking distance of every place', () => {
    for (const listing of listings) {
      const away = (listing.stations ?? [])
        .map(placeOf)
        .filter((position) => position !== undefined)
        .map((position) => metres(position, at(listing)));
      const limit = FAR.includes(listing.name) ? 2 * WALK_METRES : WALK_METRES;
      const near = OUTER.includes(listing.name) ? away.length === 0 : Math.min(...away) <= limit;
      expect([listing.name, listing.stations!.length > 0, near]).toEqual([listing.name, true, true]);
    }
  });

  test('Name no station more than two kilometres away', () => {
    const far = listings.flatMap((listing) =>
      (listing.stations ?? [])
        .filter((station) => {
          const position = placeOf(station);
          return position && metres(position, at(listing)) > 2000;
        })
        .map((station) => `${listing.name}: ${station}`),
    );
    expect(far).toEqual([]);
  });

  test('Spell every station in one way', () => {
    const written = new Map<string, Set<string>>();
    const stations = listings.flatMap((listing) => listing.stations ?? []);
    expect(stations.length).toBeGreaterThan(100);
    for (const station of stations) {
      const fullName = station.replace(/\), .*$/, ')');
      written.set(withoutLines(station), (written.get(withoutLines(station)) ?? new Set()).add(fullName));
    }
    expect([...written.values()].filter((ways) => ways.size > 1).map((ways) => [...ways])).toEqual([]);
  });
});

describe('opening hours', () => {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

  test('D-44 List intervals in order, without overlaps', () => {
    for (const { name, hours } of listings) {
      if (!hours) continue;
      const { dates = {}, bankHoliday, seasons = [], ...rest } = hours;
      const week = WEEKDAYS.map(({ key }) => rest[key]);
      for (const day of [
        ...week,
        ...seasons.flatMap(({ from: _, to: __, ...days }) => Object.values(days)),
        ...(bankHoliday ? [bankHoliday] : []),
        ...Object.values(dates),
      ]) {
        let end = -1;
        for (const interval of day) {
          const [from, to] = interval.split('-').map(minutes) as [number, number];
          expect([name, interval, from > end]).toEqual([name, interval, true]);
          expect([name, interval, from !== to]).toEqual([name, interval, true]);
          end = to > from ? to : to + 24 * 60;
        }
        expect([name, end <= 30 * 60]).toEqual([name, true]);
      }
    }
  });

  test('D-44 Only lengthen hours in a season, so that clients without seasons promise no closed hour', () => {
    const length = (intervals: readonly string[]) =>
      intervals.reduce((sum, interval) => {
        const [from, to] = interval.split('-').map(minutes) as [number, number];
        return sum + (to > from ? to - from : to + 24 * 60 - from);
      }, 0);
    const seasonal = listings.filter(({ hours }) => hours?.seasons);
    expect(seasonal.length).toBeGreaterThan(10);
    for (const { name, hours } of seasonal) {
      for (const season of hours!.seasons!)
        for (const { key } of WEEKDAYS)
          expect([name, season.from, key, length(season[key]) >= length(hours![key])]).toEqual([
            name,
            season.from,
            key,
            true,
          ]);
    }
  });

  test('D-44 Include the closing days of the text in December and January in the structured hours', () => {
    let named = 0;
    for (const { name, hours, additionalInfo } of listings) {
      const match = /Closed (\d\d)(?:(–| and )(\d\d))? December( and 1 January)?/.exec(
        additionalInfo?.openingHours ?? '',
      );
      if (!match || !hours) continue;
      const [, from, joined, to, newYear] = match;
      const days = joined === '–' ? [from, '25', to] : [from, to ?? from];
      for (const day of days) expect([name, hours.dates?.[`12-${day}`]]).toEqual([name, []]);
      if (newYear) expect([name, hours.dates?.['01-01']]).toEqual([name, []]);
      named++;
    }
    expect(named).toBeGreaterThan(25);
  });

  test('D-44 Close on Mondays when the text says "closed Mon"', () => {
    const mondays = listings.filter(({ additionalInfo }) =>
      /closed Mon\b/.test(additionalInfo?.openingHours ?? ''),
    );
    expect(mondays.length).toBeGreaterThan(3);
    for (const { name, hours } of mondays) if (hours) expect([name, hours.mon]).toEqual([name, []]);
  });
});

test('Link every official site over https', () => {
  for (const { name, category, additionalInfo } of listings) {
    const website = additionalInfo?.website;
    if (category === 'attraction')
      expect([name, website]).toEqual([name, expect.stringMatching(/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}\//)]);
  }
});
