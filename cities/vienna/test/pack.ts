import { readFileSync } from 'node:fs';
import { decodeMap, type MapFeature, type Position } from '@guide/contracts/city/map';
import type { openingState } from '@guide/contracts/place';
import { type Calendar, cityClocks } from '@guide/contracts/site';

export interface Place {
  id: number;
  name: string;
  category: string;
  subcategory: string;
  area: string;
  lat: number;
  lng: number;
  priceRange?: string;
  imageUrl?: string;
  postcode?: string;
  stations: string[];
  pubId?: number;
  hours?: NonNullable<Parameters<typeof openingState>[0]>;
  hoursSummary?: string;
  timeNeeded: string;
  additionalInfo: { website?: string; openingHours: string };
}

export const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
export const json = (file: string) => JSON.parse(read(file));

export const listings: Place[] = json('listings.json');
export const site = json('site.json');
export const calendar: Calendar = {
  clockChanges: cityClocks(site.timeZone, Date.UTC(2026, 10, 27)),
  bankHolidays: site.bankHolidays,
  holidays: site.holidays,
};
export const features: MapFeature[] = decodeMap(json('map/map.json'));

export function placeNamed(name: string): Place {
  const place = listings.find((each) => each.name === name);
  if (!place) throw new Error(`Vienna has no ${name}`);
  return place;
}

const [METRES_EAST, METRES_NORTH] = [74_100, 111_200];

export const metres = (a: Position, b: Position): number =>
  Math.hypot((a[0] - b[0]) * METRES_EAST, (a[1] - b[1]) * METRES_NORTH);

/** Whether a position lies inside a ring (even-odd rule). */
export function inside([x, y]: Position, ring: Position[]): boolean {
  let isOdd = false;
  let a = ring.at(-1)!;
  for (const b of ring) {
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) isOdd = !isOdd;
    a = b;
  }
  return isOdd;
}

/** Distance of a position from a line, metres. */
export function toLine(position: Position, line: Position[]): number {
  const distances = line.slice(1).map((b, index) => {
    const a = line[index]!;
    const [ux, uy] = [(b[0] - a[0]) * METRES_EAST, (b[1] - a[1]) * METRES_NORTH];
    const [vx, vy] = [(position[0] - a[0]) * METRES_EAST, (position[1] - a[1]) * METRES_NORTH];
    const t = Math.min(1, Math.max(0, (ux * vx + uy * vy) / (ux * ux + uy * uy || 1)));
    return Math.hypot(ux * t - vx, uy * t - vy);
  });
  return Math.min(...distances);
}

/** Positions of a feature's point, line or ring. */
export function line({ geometry }: MapFeature): Position[] {
  if (geometry.type === 'Point') return [geometry.coordinates];
  return geometry.type === 'Polygon' ? geometry.coordinates[0] : geometry.coordinates;
}
