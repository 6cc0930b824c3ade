import { type APIRequestContext, expect, test } from '@playwright/test';
import { openWorkshop } from '../support/workshop';

const SCREEN = 'mfe-pubs/src/screens/TopPubs/index.ts';
const COMPONENT = 'Component: TopPubs,';
/** The same screen, so that its tests pass, in other bytes. */
const SECOND = "Component: Object.assign(TopPubs, { displayName: 'SecondRelease' }),";
/** Passes its tests, which have a document, and fails wherever pages are rendered. */
const FAULTY = `Component: (props: object) => {
    if (typeof document === 'undefined') throw new Error('A fault of this canary');
    return (TopPubs as (props: object) => JSX.Element)(props);
  },`;

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let workshop: Awaited<ReturnType<typeof openWorkshop>>;
test.beforeAll(async () => {
  workshop = await openWorkshop();
});
test.afterAll(() => workshop.close());

const versions = async (request: APIRequestContext): Promise<Record<string, string>> =>
  (await request.get(`${workshop.url}/api/modules/live`)).json();
const shellScript = async (request: APIRequestContext) =>
  (await (await request.get(`${workshop.url}/`)).text()).match(/\/assets\/main\.\w+\.js/)?.[0];

test('a release is live at the next navigation; the shell, other modules and the open page stay as they are', async ({
  page,
  request,
}) => {
  const before = await versions(request);
  const shell = await shellScript(request);
  await page.goto(`${workshop.url}/top-london-pubs`);
  await expect(page.getByRole('heading', { level: 1, name: /Top 10 Historic London Pubs/ })).toBeVisible();

  const restore = await workshop.edit(SCREEN, COMPONENT, SECOND);
  const release = await workshop.command('release', ['pubs']);
  expect(release.output).toMatch(/Released pubs .* to 100 % of visitors/);
  expect(release.output).toContain('npm run rollback -w mfe-pubs');

  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'The George Inn' })).toBeVisible();
  await page.goto(`${workshop.url}/top-london-pubs`);
  await expect(page.getByRole('heading', { level: 1, name: /Top 10 Historic London Pubs/ })).toBeVisible();

  const after = await versions(request);
  expect(after).toEqual({ ...before, pubs: after.pubs });
  expect(after.pubs).not.toBe(before.pubs);
  await expect(
    page.locator(`link[rel=preload][href^="/modules/pubs/${after.pubs}/"]`).first(),
  ).toBeAttached();
  expect(await shellScript(request)).toBe(shell);
  await restore();

  const rollback = await workshop.command('rollback', ['pubs']);
  expect(rollback.output).toContain(`pubs is back at ${before.pubs}`);
  await page.goto(`${workshop.url}/top-london-pubs`);
  await expect(page.getByRole('heading', { level: 1, name: /Top 10 Historic London Pubs/ })).toBeVisible();
});

test('a release without a screen that the shell shows is refused, with the reason', async ({ request }) => {
  const before = await versions(request);
  const restore = await workshop.edit(
    'tooling/rspack/module.mjs',
    "...names('screens')",
    "...names('screens').slice(1)",
  );
  const release = await workshop.command('release', ['pubs']);
  await restore();
  expect(release.ok).toBe(false);
  expect(release.output).toMatch(
    /Refused: pubs no longer has the screen \w+, which the live shell's route table shows/,
  );
  expect(await versions(request)).toEqual(before);
});

test('a release over its budget is refused, with the figures', async () => {
  const restore = await workshop.edit('mfe-pubs/package.json', /"default": \d+/, '"default": 100');
  const release = await workshop.command('release', ['pubs']);
  await restore();
  expect(release.ok).toBe(false);
  expect(release.output).toMatch(/Refused: pubs\/\w+ is \d+ bytes compressed; its budget is 100\./);
});

test('a canary that fails for its visitors is halted within 30 s of traffic, and nobody sees it after', async ({
  request,
  playwright,
}) => {
  const before = await versions(request);
  const restore = await workshop.edit(SCREEN, COMPONENT, FAULTY);
  const release = await workshop.command('release', ['pubs', '--canary', '50']);
  await restore();
  expect(release.output).toMatch(/to 50 % of visitors/);

  const visit = async () => {
    const visitor = await playwright.request.newContext();
    const answer = await visitor.get(`${workshop.url}/top-london-pubs`);
    await visitor.dispose();
    return answer.status();
  };
  await expect(async () => {
    for (let visits = 0; visits < 20; visits += 1) expect(await visit()).toBe(200);
    const modules = await (await request.get(`${workshop.url}/api/modules`)).json();
    expect(modules.microFrontends.pubs[0].extras.halted.reason).toMatch(/of \d+ pages failed/);
  }).toPass({ timeout: 30_000, intervals: [500] });

  for (let visits = 0; visits < 20; visits += 1) {
    const visitor = await playwright.request.newContext();
    expect(await (await visitor.get(`${workshop.url}/api/modules/live`)).json()).toEqual(before);
    await visitor.dispose();
  }
});
