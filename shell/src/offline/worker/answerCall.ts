/** Answers API calls from the downloaded data, as the services do. */
import type {
  Category,
  Listing,
  ListingTexts,
  MapFeature,
  Photo,
  Pub,
  SearchQuery,
} from '@guide/contracts/api';
import type { AllPageTexts, HomeTexts } from '@guide/contracts/city';
import { mapFeaturesIn, mapFeaturesOf, pageTextsOf, readBox } from '@guide/contracts/place';
import { createSearch, type Moment, type Search, type SearchTerms } from '@guide/contracts/search';
import { OFFLINE_CACHE_HEADER } from '@guide/contracts/site';
import type { TextSource } from '@guide/contracts/texts';
import { english, withTexts } from './texts';

export interface DeviceData {
  listings(): Promise<Listing[] | null>;
  pubs(): Promise<Pub[] | null>;
  photos(): Promise<Photo[] | null>;
  texts(): Promise<ListingTexts[] | null>;
  pageTexts(): Promise<AllPageTexts | null>;
  homeTexts(): Promise<HomeTexts | null>;
  searchTerms(): Promise<SearchTerms | null>;
}

type Handler = (data: CallData, query: URLSearchParams, id: number) => Promise<Response>;

interface CallData extends DeviceData {
  /** ms since 1970. */
  now: number;
  /** Texts that are not in the data, such as labels. */
  ownTexts: TextSource;
}

class MissingFileError extends Error {}

async function read<T>(file: () => Promise<T | null>): Promise<T> {
  const contents = await file();
  if (contents === null) throw new MissingFileError();
  return contents;
}

const json = (body: unknown, headers: Record<string, string> = {}, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      [OFFLINE_CACHE_HEADER]: 'keep',
      ...headers,
    },
  });

const counted = (items: unknown[], total = items.length) => json(items, { 'x-total-count': String(total) });

function itemOf<Item extends { id: number }>(
  kind: string,
  items: Item[],
  id: number,
  answer: (item: Item) => unknown = (item) => item,
): Response {
  const item = items.find((candidate) => candidate.id === id);
  if (item) return json(answer(item));
  return json(
    { error: { code: 'NOT_FOUND', message: `There is no ${kind} ${id}.`, requestId: 'device' } },
    {},
    404,
  );
}

/** Handles a call with the search over the downloaded data. */
const searching =
  (answer: (search: Search, query: URLSearchParams, moment: Moment) => Response): Handler =>
  async ({ listings, searchTerms, now, ownTexts }, query) => {
    const terms = await read(searchTerms);
    const places = await read(listings);
    const moment = { now, calendar: terms.calendar };
    return withTexts(ownTexts, () => answer(createSearch(places, terms), query, moment));
  };

const handlers: [path: RegExp, handle: Handler][] = [
  [
    /^\/api\/listings$/,
    async ({ listings }, query) =>
      json((await read(listings)).filter((listing) => matchesFields(listing, query))),
  ],
  [/^\/api\/listings\/(\d+)$/, async ({ listings }, _, id) => itemOf('listing', await read(listings), id)],
  [
    /^\/api\/listings\/(\d+)\/photos$/,
    async ({ photos }, _, id) => json((await read(photos)).filter(({ attractionId }) => attractionId === id)),
  ],
  [
    /^\/api\/listings\/(\d+)\/texts$/,
    async ({ texts }, _, id) =>
      json((await read(texts)).find((entry) => entry.id === id) ?? { id, texts: {} }),
  ],
  [
    /^\/api\/listings\/(\d+)\/page$/,
    async ({ listings, texts, pageTexts }, _, id) => {
      const [all, own, city] = [await read(listings), await read(texts), await read(pageTexts)];
      const ownTexts = own.find((entry) => entry.id === id) ?? { texts: {} };
      return itemOf('listing', all, id, (listing) => pageTextsOf(listing, city, ownTexts));
    },
  ],
  [/^\/api\/texts\/home$/, async ({ homeTexts }) => json(await read(homeTexts))],
  [/^\/api\/pubs\/(\d+)$/, async ({ pubs }, _, id) => itemOf('pub', await read(pubs), id)],
  [/^\/api\/map\/features$/, async ({ listings }, query) => counted(features(await read(listings), query))],
  [
    /^\/api\/search$/,
    searching((search, query, moment) => {
      const { results, total } = search.search(readQuery(query), moment);
      return counted(results, total);
    }),
  ],
  [
    /^\/api\/search\/chips$/,
    searching((search, query, moment) => json(search.chips(readQuery(query), moment))),
  ],
  [
    /^\/api\/search\/suggestions$/,
    searching((search, query, moment) => json(search.suggest(query.get('query') ?? '', moment))),
  ],
  [/^\/api\/search\/starts$/, searching((search, query) => json(search.starts(query.get('query') ?? '')))],
  [/^\/api\/search\/facets$/, searching((search) => json({ areas: search.areas }))],
];

export async function answerCall(
  { pathname, searchParams }: URL,
  data: DeviceData,
  now = Date.now(),
  ownTexts = english,
): Promise<Response | null> {
  for (const [path, handle] of handlers) {
    const match = path.exec(pathname);
    if (match)
      return handle({ ...data, now, ownTexts }, searchParams, Number(match[1])).catch((error) => {
        if (error instanceof MissingFileError) return null;
        throw error;
      });
  }
  return null;
}

/** Every given field must match exactly (API-03, API-05 to API-07). */
const matchesFields = (listing: Listing, query: URLSearchParams): boolean =>
  (['category', 'area', 'featured'] as const).every(
    (field) => !query.has(field) || String(listing[field]) === query.get(field),
  );

function features(listings: Listing[], query: URLSearchParams): MapFeature[] {
  const category = (query.get('category') as Category | null) ?? undefined;
  const bbox = query.get('bbox');
  const all = listings.flatMap(mapFeaturesOf).sort((a, b) => a.id - b.id);
  return mapFeaturesIn(all, bbox === null ? undefined : readBox(bbox), category);
}

function readQuery(query: URLSearchParams): SearchQuery {
  const read: Record<string, string | number> = {};
  for (const [name, value] of query) {
    const isNumber = ['rating', 'limit', 'offset', 'within'].includes(name) && value !== 'all';
    read[name] = isNumber ? Number(value) : value;
  }
  return read as SearchQuery;
}
