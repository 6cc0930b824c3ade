import { expect, test } from '../support/visitor';
import { openWorkshop } from '../support/workshop';
import { expectLiveAtNextNavigation } from '../support/workshopReleases';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let workshop: Awaited<ReturnType<typeof openWorkshop>>;
test.beforeAll(async () => {
  // Every release would run the module's tests, which take their time.
  workshop = await openWorkshop(['mfe-pubs/test']);
});
test.afterAll(() => workshop?.close());

test('a release while a browser tours the site: it is live at the next navigation; the shell, other modules and the open page stay as they are', ({
  page,
  request,
}) => expectLiveAtNextNavigation(page, request, workshop, ['Second']));

test('a module that is unregistered is Page Not Found for visitors and in the browser; one whose widget is shown stays', async ({
  page,
  request,
}) => {
  const refused = await workshop.command('modules unregister', ['map']);
  expect(refused.ok).toBe(false);
  expect(refused.output).toContain('discover shows a widget of map: release it without that first.');

  const gone = await workshop.command('modules unregister', ['search', '--reason', 'A trial']);
  expect(gone.output).toContain('search is unregistered: its pages are Page Not Found.');
  await expect.poll(async () => (await request.get(`${workshop.url}/search`)).status()).toBe(404);
  const notFound = page.getByRole('heading', { level: 1, name: 'Page Not Found' });
  await page.goto(`${workshop.url}/search`);
  await expect(notFound).toBeVisible();
  await page.goto(`${workshop.url}/map?teams`);
  await expect(page.getByRole('complementary', { name: 'Changes of what is live' })).toContainText(
    /search \S+ unregistered by its team: A trial/,
  );
  const { output } = await workshop.command('modules list', []);
  expect(output).toMatch(/^search: unregistered$/m);
  expect(output).toMatch(/ unregister \S+ by This machine over HTTP: A trial$/m);
});
