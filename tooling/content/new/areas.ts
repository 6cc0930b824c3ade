import { readFile } from 'node:fs/promises';
import type { PackContent } from '@guide/service-kit';
import { decode } from '../pack';

type Areas = PackContent<'areas.json'>;
type Ring = [lng: number, lat: number][];
/** A boundary has at most 400 positions; the last repeats the first. */
const MAX_POSITIONS = 400;
const PICTURE = '/images/street.svg';

/** The one area of a city whose quarters are not known. @param center - [latitude, longitude] */
export const centreOnly = (name: string, [lat, lng]: [number, number]): Areas => [
  { id: 1, name: 'Centre', description: `The centre of ${name}.`, imageUrl: PICTURE, center: [lng, lat] },
];

/**
 * Reads the named polygons of a GeoJSON file as areas.
 * @param file - path of the file
 * @param city - name of the city, for the descriptions
 * @throws {Error} if the file is not GeoJSON or has no named polygon
 */
export async function areasOf(file: string, city: string): Promise<Areas> {
  const { text, fault } = decode(await readFile(file));
  if (fault) throw new Error(`${file} ${fault}`);
  const features = featuresOf(text, file);
  const areas = features.flatMap(({ properties, geometry }) => {
    const name = String(properties?.name ?? '').trim();
    const ring = outline(geometry);
    return name && ring ? [{ name, boundary: thin(ring) }] : [];
  });
  if (areas.length === 0)
    throw new Error(`${file} has no polygon with a "name". Draw the quarters as polygons, and name them.`);
  return areas.map(({ name, boundary }, index) => ({
    id: index + 1,
    name,
    description: `${name} is a part of ${city}.`,
    imageUrl: PICTURE,
    center: middle(boundary),
    boundary,
  }));
}

interface Feature {
  properties?: { name?: unknown };
  geometry?: { type?: string; coordinates?: unknown };
}

function featuresOf(text: string, file: string): Feature[] {
  try {
    const { features } = JSON.parse(text);
    if (Array.isArray(features)) return features;
  } catch {
    // Reported below.
  }
  throw new Error(`${file} is not a GeoJSON file with "features".`);
}

/** The outer ring; of several polygons that with the most positions. */
function outline(geometry: Feature['geometry']): Ring | undefined {
  const { type, coordinates } = geometry ?? {};
  const polygons = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : [];
  const rings = (polygons as Ring[][]).map(([ring]) => ring ?? []);
  return rings.filter((ring) => ring.length >= 4).sort((one, other) => other.length - one.length)[0];
}

/** Leaves out positions of long boundaries at equal steps. */
function thin(ring: Ring): Ring {
  const step = Math.ceil(ring.length / MAX_POSITIONS);
  const kept = ring.slice(0, -1).filter((_position, index) => index % step === 0);
  return [...kept, kept[0]!].map(([lng, lat]) => [lng, lat]);
}

/** The centre of the bounding box, rounded to about 10 m. */
function middle(ring: Ring): [number, number] {
  const half = (index: 0 | 1) => {
    const values = ring.map((position) => position[index]);
    return Number(((Math.min(...values) + Math.max(...values)) / 2).toFixed(4));
  };
  return [half(0), half(1)];
}
