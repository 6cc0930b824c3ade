import type { Listing } from '@guide/contracts/api';
import { clockChanges } from '@guide/contracts/site';
import type { Random } from '@guide/contracts/testing';
import { placeOf } from '../../src/places/place';
import { newKey, type PlanDay, type Stop } from '../../src/plan/plan';

export const calendar = {
  clockChanges: clockChanges('Europe/London', Date.UTC(2025, 0), Date.UTC(2030, 0)),
  bankHolidays: ['2026-12-25'],
};

export const daily = (...intervals: string[]): NonNullable<Listing['hours']> => ({
  mon: intervals,
  tue: intervals,
  wed: intervals,
  thu: intervals,
  fri: intervals,
  sat: intervals,
  sun: intervals,
});

/** A listing in a fictional city. @param fields `north` and `east` are km from its centre */
export const listing = (id: number, fields: Partial<Listing> & { north?: number; east?: number } = {}) => {
  const { north = 0, east = 0, ...rest } = fields;
  return {
    id,
    name: `Place ${id}`,
    category: 'attraction' as const,
    subcategory: 'Museum',
    area: 'Old Town',
    rating: 4.5,
    priceRange: '££' as const,
    shortDescription: 'A place.',
    description: 'A place of the city.',
    imageUrl: '/images/place.svg',
    tags: [],
    featured: false,
    lat: 51.5 + north / 111.2,
    lng: -0.1 + east / 69.3,
    hours: daily('09:00-18:00'),
    address: `${id} High Street`,
    postcode: 'EC1A 1AA',
    ...rest,
  };
};

export const place = (...rest: Parameters<typeof listing>) => placeOf(listing(...rest));

export const stop = (id: number, fields: Partial<Stop> = {}): Stop => ({
  kind: 'stop',
  key: newKey(),
  place: { name: `Place ${id}`, listing: id },
  stay: 60,
  ...fields,
});

export const dayOf = (items: PlanDay['items'], fields: Partial<PlanDay> = {}): PlanDay => ({
  key: newKey(),
  date: '2026-12-04',
  title: '',
  startsAt: 570,
  items,
  ...fields,
});

/** A realistic day of twelve stops with lunch, two fixed times and a title. */
export const twelveStops = (random: Random): PlanDay => {
  const stops = Array.from({ length: 12 }, (_, index) =>
    stop(1 + random.integer(900), {
      stay: 15 * (1 + random.integer(12)),
      ...(index % 6 === 0 && { fixedAt: 540 + random.integer(600) }),
    }),
  );
  const lunch = { kind: 'break', key: newKey(), minutes: 60, from: 720, until: 840 } as const;
  return dayOf([...stops.slice(0, 5), lunch, ...stops.slice(5)], { title: 'Tower, bridge and South Bank' });
};
