import type { Point, Site } from '../site';

export interface Destination extends Partial<Point> {
  /** Address, with name or postcode (PUB-05). */
  query: string;
}

/**
 * URL of a walking route in the pack's maps service (D-60). Parameters with unknown values are left out: the service
 * then starts at the device's position. Packs without a template, and places without coordinates, get a search.
 */
export function directionsUrl(
  { mapServices }: Pick<Site, 'mapServices'>,
  { query, lat, lng }: Destination,
  from: Point | null,
): string {
  const values: Record<string, string | number | undefined> = {
    query,
    lat,
    lng,
    fromLat: from?.lat,
    fromLng: from?.lng,
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
