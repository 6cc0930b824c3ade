import { slowDown } from '../../../bench/pages/devices.mjs';
import { afterPaint, kindsOfControls, press, stateOf } from '../../support/presses';
import { expect, test } from '../../support/test';

const ROUTES = [
  '/',
  '/london-attractions',
  '/top-attractions',
  '/top-london-pubs',
  '/pub/1',
  '/tower-of-london',
  '/search',
  '/map',
  '/analytics',
];
/** After the first paint. */
const TIMES_MS = [50, 300, 1500];

/** Controls that change nothing here, such as a search without text (HOME-04), and a link outside the screen. */
const WITHOUT_EFFECT =
  /^(\S+ button (Start again|Clear All Filters|Pause the slides)|\/ a Skip to content|\/(search)? button Search$)/;

test.use({
  visitor: false,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  // Slides that move by themselves and figures that count this visit would look like an effect.
  contextOptions: { reducedMotion: 'reduce', extraHTTPHeaders: { 'sec-gpc': '1' } },
  geolocation: { latitude: 51.5009, longitude: -0.1219 },
  permissions: ['geolocation'],
});

for (const route of ROUTES)
  test(`no press on ${route} is lost on a slow phone`, async ({ browser, baseURL, contextOptions }) => {
    test.setTimeout(1_800_000);
    const open = async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL });
      const page = await context.newPage();
      await page.addInitScript(() => {
        window.print = () => Object.assign(window, { printed: true });
      });
      const saved: string[] = [];
      page.on('download', (file) => saved.push(file.suggestedFilename()));
      return { context, page, state: async () => [...saved, await stateOf(page)].join() };
    };
    const hydrated = 'html[data-hydrated]';
    const scope = route === '/' ? 'body' : 'main';

    const { context, page, state } = await open();
    await page.goto(route);
    const controls = (await kindsOfControls(page, scope)).filter(
      ({ name }) => !WITHOUT_EFFECT.test(`${route} ${name}`),
    );
    await page.locator(hydrated).waitFor({ state: 'attached' });
    const untouched = await state();
    await context.close();
    expect(controls.length).toBeGreaterThan(0);

    const lost: string[] = [];
    for (const control of controls)
      for (const afterMs of TIMES_MS) {
        const visit = await open();
        await slowDown(visit.page);
        await visit.page.goto(route, { waitUntil: 'commit' });
        await afterPaint(visit.page, afterMs);
        await press(visit.page, scope, control);
        await visit.page.locator(hydrated).waitFor({ state: 'attached' });
        const hasEffect = await expect
          .poll(visit.state, { timeout: 10_000 })
          .not.toBe(untouched)
          .then(
            () => true,
            () => false,
          );
        if (!hasEffect) lost.push(`${control.name}, ${afterMs} ms`);
        await visit.context.close();
      }
    expect(lost).toEqual([]);
  });
