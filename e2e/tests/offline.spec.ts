import { expect, test } from '@playwright/test';
import type { Listing } from '../../contracts/api/schemas';
import {
  expectLoginShown,
  expectPanel,
  expectSeenPagesReadable,
  failures,
  type Guide,
  heading,
  openDevice,
  openPanel,
  panel,
  startGuide,
  stored,
  untilFilesStored,
  untilStored,
  visit,
} from '../support/offline';
import { servedHeading } from '../support/servedHeading';
import { expectLoaded } from '../support/test';

test.describe.configure({ mode: 'default' });

let guide: Guide;
let network: Guide['network'];

test.beforeAll(async () => {
  test.setTimeout(600_000);
  guide = await startGuide();
  network = guide.network;
});
test.afterAll(() => guide?.stop());
test.afterEach(() => network.setState('passing'));

/** Largest size of the downloaded guide that D-37 allows, MB. */
const MAX_MB = 5;
const QUERIES = 'tower,st,paul’s,Café,south bank,1666,a,é,xyzzy,.*,covent garden, '.split(',');
const MISSPELT = ['wesminster abby', 'bigben', 'fish & chips', 'xyzzy'];

test('D-37 the downloaded guide works offline, also after a restart of the browser', async () => {
  test.setTimeout(240_000);
  const { url } = guide.site();
  const read = async <T>(at: string): Promise<T> => (await fetch(url + at)).json();
  const device = await openDevice(guide);
  let page = await device.context().newPage();
  await page.goto(network.url);
  await openPanel(page);
  const size = await panel(page)
    .getByText(/^Size: /)
    .innerText();
  expect(Number(/([\d.]+) MB/.exec(size)![1])).toBeLessThanOrEqual(MAX_MB);
  await panel(page).getByRole('button', { name: 'Take London with you' }).click();
  await expectPanel(page, 'London is on this device');

  const listings = await read<Listing[]>('/api/listings');
  const last = listings.at(-1)!;
  const calls = [
    ...QUERIES.map((text) => `/api/search?query=${encodeURIComponent(text)}`),
    ...['free', 'stepFree,children,rain'].map((chips) => `/api/search?chips=${chips}&query=museum`),
    ...MISSPELT.map((text) => `/api/search/suggestions?query=${encodeURIComponent(text)}`),
    ...[listings[0]!, last].flatMap(({ id }) => [`/api/listings/${id}/photos`, `/api/listings/${id}/texts`]),
  ];
  const responses = await Promise.all(calls.map((call) => read(call)));
  const routes: [path: string, heading: string][] = [
    ['/top-london-pubs', 'Top 10 Historic London Pubs'],
    ['/search?query=tower', 'Results for "tower"'],
    ['/map?area=Westminster', 'Explore Westminster'],
    ['/pub/7', (await read<{ name: string }>('/api/pubs/7')).name],
    [`/attraction/${last.id}`, last.name],
    ['/attraction/1', listings.find(({ id }) => id === 1)!.name],
  ];

  network.setState('refusing');
  await device.restart();
  page = await device.context().newPage();
  for (const [at, name] of routes) {
    await page.goto(network.url + at);
    await expect(heading(page), at).toContainText(name);
    await expect(page.getByText('You are offline')).toBeVisible();
  }
  await page.reload();
  await expect(heading(page)).toContainText(routes.at(-1)![1]);
  await expectLoaded(page.locator('main img').first());
  const offline = await page.evaluate(
    (urls) => Promise.all(urls.map(async (at) => (await fetch(at)).json())),
    calls,
  );
  for (const [index, call] of calls.entries())
    expect([call, offline[index]]).toEqual([call, responses[index]]);
  await device.close();
});

test('D-37 visited pages are readable with their age when the network refuses connections', ({ page }) => {
  test.setTimeout(240_000);
  return expectSeenPagesReadable(page, guide, failures[0]!);
});

test('D-37 offline, a place of a visited list opens with its styles', async ({ page }) => {
  await visit(page, network.url, '/top-attractions');
  await untilStored(page, '/api/listings?category=attraction');
  await untilFilesStored(page, 'expose_Attraction.', '/assets/page.', '/app/page');
  network.setState('refusing');
  await page.goto(`${network.url}/attraction/4`);
  await expect(heading(page)).toHaveText('British Museum');
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Source Sans/);
});

test("D-37 a captive network's login page shows instead of a page that is not stored, and the page after the login", ({
  page,
}) => expectLoginShown(page, guide, 'captive'));

test('D-37 the browser stores nothing private: no figures, tokens, subscription or embed', async ({
  page,
}) => {
  // The worker stores only pages that the server rendered completely.
  for (const at of ['/search?query=tower', '/pub/3']) await servedHeading(network.url + at);
  await visit(page, network.url, '/');
  for (const at of [
    '/analytics',
    '/embed/analytics?embed=1',
    '/newsletter/confirm?token=abc',
    '/no-such-page',
  ])
    await page.goto(network.url + at);
  await page.goto(`${network.url}/search?query=tower`);
  await untilStored(page, '/search?query=tower');
  await page.evaluate(() =>
    Promise.all(
      ['/api/analytics/summary?period=today', '/api/modules', '/api/modules/live', '/api/health'].map((url) =>
        fetch(url),
      ),
    ),
  );
  // Pages are stored in order: when this one is stored, all earlier ones are.
  await page.goto(`${network.url}/pub/3`);
  await untilStored(page, '/pub/3');
  const paths = (await stored(page)).map(({ url }) => new URL(url).pathname);
  expect(paths).toContain('/search');
  const others = paths.filter((at) => !at.startsWith('/modules/'));
  expect(
    others.filter((at) => /analytics|embed|newsletter|subscribe|no-such|health|api\/modules/.test(at)),
  ).toEqual([]);
});
