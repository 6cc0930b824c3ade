import { setTimeout } from 'node:timers/promises';
import { type Document, type Links, linksOf } from './links';

/** More would only wait for processors. */
const REQUESTS_AT_ONCE = 6;
const MAX_TRIES = 30;
/** The guide is busy, or this process was too busy to send its request. */
const BUSY = new Set([503, 408]);
/** What the service worker fills; it has no screen. */
const OFFLINE_PAGE = '/app/page';
/** Compression would only cost time. */
const HEADERS = { accept: 'text/html,*/*', 'accept-encoding': 'identity' };
const START = ['/', '/sitemap.xml', '/robots.txt'];

interface Guide {
  /** Where it listens. */
  url: string;
  /** The origin in its links. */
  origin: string;
}

interface Visit {
  /** The status; after a 308 also that of the second address: `308, then 404 of /planner`. */
  outcome: string;
  /** Null for pictures, scripts and other files. */
  links: Links | null;
}

interface Walk {
  visited: string[];
  /** One line for each link that leads nowhere. */
  deadLinks: string[];
  /** One line for each link that leads to a list without places. */
  emptyLists: string[];
  /** Origins of other sites, with a document that links to each. */
  others: Map<string, string>;
}

/** Types of documents whose links are followed. */
const DOCUMENT = /^(text\/(html|plain)|application\/(xml|json|manifest\+json))/;

/** Requests a URL, again while the guide is busy. */
export async function request(url: string, { headers: more, ...init }: RequestInit = {}) {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { ...HEADERS, ...more } });
    const { status, headers } = response;
    const type = headers.get('content-type') ?? '';
    const body = DOCUMENT.test(type) ? await response.text() : '';
    if (!body) await response.body?.cancel();
    if (!BUSY.has(status) || tries === MAX_TRIES) return { status, headers, type, body };
    await setTimeout(Number(headers.get('retry-after') ?? 1) * 1000);
  }
}

/** Opens an address as a browser does, which follows at most one redirect. */
async function open({ url, origin }: Guide, address: string): Promise<Visit> {
  let shown = new URL(address, origin);
  let response = await request(url + address);
  let outcome = `${response.status}`;
  const location = response.headers.get('location');
  if (response.status === 308 && location) {
    shown = new URL(location, shown);
    if (shown.origin !== origin) return { outcome: `308 to ${location}`, links: null };
    const path = shown.pathname + shown.search;
    response = await request(url + path);
    outcome = response.status === 200 ? '200' : `308, then ${response.status} of ${path}`;
  }
  const { type, body } = response;
  const links =
    body && linksOf({ name: address, address: shown.pathname + shown.search, type, body }, origin);
  return { outcome, links: links || null };
}

/** Parameters with any text or starting point. */
const FREE = new Set(['query', 'from']);

/**
 * What an address can show that no other one does: its path, each value of a parameter, each pair of parameters.
 * Numbers, dates, texts and starting points are alike. Pictures have one size.
 * @example "/search?chips=free,rain&page=2" → "/search?chips=free", "/search?chips=rain", "/search?page=0", "/search?chips&page"
 */
function featuresOf(address: string): string[] {
  const { pathname, searchParams } = new URL(address, 'http://guide');
  if (!searchParams.size || pathname.startsWith('/images/')) return [pathname];
  const values = [...searchParams]
    .filter(([name]) => !FREE.has(name))
    .flatMap(([name, list]) =>
      list.split(',').map((value) => `${pathname}?${name}=${value.replace(/\d+/g, '0')}`),
    );
  const names = [...searchParams.keys()].sort();
  const pairs = names.flatMap((name, index) =>
    names.slice(index).map((other) => `${pathname}?${name}&${other}`),
  );
  return [...values, ...pairs];
}

/** Other languages have the same pages; `e2e/tests/languages.spec.ts` follows their links. */
const OTHER_LANGUAGE = /^\/(ar|de|es|fr|ja)(?=[/?#]|$)/;

/** Pages of places, and pictures, are of a kind: "/attraction/9" → "/attraction/". */
const kindOf = (address: string): string | undefined => /^\/(?:images\/|[a-z]+\/(?=\d+$))/.exec(address)?.[0];

/** @returns whether an English address has a feature that no earlier one had; at most so many of a kind */
function createFilter(ofKind: number): (address: string) => boolean {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  return (address) => {
    if (OTHER_LANGUAGE.test(address)) return false;
    const kind = kindOf(address);
    const count = kind === undefined ? 0 : (counts.get(kind) ?? 0);
    if (count >= ofKind) return false;
    const before = seen.size;
    for (const feature of featuresOf(address)) seen.add(feature);
    if (seen.size === before) return false;
    if (kind !== undefined) counts.set(kind, count + 1);
    return true;
  };
}

/** Opens addresses, a few at once. */
async function openAll(guide: Guide, addresses: string[]): Promise<Visit[]> {
  const visits: Visit[] = [];
  const waiting = addresses.entries();
  const work = async () => {
    for (const [index, address] of waiting) visits[index] = await open(guide, address);
  };
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, work));
  return visits;
}

const withoutFragment = (address: string) => address.split('#')[0]!;

/** What is wrong with an address. A fragment with `=` is state of the page. */
function faultOf({ outcome, links }: Visit, address: string): string | null {
  if (outcome !== '200') return outcome;
  if (!links) return null;
  const id = decodeURIComponent(address.split('#')[1] ?? '');
  if (id && !id.includes('=') && !links.ids.has(id)) return 'no element has this id';
  return links.isFrame && address !== OFFLINE_PAGE ? 'a page without its screen' : null;
}

/** Fragments of links inside of a document that nothing has as its id. */
const deadFragments = ({ fragments, ids }: Links) =>
  [...fragments].filter((id) => id && !id.includes('=') && !ids.has(decodeURIComponent(id)));

/** Screens with what a visitor saved. */
const OWN_PLACES = new Set(['/favorites', '/planner']);
/** Parameters that may leave no place at some hours or in a small city. */
const CONDITIONS = ['chips', 'when', 'from', 'diet', 'within'];

/** Whether a list may be empty for good reasons: several filters, a condition, nothing saved. */
function mayBeEmpty(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://guide');
  const hasCondition = CONDITIONS.some((name) => searchParams.has(name));
  return searchParams.size > 1 || hasCondition || OWN_PLACES.has(pathname);
}

/**
 * Follows every link of a guide from its home page and its sitemap.
 * @param documents - further documents, such as mails and Page Not Found
 * @param ofKind - at most so many pages of places of a kind, and pictures
 */
export async function walkGuide(
  guide: Guide,
  documents: Document[],
  ofKind = Number.POSITIVE_INFINITY,
): Promise<Walk> {
  const walk: Walk = { visited: [], deadLinks: [], emptyLists: [], others: new Map() };
  /** Each address with the document that named it first. */
  const linkedFrom = new Map<string, string>(START.map((address) => [address, 'the start']));
  const visits = new Map<string, Visit>();
  const emptyDocuments = new Set<string>();
  const isNew = createFilter(ofKind);

  function follow(links: Links, name: string): string[] {
    for (const id of deadFragments(links))
      walk.deadLinks.push(`#${id}: no element has this id, linked from ${name}`);
    if (links.isEmpty) emptyDocuments.add(name);
    for (const site of links.others) if (!walk.others.has(site)) walk.others.set(site, name);
    for (const address of links.own) if (!linkedFrom.has(address)) linkedFrom.set(address, name);
    return [...new Set([...links.own].map(withoutFragment))].filter(isNew);
  }

  let addresses = [
    ...START.filter(isNew),
    ...documents.flatMap((document) => follow(linksOf(document, guide.origin), document.name)),
  ];
  while (addresses.length > 0) {
    const opened = await openAll(guide, addresses);
    walk.visited.push(...addresses);
    addresses = addresses.flatMap((address, index) => {
      const visit = opened[index]!;
      visits.set(address, visit);
      return visit.links && visit.outcome === '200' ? follow(visit.links, address) : [];
    });
  }
  for (const [address, name] of linkedFrom) {
    const visit = visits.get(withoutFragment(address));
    const fault = visit && faultOf(visit, address);
    if (fault) walk.deadLinks.push(`${address}: ${fault}, linked from ${name}`);
    else if (visit?.links?.isEmpty && !emptyDocuments.has(name) && !mayBeEmpty(address))
      walk.emptyLists.push(`${address}, linked from ${name}`);
  }
  return walk;
}
