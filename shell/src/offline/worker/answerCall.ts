/**
 * Answers the calls of the API that are not stored as they are from the lists on the device, as the services answer them
 * from theirs.
 */
import type {
  Category,
  Listing,
  ListingTexts,
  MapFeature,
  Photo,
  Pub,
  SearchQuery,
} from '@guide/contracts/api';
import { mapFeaturesIn, mapFeaturesOf, readBox } from '@guide/contracts/place';
import { createSearch, type Moment, type SearchTerms } from '@guide/contracts/search';
import { OFFLINE_CACHE_HEADER } from '@guide/contracts/site';

/** The device's data; null where a file of it is damaged. */
export interface DeviceData {
  listings(): Promise<Listing[] | null>;
  pubs(): Promise<Pub[] | null>;
  /** Pictures of all listings with their credits. */
  photos(): Promise<Photo[] | null>;
  /** Texts of all listings that have some of their own. */
  texts(): Promise<ListingTexts[] | null>;
  searchTerms(): Promise<SearchTerms | null>;
}

type Handler = (data: DeviceData, id: number, query: URLSearchParams) => Promise<Response | null>;

const json = (body: unknown, headers: Record<string, string> = {}, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      [OFFLINE_CACHE_HEADER]: 'keep',
      ...headers,
    },
  });

const counted = (all: unknown[], total = all.length) => json(all, { 'x-total-count': String(total) });

const missing = (what: string, id: number) =>
  json({ error: { code: 'NOT_FOUND', message: `There is no ${what} ${id}.`, requestId: 'device' } }, {}, 404);

const one = (what: string, of: { id: number }[] | null, id: number): Response | null => {
  const found = of?.find((place) => place.id === id);
  if (found) return json(found);
  return of && missing(what, id);
};

/** By pattern of the path; the group is the id. */
const handlers: [path: RegExp, answer: Handler][] = [
  [
    /^\/api\/listings$/,
    async ({ listings }, _id, query) =>
      orNull(await listings(), (all) => json(all.filter((listing) => hasFields(listing, query)))),
  ],
  [/^\/api\/listings\/(\d+)$/, async ({ listings }, id) => one('listing', await listings(), id)],
  [
    /^\/api\/listings\/(\d+)\/photos$/,
    async ({ photos }, id) =>
      orNull(await photos(), (all) => json(all.filter(({ attractionId }) => attractionId === id))),
  ],
  [
    /^\/api\/listings\/(\d+)\/texts$/,
    async ({ texts }, id) =>
      orNull(await texts(), (all) => json(all.find((one) => one.id === id) ?? { id, texts: {} })),
  ],
  [/^\/api\/pubs\/(\d+)$/, async ({ pubs }, id) => one('pub', await pubs(), id)],
  [
    /^\/api\/map\/features$/,
    async ({ listings }, _id, query) => orNull(await listings(), (all) => counted(features(all, query))),
  ],
  [
    /^\/api\/search$/,
    async (data, _id, query) =>
      orNull(await openSearch(data), ({ search, moment }) => {
        if (query.has('chips') && !moment) return null;
        const { results, total } = search.search(readQuery(query), moment);
        return counted(results, total);
      }),
  ],
  [
    /^\/api\/search\/chips$/,
    async (data, _id, query) =>
      orNull(await openSearch(data), ({ search, moment }) =>
        moment ? json(search.chips(readQuery(query), moment)) : null,
      ),
  ],
  [
    /^\/api\/search\/suggestions$/,
    async (data, _id, query) =>
      orNull(await openSearch(data), ({ search, moment }) =>
        moment ? json(search.suggest(query.get('query') ?? '', moment)) : null,
      ),
  ],
  [
    /^\/api\/search\/facets$/,
    async (data) => orNull(await openSearch(data), ({ search }) => json({ areas: search.areas })),
  ],
];

const orNull = <T>(known: T | null, answer: (known: T) => Response | null) =>
  known === null ? null : answer(known);

/** The search of the device, at this moment by the city's clocks; without its terms it finds texts, and no more. */
async function openSearch({ listings, searchTerms }: DeviceData) {
  const [all, terms] = await Promise.all([listings(), searchTerms()]);
  if (!all) return null;
  const moment: Moment | undefined = terms ? { now: Date.now(), calendar: terms.calendar } : undefined;
  return { search: createSearch(all, terms?.synonyms), moment };
}

/** The answer of a GET, or null for a call that the device cannot answer. */
export async function answerCall(
  { pathname, searchParams }: URL,
  data: DeviceData,
): Promise<Response | null> {
  for (const [path, answer] of handlers) {
    const match = path.exec(pathname);
    if (match) return answer(data, Number(match[1]), searchParams);
  }
  return null;
}

/** API-03, API-05 to API-07: every given field matches exactly. */
const hasFields = (listing: Listing, query: URLSearchParams): boolean =>
  (['category', 'area', 'featured'] as const).every(
    (field) => !query.has(field) || String(listing[field]) === query.get(field),
  );

function features(listings: Listing[], query: URLSearchParams): MapFeature[] {
  const category = (query.get('category') as Category | null) ?? undefined;
  const bbox = query.get('bbox');
  const all = listings.flatMap(mapFeaturesOf).sort((a, b) => a.id - b.id);
  return mapFeaturesIn(all, bbox === null ? undefined : readBox(bbox), category);
}

/** Reads a search's address as the service does. */
function readQuery(query: URLSearchParams): SearchQuery {
  const read: Record<string, string | number> = {};
  for (const [name, value] of query) {
    const isNumber = ['rating', 'limit', 'offset'].includes(name) && value !== 'all';
    read[name] = isNumber ? Number(value) : value;
  }
  return read as SearchQuery;
}
