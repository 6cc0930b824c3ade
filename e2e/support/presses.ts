import type { Page } from '@playwright/test';

/** Controls that change something when they are pressed, in document order. */
const PRESSED =
  'a[href^="/"]:not([target]), a[href^="#"], button, [type=checkbox], [type=radio]:not(:checked), summary';

export interface Control {
  index: number;
  name: string;
  /** Tag and classes. */
  kind: string;
}

/**
 * One visible control of each kind (same tag and classes): the others behave the same.
 * @param byIcon - whether buttons with other icons or panels are other kinds
 */
export const kindsOfControls = (page: Page, scope: string, byIcon = false): Promise<Control[]> =>
  page
    .locator(scope)
    .locator(PRESSED)
    .evaluateAll((elements, byIcon) => {
      const kinds = new Set<string>();
      return elements.flatMap((element, index) => {
        const drawn = (element as HTMLInputElement).labels?.[0] ?? element;
        const { width, height } = drawn.getBoundingClientRect();
        const isHere = element instanceof HTMLAnchorElement && element.href === location.href;
        const icon = element.tagName === 'BUTTON' && element.querySelector('svg')?.getAttribute('class');
        const own = byIcon ? ` ${icon} ${element.getAttribute('popovertarget')}` : '';
        const kind = `${element.tagName} ${drawn.className} ${element.parentElement!.className}${own}`;
        if (element.matches(':disabled, [aria-disabled=true], [aria-selected=true]')) return [];
        if (isHere || kinds.has(kind) || width <= 1 || height <= 1 || drawn.closest('[inert]')) return [];
        if (!drawn.checkVisibility({ visibilityProperty: true })) return [];
        kinds.add(kind);
        const name = element.getAttribute('aria-label') ?? drawn.textContent ?? '';
        return [{ index, kind, name: `${element.tagName.toLowerCase()} ${name.trim().slice(0, 50)}` }];
      });
    }, byIcon);

/** Waits until some time after the first contentful paint. */
export const afterPaint = (page: Page, afterMs: number): Promise<void> =>
  page.evaluate(async (ms) => {
    const paint = await new Promise<number>((resolve) =>
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries())
          if (name === 'first-contentful-paint') resolve(startTime);
      }).observe({ type: 'paint', buffered: true }),
    );
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, paint + ms - performance.now())));
  }, afterMs);

/** Presses a control where visitors see it, without waiting until the page is quiet, as they do. */
export async function press(page: Page, scope: string, { index }: Control): Promise<void> {
  const control = page.locator(scope).locator(PRESSED).nth(index);
  await control.waitFor({ state: 'attached' });
  const { x, y } = await control.evaluate(async (element) => {
    const drawn = (element as HTMLInputElement).labels?.[0] ?? element;
    const place = () => {
      drawn.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const box = drawn.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    let before: ReturnType<typeof place>;
    let now = place();
    do {
      before = now;
      // A part of the page that comes near the screen has its real height three frames later, and moves what follows.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      now = place();
    } while (now.x !== before.x || now.y !== before.y);
    return now;
  });
  await page.mouse.click(x, y);
}

/** What controls can change: address, states, names, open parts, messages and printing. */
export const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('a, button, input, select, summary, [role]')];
    const states = controls.map((element) => {
      const { checked, value } = element as HTMLInputElement;
      const names = ['aria-label', 'aria-pressed', 'aria-expanded', 'aria-current', 'aria-invalid'];
      return [checked, value, ...names.map((name) => element.getAttribute(name))].join();
    });
    const open = 'details[open], dialog[open], :popover-open, [data-toasts] li';
    const { printed } = window as { printed?: boolean };
    return JSON.stringify([location.href, document.querySelectorAll(open).length, printed, states]);
  });
