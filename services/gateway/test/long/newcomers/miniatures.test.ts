import path from 'node:path';
import { paths } from '@guide/contracts/site';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { KYOTO, type Miniature, TAVEUNI, writeMiniature } from '../../../../../e2e/support/miniatures';
import { openSite, UNLIMITED } from '../../../../../e2e/support/testSite';
import { findingsOf } from '../../../../../tooling/content/check';
import { request, walkGuide } from '../../support/walk';

const cities = path.resolve(import.meta.dirname, '../../../../../cities');
/** The origin in links; the guide listens elsewhere. */
const ORIGIN = 'http://guide.example';

/** What a pack without ratings, pubs, restaurants and transport must not show. */
const ABSENT = /data-star|\bRated\b|our own, not visitors|Top (10|ten)|\bpubs?\b|restaurant|\btube\b|[£€]/i;

describe.each([
  [KYOTO.folder, KYOTO, '¥500', '清水寺'],
  [TAVEUNI.folder, TAVEUNI, '$40.50', 'Bouma Falls'],
] as const)('the city %s, with the least that a pack can say', (_name, city: Miniature, price, priced) => {
  let removePack: () => Promise<void>;
  let site: Awaited<ReturnType<typeof openSite>>;
  const to = paths(city.slug);
  const page = (address: string) => request(site.url + address);
  const main = ({ body }: { body: string }) => /<main.*<\/main>/s.exec(body)![0];

  beforeAll(async () => {
    removePack = await writeMiniature(city);
    site = await openSite({ ...UNLIMITED, ORIGIN, SERVICE_WORKER: 'off' }, { city: city.folder });
    // Builds the city's guide.
  }, 120_000);
  afterAll(async () => {
    await site?.close();
    await removePack?.();
  });

  test('GEN-08 its pack has no fault', async () => {
    const findings = await findingsOf(path.join(cities, city.folder), new Date());
    expect(findings.filter(({ level }) => level === 'wrong')).toEqual([]);
  });

  test('ROUTE-18 pages of pubs and restaurants are Page Not Found', async () => {
    for (const address of ['/pub/1', '/pub', to.topPubs, to.restaurants])
      expect([address, (await page(address)).status]).toEqual([address, 404]);
  });

  test('no screen shows ratings, pubs, restaurants or another currency', async () => {
    const screens = [to.home, to.attractions, to.topAttractions, to.attraction(1), to.search(), to.map()];
    for (const address of [...screens, to.planner, to.favorites]) {
      const response = await page(address);
      expect([address, response.status]).toEqual([address, 200]);
      expect([address, ABSENT.exec(main(response).replaceAll(/<[^>]*>/g, ' '))?.[0]]).toEqual([
        address,
        undefined,
      ]);
    }
  });

  test('a price is an amount of its currency, and a place without a picture has a drawn one', async () => {
    const { body } = await page(to.attraction(city.sights.findIndex(({ name }) => name === priced) + 1));
    expect(body).toContain(price);
    expect(body).toContain('data-picture="drawn"');
    expect(main({ body })).toContain(priced);
  });

  test('ROUTE-19 every link leads to a page or a file', async () => {
    const { visited, deadLinks, emptyLists } = await walkGuide({ url: site.url, origin: ORIGIN }, []);
    expect(visited.length).toBeGreaterThan(30);
    // The template of search engines finds nothing.
    const lists = emptyLists.filter((list) => !list.startsWith('/search?query={search_term_string}'));
    expect({ deadLinks, lists }).toEqual({ deadLinks: [], lists: [] });
  });

  test('places on both sides of the 180th meridian are nearby', async () => {
    const { body } = await page(to.attraction(1));
    const names = city.sights.slice(1).filter(({ name }) => main({ body }).includes(name));
    expect(names.length).toBeGreaterThanOrEqual(3);
  });
});
