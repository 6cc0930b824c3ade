import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Listing, Suggestion } from '@guide/contracts/api';
import { operations } from '@guide/contracts/api/operations';
import { popularSearches, suggestionPath } from '@guide/contracts/place';
import { NEWSLETTER_PATH, type Paths, paths, routeTable, type Site } from '@guide/contracts/site';
import { openPack } from '@guide/service-kit';
import { expect } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { openSite, UNLIMITED } from '../../../../e2e/support/testSite';
import { startMailServer } from '../../../kit/test/support/mailServer';
import { createToken } from '../../src/embed/manage';
import { idOf } from '../../src/embed/tokens';
import { readSite } from '../../src/site';
import type { Document } from './links';
import { readSearchHead, readSitemap } from './searchEngines';
import { request, walkGuide } from './walk';

export const cities = path.resolve(import.meta.dirname, '../../../../cities');
/** The origin in links; the guide listens elsewhere. */
const ORIGIN = 'http://guide.example';

const readPack = async (city: string, file: string) =>
  JSON.parse(await readFile(path.join(cities, city, file), 'utf8'));

/** What the guide at `url` answers to a request. */
async function documentOf(
  url: string,
  [name, status, address]: [name: string, status: number, address: string],
  init: RequestInit = {},
): Promise<Document> {
  const response = await request(url + address, { ...init, headers: { origin: ORIGIN } });
  expect([name, response.status]).toEqual([name, status]);
  return { name, address, type: response.type, body: response.body };
}

/** What no link leads to. */
const UNLINKED: [string, number, (to: Paths) => string][] = [
  ['Page Not Found', 404, () => '/nowhere'],
  ['Attraction Not Found', 404, (to) => to.attraction(9999)],
  ['Pub Not Found', 404, (to) => to.pub(9999)],
  ['an area without attractions', 200, (to) => to.attractionsIn('Atlantis')],
  ['the map of an unknown area', 200, (to) => to.map('Atlantis')],
  ['a search without results', 200, (to) => to.search('zzzz')],
  ['a misspelt search', 200, (to) => to.search('musem')],
  ['an address that is too long', 431, () => `/${'a'.repeat(20_000)}`],
  ['an unknown share token', 403, () => '/embed/analytics/unknown'],
  ['the files of the embed kit', 200, () => '/embed/embed.json'],
  ["the offline guide's page", 200, () => '/app/page'],
];

/** A mail, and the pages behind its links before and after a press. */
async function newsletter(url: string, mailServer: Awaited<ReturnType<typeof startMailServer>>) {
  const send = (email: string) => ({ method: 'POST', body: new URLSearchParams({ email }) });
  const press = (name: string, status: number, link: string) =>
    documentOf(url, [name, status, link.slice(ORIGIN.length)], { method: 'POST' });
  const mailed = mailServer.nextMail();
  const sent = await documentOf(url, ['a sent form', 200, NEWSLETTER_PATH], send('ada@example.org'));
  await mailed;
  const { text } = mailServer.mails.at(-1)!;
  const [, oneClick] = /^List-Unsubscribe: <(.*)>$/m.exec(text)!;
  const [confirm, unsubscribe] = [...text.matchAll(/^<(http.*)>$/gm)].map(([, link]) => link!);
  return [
    sent,
    // Mail programs send a POST to the address in this header.
    { name: 'the mail', type: 'text/plain', body: text.replace(/^List-Unsubscribe: .*$/m, '') },
    await documentOf(url, ['a refused form', 400, NEWSLETTER_PATH], send('nobody')),
    await press('a confirmed address', 200, confirm!),
    await press('the one-click address', 200, oneClick!),
    await press('a deleted address', 200, unsubscribe!),
    await press('a link that is no longer valid', 404, confirm!),
  ];
}

/** The page with the embedded dashboard. */
async function embedded(url: string, mongoUrl: string): Promise<Document> {
  const client = await new MongoClient(mongoUrl).connect();
  const options = { label: 'Team page', origins: ['https://team.example'] };
  const { record } = await createToken(client.db('guide_gateway'), options);
  await client.close();
  return documentOf(url, ['the embedded dashboard', 200, `/embed/analytics/${idOf(record)}`]);
}

/** What the search boxes of the site and of the map offer: before typing, and for each meaning that the pack knows. */
async function suggestions(url: string, city: string, site: Site): Promise<Document> {
  const to = paths(site.slug);
  const synonyms: { words: string[] }[] = await readPack(city, 'synonyms.json');
  const found = await Promise.all(
    synonyms.map(async ({ words: [word] }) => {
      const query = new URLSearchParams({ query: word! });
      const { body } = await request(`${url}${operations.searchSuggestions.path}?${query}`);
      return JSON.parse(body) as Suggestion[];
    }),
  );
  expect(found.filter((each) => each.length === 0)).toEqual([]);
  const addresses = (['site', 'map'] as const).flatMap((on) => [
    ...popularSearches(site, to, on).map((each) => each.to),
    ...found.flat().map((each) => suggestionPath(to, each, on)),
  ]);
  return { name: 'the suggestions', type: 'application/json', body: JSON.stringify(addresses) };
}

/** Addresses of screens, some of which only scripts link to, and of every restaurant. */
async function nameable(city: string, to: Paths): Promise<Document> {
  const listings: Listing[] = await readPack(city, 'listings.json');
  const restaurants = listings.filter(({ category }) => category === 'restaurant');
  const addresses = [
    ...Object.values(to).filter((path) => typeof path === 'string'),
    ...restaurants.map(({ id }) => to.restaurant(id)),
  ];
  return { name: 'contracts/site/paths', type: 'application/json', body: JSON.stringify(addresses) };
}

/** What search engines read of a guide: the sitemap, and a page of each screen in each language. */
async function readForSearch(url: string, site: Site) {
  const sitemap = await readSitemap((await request(`${url}/sitemap.xml`)).body);
  const read = async (address: string) => {
    const { body } = await request(url + address.slice(ORIGIN.length));
    return [address, readSearchHead(body)] as const;
  };
  const rows = routeTable(site).filter(({ noIndex }) => !noIndex);
  const samples = [
    ...rows.map(({ path }) => path.replace(/:id\??$/, '')),
    '/map?area=',
    ...(site.textCredits ? ['/credits'] : []),
  ].map((start) => [...sitemap.keys()].find((address) => address.startsWith(ORIGIN + start))!);
  const pages = [];
  // All at once, the guide would be busy.
  for (const sample of samples)
    pages.push(...(await Promise.all([...new Set(Object.values(sitemap.get(sample)!))].map(read))));
  return { sitemap, pages, samples };
}

/**
 * Walks a guide with a real build, database, services, renderers and mail server.
 * @param more - further documents @param ofKind - at most so many pages of places of a kind, and pictures
 */
export async function walkCity(city: string, more: [string, number, string][] = [], ofKind?: number) {
  const site = await readSite(openPack(path.join(cities, city)));
  const to = paths(site.slug);
  const mailServer = await startMailServer();
  const mail = { ORIGIN, SMTP_URL: mailServer.url, MAIL_FROM: 'letters@guide.example' };
  // The guide would prepare its download meanwhile.
  const { url, mongoUrl, close } = await openSite({ ...UNLIMITED, ...mail, SERVICE_WORKER: 'off' }, { city });
  try {
    const unlinked = UNLINKED.map(([name, status, address]) => [name, status, address(to)] as const);
    const documents = [
      ...(await Promise.all([...unlinked, ...more].map((each) => documentOf(url, [...each])))),
      ...(await newsletter(url, mailServer)),
      await embedded(url, mongoUrl),
      await suggestions(url, city, site),
      await nameable(city, to),
    ];
    const walk = await walkGuide({ url, origin: ORIGIN }, documents, ofKind);
    // Jest hides the console in `npm test`.
    process.stdout.write(`${site.product}: ${walk.visited.length} addresses visited\n`);
    const search = await readForSearch(url, site);
    return { ...walk, search };
  } finally {
    await close();
    mailServer.close();
  }
}
