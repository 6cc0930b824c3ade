import type { Place } from './place';

/**
 * Places in the map's view, those of the chosen area first; without a map, those of the area or all.
 * @param inView - ids, or null without a map
 */
export function placesInList(
  places: readonly Place[],
  inView: ReadonlySet<number> | null,
  area?: string,
): Place[] {
  const isInside = (place: Place) => place.area === area;
  if (!inView) return places.filter((place) => area === undefined || isInside(place));
  const visible = places.filter(({ id }) => inView.has(id));
  if (area === undefined) return visible;
  return [...visible.filter(isInside), ...visible.filter((place) => !isInside(place))];
}
