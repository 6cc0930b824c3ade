import { canonicalPath, placePath, type Route, routeTable } from '@guide/contracts/site';
import { type Pack, seedFiles, singleFlight } from '@guide/service-kit';
import type { Db } from 'mongodb';

/** Groups all unknown paths (D-69). */
export const OTHER_PAGE = 'other page';

/** Sorts "other page" to the end (D-74). */
export const otherLast = (a: string, b: string): number =>
  Number(a === OTHER_PAGE) - Number(b === OTHER_PAGE);

/** Stored places are reloaded after 30 s, for an unknown path after 1 s. */
const MAX_AGE_MS = 30_000;
const MIN_AGE_MS = 1000;

export interface Page {
  page: string;
  pageKind: Route['kind'] | 'other';
  area?: string;
}

interface Places {
  _id: 'places';
  listings: { id: number; name: string; area: string }[];
  pubs: Places['listings'];
}

const placesOf = (db: Db) => db.collection<Places>('places');

/** Stores the places, so that pages of imported places count without a restart. */
export const seedPlaces = (db: Db, pack: Pack): Promise<void> =>
  seedFiles(db, pack, ['listings.json', 'pubs.json'], 2, async (...files) => {
    const [listings, pubs] = files.map((places) => places.map(({ id, name, area }) => ({ id, name, area })));
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
  const fixedPages = new Map(routes.map(({ path, params }) => [path, params && Number(params.id)]));
  const listingRoute = routes.find(({ places }) => places === 'listings')!;
  let pages = new Map<string, Page>();
  let areaNames = new Set<string>();
  let listingNames = new Map<number, string>();
  let readAt = Number.NEGATIVE_INFINITY;

  const refresh = singleFlight(async () => {
    const stored = await placesOf(await database()).findOne();
    const areas = new Map(stored?.listings.map(({ id, area }) => [id, area]));
    areaNames = new Set(
      [stored?.listings, stored?.pubs].flatMap((places) => places ?? []).map(({ area }) => area),
    );
    listingNames = new Map(stored?.listings.map(({ id, name }) => [id, name]));
    pages = new Map();
    for (const route of routes) {
      const { path, kind: pageKind, places } = route;
      const area = areas.get(fixedPages.get(path) ?? Number.NaN);
      if (!places) pages.set(path, { page: path, pageKind, ...(area && { area }) });
      for (const { id, area } of (places && stored?.[places]) ?? []) {
        const page = placePath(route, id);
        pages.set(page, { page, pageKind, area });
      }
    }
    readAt = now();
  });

  const refreshAfter = async (ageMs: number) => {
    if (now() - readAt >= ageMs) await refresh();
  };

  return {
    timeZone: site.timeZone,
    async pageOf(path: string): Promise<Page> {
      const canonical = canonicalPath(path.split(/[?#]/, 1)[0]!);
      // D-38: /pub shows pub 1.
      const page = canonical === '/pub' ? '/pub/1' : canonical;
      await refreshAfter(pages.has(page) ? MAX_AGE_MS : MIN_AGE_MS);
      return pages.get(page) ?? { page: OTHER_PAGE, pageKind: 'other' };
    },
    /** The areas of the city's places, in alphabetical order. */
    async areas(): Promise<string[]> {
      await refreshAfter(MIN_AGE_MS);
      return [...areaNames].sort();
    },
    /** Names of the city's listings by id. */
    async listingNames(): Promise<ReadonlyMap<number, string>> {
      await refreshAfter(MIN_AGE_MS);
      return listingNames;
    },
    /** Returns the listing of `/attraction/{id}` or of a fixed page of the city. */
    listingOf(page: string): number | undefined {
      const id = Number(/\d+$/.exec(page)?.[0]);
      return page === placePath(listingRoute, id) ? id : fixedPages.get(page);
    },
  };
}

export type Pages = Awaited<ReturnType<typeof createPages>>;
