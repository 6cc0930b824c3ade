import { canonicalPath, placePath, type Route, routeTable } from '@guide/contracts/site';
import { type Pack, seedFiles, singleFlight } from '@guide/service-kit';
import type { Db } from 'mongodb';

/** The one row of all paths that the guide has no page for (D-69). */
export const OTHER_PAGE = 'other page';
/** The stored places are read again after this time; for an unknown path at most this often. */
const MAX_AGE_MS = 30_000;
const MIN_AGE_MS = 1000;

export interface Page {
  page: string;
  pageKind: Route['kind'] | 'other';
  area?: string;
}

interface Places {
  _id: 'places';
  listings: { id: number; area: string }[];
  pubs: Places['listings'];
}

const placesOf = (db: Db) => db.collection<Places>('places');

/** Brings the places into the database: a newly imported one has a page at once. */
export const seedPlaces = (db: Db, pack: Pack): Promise<void> =>
  seedFiles(db, pack, ['listings.json', 'pubs.json'], 1, async (...files) => {
    const [listings, pubs] = files.map((places) => places.map(({ id, area }) => ({ id, area })));
    const places = { listings: listings!, pubs: pubs! };
    await placesOf(db).updateOne({ _id: 'places' }, { $set: places }, { upsert: true });
  });

export async function createPages(
  pack: Pack,
  database: () => Promise<Db>,
  now: () => number = () => performance.now(),
) {
  const { content: site } = await pack.read('site.json');
  const routes = routeTable(site);
  const fixed = new Map(routes.map(({ path, params }) => [path, params && Number(params.id)]));
  const listingRoute = routes.find(({ places }) => places === 'listings')!;
  let pages = new Map<string, Page>();
  let readAt = Number.NEGATIVE_INFINITY;

  const refresh = singleFlight(async () => {
    const stored = await placesOf(await database()).findOne();
    const areas = new Map(stored?.listings.map(({ id, area }) => [id, area]));
    pages = new Map();
    for (const route of routes) {
      const { path, kind: pageKind, places } = route;
      const area = areas.get(fixed.get(path) ?? Number.NaN);
      if (!places) pages.set(path, { page: path, pageKind, ...(area && { area }) });
      for (const { id, area } of (places && stored?.[places]) ?? []) {
        const page = placePath(route, id);
        pages.set(page, { page, pageKind, area });
      }
    }
    readAt = now();
  });

  return {
    timeZone: site.timeZone,
    async pageOf(path: string): Promise<Page> {
      const canonical = canonicalPath(path.split(/[?#]/, 1)[0]!);
      // D-38: without a number it is pub 1.
      const page = canonical === '/pub' ? '/pub/1' : canonical;
      if (now() - readAt >= (pages.has(page) ? MAX_AGE_MS : MIN_AGE_MS)) await refresh();
      return pages.get(page) ?? { page: OTHER_PAGE, pageKind: 'other' };
    },
    /** The listing that a page shows: `/attraction/{id}`, or one of the city's fixed pages. */
    listingOf(page: string): number | undefined {
      const id = Number(/\d+$/.exec(page)?.[0]);
      return page === placePath(listingRoute, id) ? id : fixed.get(page);
    },
  };
}

export type Pages = Awaited<ReturnType<typeof createPages>>;
