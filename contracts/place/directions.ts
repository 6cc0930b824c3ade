import type { Point, Site } from '../site';
import { hasPosition, metresOnFoot } from './walk';

export interface Destination extends Partial<Point> {
  /** Address, with name or postcode (PUB-05). */
  query: string;
}

/** Longer routes are by public transport. */
const TRANSIT_FROM_METRES = 2_000;

/** "walking" or "transit" in the words of the maps service; undefined without a start, for its own choice. */
function travelMode({ travelModes }: Site['mapServices'], to: Destination, from: Point | null) {
  if (!from || !hasPosition(to)) return undefined;
  return metresOnFoot(from, to) < TRANSIT_FROM_METRES ? travelModes?.walk : travelModes?.transit;
}

/**
 * URL of a route in the pack's maps service (D-60): on foot, from 2 km by public transport. Parameters with unknown
 * values are left out: the service then starts at the device's position and chooses how to travel. Packs without a template, and places without coordinates, get a search.
 */
export function directionsUrl(
  { mapServices }: Pick<Site, 'mapServices'>,
  to: Destination,
  from: Point | null,
): string {
  const { query, lat, lng } = to;
  const values: Record<string, string | number | undefined> = {
    query,
    lat,
    lng,
    fromLat: from?.lat,
    fromLng: from?.lng,
    mode: travelMode(mapServices, to, from),
  };
  const template = mapServices.directions;
  const needsPoint = template?.includes('{lat}') && lat === undefined;
  const url = new URL(template === undefined || needsPoint ? mapServices.search : template);
  for (const [name, value] of [...url.searchParams]) {
    const used = [...value.matchAll(/\{(\w+)\}/g)].map(([, key]) => key!);
    if (used.some((key) => values[key] === undefined)) url.searchParams.delete(name);
    else
      url.searchParams.set(
        name,
        value.replace(/\{(\w+)\}/g, (_, key) => String(values[key])),
      );
  }
  // Maps services read a plus sign in a query as a space or as a plus.
  return url.href.replaceAll('+', '%20');
}
