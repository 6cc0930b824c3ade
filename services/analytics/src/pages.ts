import { canonicalPath, placePath, type Route, routeTable } from '@guide/contracts/site';
import type { Pack } from '@guide/service-kit';

/** The one row of all paths that the guide has no page for (D-69). */
export const OTHER_PAGE = 'other page';

interface KnownPage {
  kind: Route['kind'];
  area?: string | undefined;
  listing?: number | undefined;
}

/** The guide's pages, as figures name them, and what is known of each. */
export interface Pages {
  /** IANA name of the city's time zone. */
  timeZone: string;
  /** The page of a path as a visitor sent it: its canonical path (D-69), or "other page". */
  pageOf(path: string): string;
  kindOf(page: string): Route['kind'] | 'other';
  /** The listing that a page shows: `/attraction/{id}`, or one of the city's fixed pages. */
  listingOf(page: string): number | undefined;
  /** The area of the place that a page shows. */
  areaOf(page: string): string | undefined;
}

/** Reads the pages of the route table and of the city pack's places. */
export async function readPages(pack: Pack): Promise<Pages> {
  const [{ content: site }, { content: listings }, { content: pubs }] = await Promise.all([
    pack.read('site.json'),
    pack.read('listings.json'),
    pack.read('pubs.json'),
  ]);
  const places = {
    listings: listings.map(({ id, area }) => ({ id, area, listing: id })),
    pubs: pubs.map(({ id, area }) => ({ id, area })),
  };
  const areas = new Map(listings.map(({ id, area }) => [id, area]));
  const known = new Map<string, KnownPage>();
  for (const row of routeTable(site)) {
    const { path, kind, params } = row;
    const listing = params && Number(params.id);
    if (!row.places) known.set(path, { kind, listing, area: areas.get(listing ?? Number.NaN) });
    else for (const { id, ...rest } of places[row.places]) known.set(placePath(row, id), { kind, ...rest });
  }
  return {
    timeZone: site.timeZone,
    pageOf(path) {
      const canonical = canonicalPath(path.split(/[?#]/, 1)[0]!);
      // D-38: without a number it is pub 1.
      const page = canonical === '/pub' ? '/pub/1' : canonical;
      return known.has(page) ? page : OTHER_PAGE;
    },
    kindOf: (page) => known.get(page)?.kind ?? 'other',
    listingOf: (page) => known.get(page)?.listing,
    areaOf: (page) => known.get(page)?.area,
  };
}
