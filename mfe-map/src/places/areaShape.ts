import type { Area } from '@guide/contracts/api';
import { hull, type Position } from './hull';
import type { Place } from './place';

/** Half the side of the square that stands for an area of which only the centre is known, degrees of latitude. */
const HALF_SIDE_DEGREES = 0.004;
/** A degree of longitude is shorter than one of latitude in our latitudes. */
const LONGITUDE_PER_LATITUDE = 1.6;

/** The outline of an area on the map: an open ring of [longitude, latitude]. */
export interface AreaShape {
  name: string;
  ring: Position[];
}

const around = ([lng, lat]: Position): Position[] => {
  const [wide, high] = [HALF_SIDE_DEGREES * LONGITUDE_PER_LATITUDE, HALF_SIDE_DEGREES];
  return [
    [lng - wide, lat - high],
    [lng + wide, lat - high],
    [lng + wide, lat + high],
    [lng - wide, lat + high],
  ];
};

/**
 * The area's boundary; where it has none, the hull of its listings, or a square around what is known of it (D-33).
 * @returns null for an area of which nothing is known
 */
export function areaShape({ name, boundary, center }: Area, places: Place[]): AreaShape | null {
  if (boundary) return { name, ring: boundary as Position[] };
  const own = places.filter(({ area }) => area === name).map(({ lng, lat }): Position => [lng, lat]);
  const ring = hull(own);
  if (ring.length > 2) return { name, ring };
  const middle = (center as Position | undefined) ?? own[0];
  return middle ? { name, ring: around(middle) } : null;
}
