import { canonicalPath, paths } from '@guide/contracts/site';
import type { Pack } from '@guide/service-kit';

/** The one row of all paths that the guide has no page for (D-69). */
const OTHER_PAGE = 'other page';

/** What is said of a page: `list` and `place` are the first two steps towards a booking. */
type PageKind = 'home' | 'list' | 'place' | 'map' | 'search' | 'analytics' | 'other';

/** The guide's pages, as figures name them, and what is known of each. */
export interface Pages {
  /** IANA name of the city's time zone. */
  timeZone: string;
  /** The page of a path as a visitor sent it: its canonical path (D-69), or "other page". */
  pageOf(path: string): string;
  kindOf(page: string): PageKind;
  /** The listing that a page shows: `/attraction/{id}`, or one of the city's fixed pages. */
  listingOf(page: string): number | undefined;
  /** The area of the place that a page shows. */
  areaOf(page: string): string | undefined;
}

/** Reads them from the city pack; the paths are those of the route table. */
export async function readPages(pack: Pack): Promise<Pages> {
  const [{ content: site }, { content: listings }, { content: pubs }] = await Promise.all([
    pack.read('site.json'),
    pack.read('listings.json'),
    pack.read('pubs.json'),
  ]);
  const to = paths(site.slug);
  const areas = new Map(listings.map(({ id, area }) => [id, area]));
  const kinds = new Map<string, PageKind>([
    [to.home, 'home'],
    [to.attractions, 'list'],
    [to.topAttractions, 'list'],
    [to.topPubs, 'list'],
    [to.search(), 'search'],
    [to.map(), 'map'],
    [to.analytics, 'analytics'],
  ]);
  const listingOf = new Map<string, number>();
  const areaOf = new Map<string, string | undefined>();
  const addPlace = (path: string, area: string | undefined, listing?: number) => {
    kinds.set(path, 'place');
    areaOf.set(path, area);
    if (listing !== undefined) listingOf.set(path, listing);
  };
  for (const { id, area } of listings) addPlace(to.attraction(id), area, id);
  for (const { path, listingId } of site.fixedPages) addPlace(path, areas.get(listingId), listingId);
  for (const { id, area } of pubs) addPlace(to.pub(id), area);
  return {
    timeZone: site.timeZone,
    pageOf(path) {
      const canonical = canonicalPath(path.split(/[?#]/, 1)[0]!);
      // D-38: without a number it is pub 1.
      const page = canonical === '/pub' ? to.pub(1) : canonical;
      return kinds.has(page) ? page : OTHER_PAGE;
    },
    kindOf: (page) => kinds.get(page) ?? 'other',
    listingOf: (page) => listingOf.get(page),
    areaOf: (page) => areaOf.get(page),
  };
}
