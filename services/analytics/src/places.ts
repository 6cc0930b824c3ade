import type { Pack } from '@guide/service-kit';

/** What the analytics need to know of the city: its time zone, and which page and area a listing has. */
export interface Places {
  /** IANA name. */
  timeZone: string;
  /** The listing that a page shows: `/attraction/{id}`, or one of the city's fixed pages. */
  listingOf(path: string): number | undefined;
  /** The area of the listing that a page shows. */
  areaOf(path: string): string | undefined;
}

const ATTRACTION = /^\/attraction\/(\d{1,10})$/;

/** Reads them from the city pack. */
export async function openPlaces(pack: Pack): Promise<Places> {
  const [{ content: site }, { content: listings }] = await Promise.all([
    pack.read('site.json'),
    pack.read('listings.json'),
  ]);
  const areas = new Map(listings.map(({ id, area }) => [id, area]));
  const fixed = new Map(site.fixedPages.map(({ path, listingId }) => [path, listingId]));
  const idOf = (path: string) => fixed.get(path) ?? Number(ATTRACTION.exec(path)?.[1]);
  return {
    timeZone: site.timeZone,
    listingOf: (path) => (areas.has(idOf(path)) ? idOf(path) : undefined),
    areaOf: (path) => areas.get(idOf(path)),
  };
}
