import areas from '@guide/city/areas.json' with { type: 'json' };
import listings from '@guide/city/listings.json' with { type: 'json' };
import photos from '@guide/city/photos.json' with { type: 'json' };
import site from '@guide/city/site.json' with { type: 'json' };
import synonyms from '@guide/city/synonyms.json' with { type: 'json' };
import texts from '@guide/city/texts.json' with { type: 'json' };
import type { Fetch, Listing, Synonym } from '@guide/contracts/api';
import { createSearch } from '@guide/contracts/search';
import { NOON, servedSite } from '@guide/module/testing';

/** The body is text or JSON. */
interface Answer {
  status?: number;
  body?: unknown;
}

/** Responses that replace the city's, by path with or without query string. */
export type Answers = Record<string, Answer | Error | (() => Answer | Promise<Answer>)>;

/** A response that waits for the test. */
export function pendingAnswer() {
  let give = (_: Answer) => {};
  const answer = () =>
    new Promise<Answer>((resolve) => {
      give = resolve;
    });
  return { answer, give: (given: Answer) => give(given) };
}

const everything = listings as unknown as Listing[];
const search = createSearch(everything, synonyms as Synonym[]);
const moment = { now: NOON, calendar: servedSite(site) };

/** The order of D-46. */
const inOrder = (all: readonly Listing[]) =>
  [...all].sort(
    (a, b) =>
      Number(b.featured) - Number(a.featured) ||
      Number(b.rating ?? 4) - Number(a.rating ?? 4) ||
      a.name.localeCompare(b.name, 'en-GB'),
  );

function cityAnswer(url: URL): Answer {
  const query = url.searchParams;
  const photosOf = /^\/api\/listings\/(\d+)\/photos$/.exec(url.pathname)?.[1];
  if (photosOf !== undefined) {
    return { body: photos.filter(({ attractionId }) => attractionId === Number(photosOf)) };
  }
  const textsOf = /^\/api\/listings\/(\d+)\/texts$/.exec(url.pathname)?.[1];
  if (textsOf !== undefined) {
    return { body: { id: Number(textsOf), texts: (texts as Record<string, unknown>)[textsOf] ?? {} } };
  }
  const id = /^\/api\/listings\/(\d+)$/.exec(url.pathname)?.[1];
  if (id !== undefined) {
    const listing = everything.find((item) => item.id === Number(id));
    return listing ? { body: listing } : { status: 404, body: { message: 'No such listing' } };
  }
  if (url.pathname === '/api/listings') {
    return {
      body: inOrder(everything).filter(
        (item) =>
          (!query.has('category') || item.category === query.get('category')) &&
          (!query.has('area') || item.area === query.get('area')) &&
          (!query.has('featured') || item.featured),
      ),
    };
  }
  if (url.pathname === '/api/areas') return { body: areas };
  if (url.pathname === '/api/map/features') {
    return { body: everything.filter(({ lat, lng }) => lat !== undefined && lng !== undefined) };
  }
  const text = query.get('query') ?? '';
  if (url.pathname === '/api/search/suggestions') return { body: search.suggest(text, moment) };
  if (url.pathname === '/api/search') return { body: search.search({ query: text, limit: 6 }).results };
  return { body: { ok: true } };
}

const response = ({ status = 200, body }: Answer) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body ?? ''), { status });

/**
 * The API of the city pack's own listings, without a network.
 * @returns its `fetch` and the requests it was sent: "GET /api/listings?category=attraction"
 */
export function cityServer(answers: Answers = {}) {
  const requests: string[] = [];
  const fetch: Fetch = async (path, init) => {
    requests.push(`${init?.method ?? 'GET'} ${path}${init?.body ? ` ${init.body}` : ''}`);
    const url = new URL(path, 'http://guide.test');
    const given = answers[path] ?? answers[url.pathname];
    if (given instanceof Error) throw given;
    return response(typeof given === 'function' ? await given() : (given ?? cityAnswer(url)));
  };
  return { fetch, requests };
}
