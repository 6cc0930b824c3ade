import path from 'node:path';
import { type PackFile, readIfPresent } from '../pack';
import { type Checked, listOf, quoted } from './findings';

/** Great-circle distances from the centre, km. */
const DAY_TRIP_KM = 60;
const ANOTHER_REGION_KM = 300;
const EARTH_RADIUS_KM = 6371;

type Point = { lat: number; lng: number };
type At = (string | number)[];

/** Great-circle distance, km. */
function distanceKm(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lng, to.lng);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

const isPoint = (point: { lat: unknown; lng: unknown }): point is Point =>
  Number.isFinite(point.lat) && Number.isFinite(point.lng);

/** Reports coordinates that are swapped, far from the centre or outside the map. */
export async function checkGeography(pack: Checked): Promise<void> {
  const { center, mapGround } = pack.object('site.json');
  const [lng, lat] = listOf(center);
  const centre = { lat, lng };
  if (!isPoint(centre)) return;
  const places = placesOf(pack);
  const farther = places.filter(({ point }) => distanceKm(point, centre) > ANOTHER_REGION_KM);
  const turned = { lat: centre.lng, lng: centre.lat };
  const isTurned = farther.length * 2 > places.length && farther.every(({ point }) => isNear(point, turned));
  if (places.length > 0 && isTurned) {
    pack.report(
      'wrong',
      'site.json',
      ['center'],
      `Longitude and latitude of the centre are swapped. Write [${centre.lat}, ${centre.lng}].`,
    );
    return;
  }
  for (const { file, at, name, point, isList } of places)
    checkPoint(pack, file, at, name, point, centre, isList);
  const bounds = (await illustratedBounds(pack.folder)) ?? listOf(mapGround);
  const [west, south, east, north] = bounds;
  if (north === undefined) return;
  for (const { file, at, name, point } of places)
    if (point.lat < south || point.lat > north || point.lng < west || point.lng > east)
      pack.report(
        'doubtful',
        file,
        at,
        `${quoted(name)} is outside the map. Check its coordinates, or draw a larger map.`,
      );
}

/** The bounds of the illustrated map: west, south, east, north in degrees. */
async function illustratedBounds(folder: string): Promise<number[] | undefined> {
  const bytes = await readIfPresent(path.join(folder, 'map/map.json'));
  try {
    const { bounds } = JSON.parse(String(bytes));
    return Array.isArray(bounds) ? bounds : undefined;
  } catch {
    return undefined;
  }
}

const isNear = (point: Point, centre: Point) => distanceKm(point, centre) <= DAY_TRIP_KM;

/** @param isList - whether the file has [longitude, latitude] */
function checkPoint(
  pack: Checked,
  file: PackFile,
  at: At,
  name: string,
  point: Point,
  centre: Point,
  isList: boolean,
) {
  const distance = distanceKm(point, centre);
  if (distance <= DAY_TRIP_KM) return;
  const km = Math.round(distance).toLocaleString('en');
  if (Math.abs(point.lng) <= 90 && isNear({ lat: point.lng, lng: point.lat }, centre)) {
    const write = isList ? `[${point.lat}, ${point.lng}]` : `"lat": ${point.lng}, "lng": ${point.lat}`;
    pack.report('wrong', file, at, `Latitude and longitude of ${quoted(name)} are swapped. Write ${write}.`);
    return;
  }
  const level = distance > ANOTHER_REGION_KM ? 'wrong' : 'doubtful';
  pack.report(
    level,
    file,
    at,
    `${quoted(name)} is ${km} km from the centre of the city. Correct its coordinates, or remove it.`,
  );
}

function placesOf(pack: Checked): { file: PackFile; at: At; name: string; point: Point; isList: boolean }[] {
  const found: ReturnType<typeof placesOf> = [];
  const add = (file: PackFile, at: At, name: string, [lng, lat]: unknown[], isList = false) => {
    const point = { lat, lng };
    if (isPoint(point as { lat: unknown; lng: unknown }))
      found.push({ file, at, name, point: point as Point, isList });
  };
  for (const [{ lat, lng, name }, index] of pack.list('listings.json')) {
    add('listings.json', [index, 'lat'], name, [lng, lat]);
    if ((lat === undefined) !== (lng === undefined))
      pack.report(
        'wrong',
        'listings.json',
        [index],
        `${quoted(name)} has only one of lat and lng. Add the other.`,
      );
  }
  for (const [{ coordinates, name }, index] of pack.list('pubs.json'))
    add('pubs.json', [index, 'coordinates'], name, [coordinates?.lng, coordinates?.lat]);
  for (const [{ center, boundary, name }, index] of pack.list('areas.json')) {
    add('areas.json', [index, 'center'], name, listOf(center), true);
    listOf(boundary)
      .slice(0, 1)
      .forEach((position, corner) => {
        add('areas.json', [index, 'boundary', corner], name, listOf(position), true);
      });
  }
  listOf(pack.object('points.json').points).forEach((point, index) => {
    add('points.json', ['points', index, 'lat'], point?.name, [point?.lng, point?.lat]);
  });
  return found;
}
