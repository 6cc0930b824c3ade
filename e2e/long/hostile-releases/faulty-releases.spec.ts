import type { Release } from '../../../contracts/api/schemas/releases';
import { fallbackOf, openFrame, retry, screens } from '../../support/boundary';
import { type Draft, openReleases, wrapExposed } from '../../support/releases';
import { expect, go, test } from '../../support/test';
import { openSite, type Site } from '../../support/testSite';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let site: Site;
let releases: Awaited<ReturnType<typeof openReleases>>;
test.beforeAll(async () => {
  site = await openSite();
  releases = await openReleases(site);
});
test.afterAll(async () => {
  await releases.close();
  await site.close();
});

const OTHER_HASH = `sha384-${'b'.repeat(64)}`;
const screenFiles = ({ exposes }: Release) => Object.values(exposes);
const nothing = () => {};

const faults: [name: string, change: (draft: Draft) => void, afterwards?: (draft: Draft) => void][] = [
  [
    'its registered hash is wrong',
    nothing,
    ({ record }) => Object.assign(record.integrity, { [record.entry]: OTHER_HASH }),
  ],
  ['it throws while loading', (draft) => wrapExposed(draft, "throw new Error('A fault of this release')")],
  [
    'it throws while rendering',
    (draft) =>
      wrapExposed(
        draft,
        "const Component=()=>{throw new Error('A fault of this release')};" +
          'return{...module,default:{...module.default,Component}}',
      ),
  ],
];

const [module, to, heading] = screens.find(([name]) => name === 'pubs')!;
for (const [fault, change, afterwards] of faults) {
  test(`if ${fault}, visitors see the previous release, or a fallback with a retry`, async ({
    page,
    consoleErrors,
  }) => {
    const before = await releases.live(module);
    const faulty = await releases.add(before, change, afterwards);
    try {
      await releases.makeLive(faulty, before);
      await openFrame(page, site.url);
      const reported = page.waitForRequest((request) => request.url().endsWith('/api/modules/outcomes'));
      await go(page, to);
      await expect(page.locator('main h1')).toHaveText(heading);
      await reported;
      expect(consoleErrors.join()).toContain(`Module ${module} ${faulty.version} of ${before.owner} failed`);

      await releases.makeLive(faulty);
      await openFrame(page, site.url);
      await go(page, to);
      await expect(fallbackOf(page)).toBeVisible();
      for (const [, path, title] of screens.filter(([name]) => name !== module)) {
        await go(page, path);
        await expect(page.locator('main h1')).toHaveText(title);
      }
    } finally {
      await releases.makeLive(before);
    }
    await go(page, to);
    await retry(page, heading);
    consoleErrors.length = 0;
  });
}

test('a lazily loaded script that differs from the signed release is never executed', async ({
  page,
  consoleErrors,
}) => {
  const [, to] = screens.find(([module]) => module === 'map')!;
  const before = await releases.live('map');
  const initial = new Set([before.entry, ...screenFiles(before).flatMap(({ js, css }) => [...js, ...css])]);
  const lazy = Object.keys(before.integrity).filter((file) => !initial.has(file));
  expect(lazy).not.toEqual([]);
  const tampered = await releases.add(before, nothing, ({ files }) => {
    for (const file of lazy) files.set(file, `${files.get(file)};globalThis.tampered=true;`);
  });
  const failure = page.getByRole('heading', { name: 'The map could not be drawn' });
  try {
    await releases.makeLive(tampered);
    await openFrame(page, site.url);
    await go(page, to);
    await expect(failure).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  } finally {
    await releases.makeLive(before);
  }
  await page.reload();
  await expect(page.getByRole('region', { name: 'Map of London' })).toHaveAttribute('data-map', 'ready');
  await expect(failure).toHaveCount(0);
  consoleErrors.length = 0;
});
