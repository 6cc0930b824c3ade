import type { Browser, Page } from '@playwright/test';
import { type Control, kindsOfControls, press, stateOf } from './presses';
import { type Guide, inPseudo, openPhone, pseudo, pseudoPart, shareGuide } from './pseudoGuide';
import { expect, test } from './test';
import { atRest, mapsReady, setTextSize } from './wholePage';

/** A page whose controls are pressed. */
export interface Start {
  path: string;
}

/** A control, and the part of the page that it is the n-th control of. */
interface Step {
  scope: string;
  control: Control;
}

/** Dialogs, menus and panels. */
const LAYERS = 'dialog[open], :popover-open';

/** Figures that count this visit would look like an effect, and a lost position like a fault. */
const SETTINGS = {
  hasTouch: true,
  extraHTTPHeaders: { 'sec-gpc': '1' },
  geolocation: { latitude: 51.5009, longitude: -0.1219 },
  permissions: ['geolocation', 'clipboard-write'],
};

/** Controls that change nothing here, such as the first line's "Move up", and a link outside the screen. */
const WITHOUT_EFFECT = ['Start again', 'Clear All Filters', 'Pause the slides', 'Skip to content', 'Search'];

const isPressed = ({ name }: Control) =>
  // The page in English, and a handle that is dragged.
  name !== 'a English' &&
  !name.startsWith(`button ⟦${pseudoPart('Drag ')}`) &&
  !WITHOUT_EFFECT.some((english) => name.endsWith(` ${pseudo(english)}`));

/** With fewer, the page was not there. */
const MIN_PRESSED = 5;

/** The header and the footer are the same on all pages. */
const scopeOf = ({ path }: Start) => (path === '/' ? 'body' : 'main');

/** Waits until nothing loads or moves. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]:visible, [data-loading]:visible')).toHaveCount(0);
  await atRest(page);
}

async function openStart({ url }: Guide, browser: Browser, { path }: Start) {
  const phone = await openPhone(browser, SETTINGS);
  const { context, page } = phone;
  await context.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true });
  });
  const saved: string[] = [];
  page.on('download', (file) => saved.push(file.suggestedFilename()));
  await page.goto(url + inPseudo(path));
  await mapsReady(page);
  await settled(page);
  const layers = () => page.locator(LAYERS).allTextContents();
  return { ...phone, state: async () => [...saved, await stateOf(page), ...(await layers())].join() };
}

type Visit = Awaited<ReturnType<typeof openStart>>;

/** Presses controls one after the other, and waits for what each of them shows. @returns whether each had an effect */
async function pressEach({ page, state }: Visit, steps: Step[]): Promise<boolean> {
  for (const { scope, control } of steps) {
    // A panel may close when the page scrolls.
    if ((await page.locator(scope).count()) === 0) return true;
    const before = await state();
    await press(page, scope, control);
    const hasEffect = await expect
      // Another document has no state at first.
      .poll(() => state().catch(() => before), { timeout: 10_000 })
      .not.toBe(before)
      .then(
        () => true,
        () => false,
      );
    if (!hasEffect) return false;
    await settled(page);
  }
  return true;
}

/** Presses controls on a page of its own. @returns what is then cut or English, and what can be pressed next */
async function pressOn(guide: Guide, browser: Browser, start: Start, steps: Step[], size: string) {
  const visit = await openStart(guide, browser, start);
  const { page } = visit;
  await setTextSize(page, size);
  const faults = (await pressEach(visit, steps)) ? [] : [`${nameOf(steps)} has no effect`];
  faults.push(...(await visit.cutTexts([size])));
  const hasLayer = (await page.locator(LAYERS).count()) > 0;
  const isHere = new URL(page.url()).pathname === inPseudo(start.path).replace(/[?#].*/, '');
  const scope = hasLayer ? LAYERS : scopeOf(start);
  const controls = isHere ? await kindsOfControls(page, scope, true) : [];
  faults.push(...guide.findEnglish(await visit.finish()));
  const next = controls.filter(isPressed).map((control): Step => ({ scope, control }));
  return { faults, hasLayer, next };
}

const nameOf = (steps: Step[]) => steps.map(({ control }) => control.name).join(' → ');

/** Presses each kind of control of a page, and then each kind that this shows. @returns faults, and what was pressed */
async function pressAll(guide: Guide, browser: Browser, start: Start) {
  const faults = new Map<string, string>();
  const pressed: string[] = [];
  const known = new Set<string>();
  const queue: Step[][] = [[]];
  for (const steps of queue) {
    const at100 = await pressOn(guide, browser, start, steps, '100%');
    const at200 = at100.hasLayer ? await pressOn(guide, browser, start, steps, '200%') : null;
    for (const fault of [...at100.faults, ...(at200?.faults ?? [])])
      if (!faults.has(fault)) faults.set(fault, nameOf(steps));
    pressed.push(`${nameOf(steps)}${at100.hasLayer ? ' (opens)' : ''}`);
    for (const step of at100.next) {
      if (known.has(step.control.kind)) continue;
      known.add(step.control.kind);
      queue.push([...steps, step]);
    }
  }
  return { faults: [...faults].map(([fault, steps]) => `${steps}: ${fault}`), pressed };
}

/** A test that presses every kind of control of a page, and finds English texts of components and texts that are cut. */
export function testPseudoPresses(start: Start): void {
  const guide = shareGuide();
  test(`In the pseudo-language, every kind of control on ${start.path} is pressed`, async ({ browser }) => {
    test.setTimeout(1_800_000);
    const { faults, pressed } = await pressAll(guide(), browser, start);
    expect(pressed.length).toBeGreaterThan(MIN_PRESSED);
    expect(faults).toEqual([]);
  });
}
