import { expect, test } from '@playwright/test';
import {
  expectLoginShown,
  expectSeenPagesReadable,
  heading,
  lines,
  startBehindLine,
  stored,
  untilStored,
  visit,
} from '../support/offline';
import { servedHeading } from '../support/servedHeading';

test.describe.configure({ mode: 'default' });

let guide: Awaited<ReturnType<typeof startBehindLine>>;
let line: (typeof guide)['line'];

test.beforeAll(async () => {
  test.setTimeout(600_000);
  guide = await startBehindLine();
  line = guide.line;
});
test.afterAll(() => guide?.stop());
test.afterEach(() => line.become('passing'));

test('D-37 four seen pages are readable on a line that refuses, marked with their age', ({ page }) => {
  test.setTimeout(240_000);
  return expectSeenPagesReadable(page, line, lines[0]!);
});

test('D-37 on a captive line a visitor without a stored copy is shown what the network wants, and after it the page', ({
  page,
}) => expectLoginShown(page, line, 'captive'));

test('D-37 nothing private is stored: no figures, no tokens, no subscription, no embed', async ({ page }) => {
  // Only pages that come with their screens are stored.
  for (const at of ['/search?query=tower', '/pub/3']) await servedHeading(line.url + at);
  await visit(page, line.url, '/');
  for (const at of [
    '/analytics',
    '/embed/analytics?embed=1',
    '/newsletter/confirm?token=abc',
    '/no-such-page',
  ])
    await page.goto(line.url + at);
  await page.goto(`${line.url}/search?query=tower`);
  await untilStored(page, '/search?query=tower');
  await page.evaluate(() =>
    Promise.all(
      ['/api/analytics/summary?period=today', '/api/modules', '/api/modules/live', '/api/health'].map((url) =>
        fetch(url),
      ),
    ),
  );
  // What comes after all that is stored: what was to be stored before is, too.
  await page.goto(`${line.url}/pub/3`);
  await untilStored(page, '/pub/3');
  const paths = (await stored(page)).map((url) => new URL(url).pathname);
  expect(paths).toContain('/search');
  // A module's code is public, whatever its screen shows.
  const answers = paths.filter((at) => !at.startsWith('/modules/'));
  expect(
    answers.filter((at) => /analytics|embed|newsletter|subscribe|no-such|health|api\/modules/.test(at)),
  ).toEqual([]);
});

test('D-37 a worker that is switched off is gone with all it stored, and nothing else, at the next navigation', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await visit(page, line.url, '/pub/1');
  expect((await stored(page)).length).toBeGreaterThan(0);
  // What others keep at this origin is theirs.
  await page.evaluate(async () => {
    await caches.open('somebody-elses');
    const open = indexedDB.open('somebody-elses', 1);
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    open.result.close();
  });
  await guide.switchWorkerOff();
  await page.goto(`${line.url}/pub/1`);
  await expect
    .poll(() =>
      page
        .evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          await caches.keys(),
          (await indexedDB.databases()).map(({ name }) => name),
        ])
        .catch(() => 'reloading'),
    )
    .toEqual([0, ['somebody-elses'], ['somebody-elses']]);
  await expect(heading(page)).toBeVisible();
  line.become('refusing');
  await expect(page.goto(`${line.url}/pub/1`)).rejects.toThrow();
});
