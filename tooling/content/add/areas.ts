/** The area of a place: whose boundary contains it, or else whose centre is nearest. */
import type { Area } from '@guide/contracts/api/schemas';
import { metresOnFoot } from '@guide/contracts/place';
import { normalizeForSearch } from '@guide/contracts/site';
import booleanPointInPolygon from '@turf/boolean-point-in-polygon';

export type PackArea = Pick<Area, 'name' | 'center' | 'boundary'>;
type Located = Pick<Area, 'name'> & { center: [number, number] };

export interface FoundArea {
  name: string;
  doubt?: string;
}

const closed = (ring: [number, number][]) =>
  String(ring[0]) === String(ring.at(-1)) ? ring : [...ring, ring[0]!];

/** @param named - the area that the source names */
export function areaOf(
  areas: PackArea[],
  point: readonly [number, number] | undefined,
  named?: string,
): FoundArea {
  const folded = named && normalizeForSearch(named);
  const byName = areas.find(({ name }) => normalizeForSearch(name) === folded);
  if (byName) return { name: byName.name };
  const only = areas.length === 1 ? areas[0] : undefined;
  if (only) return { name: only.name };
  const [first] = areas;
  if (!point) return { name: first!.name, doubt: `its area is not known; "${first!.name}" was written` };
  const inside = areas.find(
    ({ boundary }) =>
      boundary && booleanPointInPolygon([...point], { type: 'Polygon', coordinates: [closed(boundary)] }),
  );
  if (inside) return { name: inside.name };
  const located = areas.filter((area): area is Located => area.center !== undefined);
  if (located.length === 0)
    return { name: first!.name, doubt: `its area is not known; "${first!.name}" was written` };
  const distance = ({ center: [lng, lat] }: Located) =>
    metresOnFoot({ lat: point[1], lng: point[0] }, { lat, lng });
  const nearest = located.reduce((best, area) => (distance(area) < distance(best) ? area : best));
  const hasBoundaries = areas.some(({ boundary }) => boundary);
  return {
    name: nearest.name,
    ...(hasBoundaries && { doubt: `no area contains it; "${nearest.name}" is nearest` }),
  };
}
