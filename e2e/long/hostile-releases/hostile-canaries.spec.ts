/** Hostile releases in the browsers of a 1 % canary; the gateway's `renderers.test.ts` tests them on the server. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { slowDown } from '../../../bench/pages/devices.mjs';
import type { Release } from '../../../contracts/api/schemas/releases';
import { chromiumPath, launchArguments } from '../../../tooling/testing/chromium.mjs';
import {
  type CanaryVisitor,
  createCanaryVisitors,
  headersOf,
  voteHydrated,
} from '../../support/canaryVisitors';
import { type Draft, openReleases, wrapExposed } from '../../support/releases';
import { expect, go, test, withVisitor } from '../../support/test';
import { openSite, type Site, UNLIMITED } from '../../support/testSite';

test.describe.configure({ mode: 'default', timeout: 180_000 });

const PATH = '/top-london-pubs';
const HEADING = 'Top 10 Historic London Pubs';
/** Votes for the stable release. Three canary votes at 1 % would come with about 300. */
const STABLE_VOTERS = 40;
const HUNG_MS = 1000;

let site: Site;
let releases: Awaited<ReturnType<typeof openReleases>>;
let good: Release;
let browser: Browser;
const headings = new Map<string, string>();
const log: string[] = [];
test.beforeAll(async () => {
  const env = { ...UNLIMITED, TRUST_PROXY: 'loopback' };
  site = await openSite(env, { onLine: (line) => void log.push(line) });
  releases = await openReleases(site);
  good = await releases.live('pubs');
  browser = await chromium.launch({ executablePath: chromiumPath(), args: launchArguments });
  for (const to of CANARY_PATHS) headings.set(to, headingOf(await (await fetch(site.url + to)).text()));
});
test.afterAll(async () => {
  await browser.close();
  await releases.close();
  await site.close();
});

/** Pages of the canary's visitors. They differ, so that none comes from the cache. */
const CANARY_PATHS = ['/pub/1', '/pub/2', '/pub/3'] as const;
const headingOf = (html: string) => html.match(/<h1[^>]*>(.+?)<\/h1>/s)?.[1] ?? '';

const newVisitor = createCanaryVisitors('pubs', 1);

async function get(to: string, visitor: CanaryVisitor) {
  const response = await fetch(site.url + to, { headers: headersOf(visitor) });
  return { status: response.status, body: await response.text() };
}
const halted = async (version: string): Promise<boolean> => {
  const { microFrontends } = await (await fetch(`${site.url}/api/modules`)).json();
  return microFrontends.pubs[0].extras.halted?.version === version;
};

interface Visit {
  isComplete: boolean;
  close(): Promise<void>;
}

interface Row {
  does: string;
  change(draft: Draft): void;
  /** Matches the log line, which also has module, version and owner. */
  logged: RegExp;
  inBrowser(page: Page): Promise<unknown>;
  hangs?: boolean;
}

const exposed = (code: string) => (draft: Draft) => wrapExposed(draft, `${code};return module`);
async function open(page: Page) {
  await page.goto(PATH, { waitUntil: 'commit' });
  await page.locator('main [data-screen]').waitFor();
  // Input hydrates the page. The call never returns if the page hangs.
  page.keyboard.press('Shift').catch(() => {});
}
const rows: Row[] = [
  {
    does: 'loops for ever in the browser at import',
    change: exposed('for(;;)'),
    logged: /A page was never hydrated/,
    inBrowser: open,
    hangs: true,
  },
  {
    does: 'throws later in the browser',
    change: exposed("setTimeout(()=>{throw new Error('Nobody catches this')},300)"),
    logged: /"kind":"error","message":"Nobody catches this/,
    inBrowser: open,
  },
  {
    does: 'patches fetch and pushState in the browser',
    change: exposed("window.fetch=()=>Promise.reject(new Error('patched'));history.pushState=()=>{}"),
    logged: /"kind":"error","message":"It assigns to window.fetch/,
    inBrowser: open,
  },
  {
    does: 'leaves a listener that throws on pages of other modules',
    change: exposed("addEventListener('resize',()=>{throw new Error('Left behind')})"),
    logged: /"kind":"error","message":"Left behind/,
    async inBrowser(page) {
      await open(page);
      await page.getByRole('heading', { level: 1, name: HEADING }).waitFor();
      await page.getByRole('contentinfo').waitFor();
      // Only a hydrated page navigates without a page load.
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await go(page, '/search');
      await page.locator('main [data-module="search"]').waitFor();
      await page.setViewportSize({ width: 900, height: 700 });
    },
  },
];

async function openContext({ address, id }: CanaryVisitor) {
  const extraHTTPHeaders = { 'x-forwarded-for': address };
  const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders });
  await context.addCookies([{ name: 'visitor', value: id, url: site.url }]);
  return { context, page: await context.newPage() };
}

/** Opens the page as a new visitor. A page that hangs is closed, because it uses this machine's processor. */
async function openAs({ inBrowser, hangs }: Row, visitor: CanaryVisitor) {
  const { context, page } = await openContext(visitor);
  const before = await releases.countVotes('pubs');
  await inBrowser(page);
  await expect.poll(() => releases.countVotes('pubs'), { intervals: [20] }).not.toBe(before);
  if (hangs) {
    const responds = () => Promise.race([page.evaluate(() => true), pause(HUNG_MS, false)]);
    await expect.poll(responds, { message: 'the page still responds', intervals: [20] }).toBe(false);
    await context.close();
  }
  return { close: () => context.close() };
}

async function visit(row: Row, visitor: CanaryVisitor, to: (typeof CANARY_PATHS)[number]): Promise<Visit> {
  const { status, body } = await get(to, visitor);
  expect(status).toBe(200);
  return { isComplete: headingOf(body) === headings.get(to), ...(await openAs(row, visitor)) };
}

async function share(version: string) {
  await releases.registry.share('pubs', version, 1);
  const listed = async () => (await (await fetch(`${site.url}/api/modules`)).json()).microFrontends.pubs;
  await expect.poll(async () => (await listed()).length).toBe(2);
}

for (const row of rows) {
  test(`a canary that ${row.does} is halted, and its pages stay readable`, async () => {
    const { version } = await releases.add(good, row.change);
    await share(version);
    await Promise.all(
      Array.from({ length: STABLE_VOTERS }, () => voteHydrated(site.url, good, newVisitor(false))),
    );
    const visits: Visit[] = [];
    for (const to of CANARY_PATHS) visits.push(await visit(row, newVisitor(true), to));
    await expect.poll(() => halted(version)).toBe(true);
    for (const { close } of visits) await close();
    const names = ['"module":"pubs"', `"version":"${version}"`, `"owner":"${good.owner}"`];
    const isLogged = (line: string) => row.logged.test(line) && names.every((name) => line.includes(name));
    expect(log.some(isLogged), `the log names what ${row.does}`).toBe(true);
    expect(log.filter((line) => line.includes('is started again'))).toEqual([]);
    expect(visits.every(({ isComplete }) => isComplete)).toBe(true);
  });
}

test('a working canary fails on none of three slow phones', async () => {
  const { version } = await releases.add(good, () => {});
  await share(version);
  for (const to of CANARY_PATHS) {
    const { context, page } = await openContext(newVisitor(true));
    await slowDown(page);
    await withVisitor(page).goto(to);
    // A page votes when it is hydrated or fails.
    const voters = CANARY_PATHS.indexOf(to) + 1;
    await expect.poll(() => releases.tally('pubs', version)).toMatchObject({ voters });
    await context.close();
  }
  expect(await releases.tally('pubs', version)).not.toHaveProperty('failures');
  await releases.registry.promote('pubs', good.version);
});
