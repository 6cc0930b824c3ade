import { moduleAddress } from '@guide/contracts/module/address';
import { expect, test } from '../support/test';
import { openWorkshop } from '../support/workshop';

let workshop: Awaited<ReturnType<typeof openWorkshop>>;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  workshop = await openWorkshop(['mfe-pubs/test']);
});
test.afterAll(() => workshop?.close());

test('a release or rollback is live at the next navigation and changes nothing else; an unregistered module is Page Not Found', async ({
  page,
  request,
  consoleErrors,
}) => {
  test.setTimeout(240_000);
  const liveVersions = async () => (await request.get(`${workshop.url}/api/modules/live`)).json();
  const shellScript = async () =>
    (await (await request.get(`${workshop.url}/`)).text()).match(/\/assets\/main\.\w+\.js/)![0];
  const [before, shell] = [await liveVersions(), await shellScript()];
  const pubs = page.getByRole('heading', { level: 1, name: /Top 10 Historic London Pubs/ });
  const openPubs = async (version: string) => {
    await page.goto(`${workshop.url}/top-london-pubs`);
    await expect(pubs).toBeVisible();
    const file = `link[rel=preload][href^="${moduleAddress('pubs')}${version}/"]`;
    await expect(page.locator(file).first()).toBeAttached();
  };

  await openPubs(before.pubs);
  await workshop.edit(
    'mfe-pubs/src/screens/TopPubs/index.ts',
    'Component: TopPubs,',
    "Component: Object.assign(TopPubs, { displayName: 'Second' }),",
  );
  const release = await workshop.command('modules release', ['pubs']);
  expect(release.output).toMatch(/Released pubs \S+ to 100 % of visitors\./);
  expect(release.output).toContain('npm run rollback -w mfe-pubs');
  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'The George Inn' })).toBeVisible();
  const after = await liveVersions();
  expect(after).toEqual({ ...before, pubs: after.pubs });
  expect(after.pubs).not.toBe(before.pubs);
  await openPubs(after.pubs);
  expect(await shellScript()).toBe(shell);

  await workshop.command('modules rollback', ['pubs']);
  // The gateway caches the registry for a moment.
  await expect.poll(liveVersions).toEqual(before);
  await openPubs(before.pubs);

  const refused = await workshop.command('modules unregister', ['map']);
  expect(refused.ok).toBe(false);
  expect(refused.output).toContain('discover shows a widget of map: release it without that first.');
  const removal = await workshop.command('modules unregister', ['search', '--reason', 'A trial']);
  expect(removal.output).toContain('search was removed: its pages show Page Not Found.');
  await expect.poll(async () => (await request.get(`${workshop.url}/search`)).status()).toBe(404);
  await page.goto(`${workshop.url}/search?teams`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Release history' })).toContainText(
    /search \S+ unregistered by its team: A trial/,
  );
  const { output } = await workshop.command('modules list', []);
  expect(output).toMatch(/^search: unregistered$/m);
  expect(output).toMatch(/ unregister \S+ by This machine over HTTP: A trial$/m);
  expect(consoleErrors.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
});
