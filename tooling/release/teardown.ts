/** What a module leaves behind in the page when its screen is gone: listeners, timers, styles, changed globals. */
import type { Page } from '@playwright/test';
import { moduleAddress } from '../../services/gateway/src/releases/store';

/** A page of the shell without any module's screen. */
const NOWHERE = '/nowhere';
/**
 * How long a screen may take to clean up after itself, and to start what it starts late: 1.5 s in turns of the page's
 * event loop, so that a page that seldom gets a processor has as many as any other.
 */
const SETTLE_TURNS = 15;
const TURN_MS = 100;

/** One thing that was left: its sort, and the first file of the module on the stack that made it. */
export interface Leftover {
  /** The rest of a sentence that begins with the module: `leaves a listener for "resize" on window`. */
  what: string;
  /** `<file>:<line>:<column>`, where it is known. */
  from: string;
}

interface Probe {
  begin(): void;
  leftovers(): Leftover[];
}

/**
 * Opens a module's screen from a page without modules, leaves it, and looks at what is left of it.
 * @param page of a browser; what it has open is left
 * @param url the site's origin
 * @param module whose files count: those below its address
 * @param path of one of its screens
 */
export async function findLeftovers(
  page: Page,
  url: string,
  module: string,
  path: string,
): Promise<Leftover[]> {
  // Compilers of tests and programs name functions by a helper that the page does not have.
  await page.addInitScript(
    `((__name) => (${installProbe})(${JSON.stringify(moduleAddress(module))}))((named) => named)`,
  );
  await page.goto(url + NOWHERE);
  await whenHydrated(page);
  await page.waitForLoadState('networkidle');
  // What the module shows in the header is there on every page and stays.
  const inHeader = page.locator(`header [data-widget^="${module}/"]`);
  if ((await inHeader.count()) > 0) await inHeader.locator('*').first().waitFor({ state: 'attached' });
  await page.evaluate(() => (window as unknown as { probe: Probe }).probe.begin());
  await go(page, path);
  await page.locator(`main [data-module="${module}"]`).waitFor();
  await page.waitForLoadState('networkidle');
  await settle(page);
  await leave(page, module);
  await settle(page);
  return page.evaluate(() => (window as unknown as { probe: Probe }).probe.leftovers());
}

/** Waits until a page has been hydrated; any other document is there as soon as it is loaded. */
export async function whenHydrated(page: Page): Promise<void> {
  if ((await page.locator('script[data-page]').count()) === 0) return;
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

async function settle(page: Page): Promise<void> {
  for (let turn = 0; turn < SETTLE_TURNS; turn += 1) {
    await page.waitForTimeout(TURN_MS);
    await page.evaluate(() => {});
  }
}

/** Goes from a module's screen to the page without modules. @throws when the screen stays */
export async function leave(page: Page, module: string): Promise<void> {
  await go(page, NOWHERE);
  await page.locator(`main [data-module="${module}"]`).waitFor({ state: 'detached' });
}

/** The leftovers as sentences, each once. */
export const sentencesOf = (module: string, leftovers: Leftover[]): string[] => [
  ...new Set(leftovers.map(({ what, from }) => `${module} ${what}${from && ` (${from})`}.`)),
];

/** In-app navigation as the browser's back and forward do it; the module may have put others in these methods' place. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    History.prototype.replaceState.call(history, {}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Runs in the page, before everything else. */
function installProbe(own: string): void {
  /** Where a module's code is on the stack; empty when it is not. */
  const originOf = (): string => {
    for (const line of (new Error().stack ?? '').split('\n')) {
      const at = line.indexOf(own);
      if (at >= 0)
        return line
          .slice(at + own.length)
          .replace(/^[^/]*\//, '')
          .replace(/\)$/, '');
    }
    return '';
  };
  const held = new Map<string, Leftover>();
  const numbers = new WeakMap<object, number>();
  let last = 0;
  const numberOf = (value: unknown): number => {
    if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return 0;
    const known = numbers.get(value) ?? last + 1;
    last = Math.max(last, known);
    numbers.set(value, known);
    return known;
  };

  /** What outlives every screen. */
  const nameOf = (target: EventTarget): string | null => {
    if (target === window) return 'window';
    if (target === document) return 'the document';
    if (target === document.documentElement || target === document.body || target === document.head)
      return `the document's ${(target as Element).localName}`;
    if (target instanceof MediaQueryList) return `the media query ${target.media}`;
    if (target instanceof VisualViewport || target instanceof ScreenOrientation) return 'the screen';
    return null;
  };
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const keyOf = (target: EventTarget, type: string, listener: unknown, options: unknown) => {
    const capture = typeof options === 'object' ? !!(options as AddEventListenerOptions)?.capture : !!options;
    return `${numberOf(target)} ${type} ${numberOf(listener)} ${capture}`;
  };
  EventTarget.prototype.addEventListener = function (
    this: EventTarget,
    type: string,
    listener: never,
    options?: never,
  ) {
    const target = this ?? window;
    const name = nameOf(target);
    const from = name && originOf();
    if (from && listener) {
      const key = keyOf(target, type, listener, options);
      held.set(key, { what: `leaves a listener for "${type}" on ${name}`, from });
      const { once, signal } = Object(options) as AddEventListenerOptions;
      if (once) add.call(target, type, () => held.delete(key), options);
      signal?.addEventListener('abort', () => held.delete(key));
    }
    return add.call(target, type, listener, options);
  } as typeof add;
  EventTarget.prototype.removeEventListener = function (
    this: EventTarget,
    type: string,
    listener: never,
    options?: never,
  ) {
    held.delete(keyOf(this ?? window, type, listener, options));
    return remove.call(this ?? window, type, listener, options);
  } as typeof remove;

  const { setInterval: every, clearInterval: stopEvery, setTimeout: later, clearTimeout: stopLater } = window;
  const { requestAnimationFrame: frame, cancelAnimationFrame: stopFrame } = window;
  Object.assign(window, {
    setInterval(...input: Parameters<typeof every>) {
      const id = every.apply(window, input);
      const from = originOf();
      if (from) held.set(`timer ${id}`, { what: `leaves a timer of every ${input[1] ?? 0} ms`, from });
      return id;
    },
    setTimeout(handler: TimerHandler, ms?: number, ...values: unknown[]) {
      const from = originOf();
      const run = () => {
        held.delete(`timer ${id}`);
        if (typeof handler === 'function') handler(...values);
      };
      const isOwn = from && typeof handler === 'function';
      const id = Reflect.apply(later, window, isOwn ? [run, ms] : [handler, ms, ...values]) as number;
      if (isOwn) held.set(`timer ${id}`, { what: `leaves a timer of ${ms ?? 0} ms`, from });
      return id;
    },
    requestAnimationFrame(callback: FrameRequestCallback) {
      const from = originOf();
      if (!from) return frame.call(window, callback);
      const id = frame.call(window, (time) => {
        held.delete(`frame ${id}`);
        callback(time);
      });
      held.set(`frame ${id}`, { what: 'leaves an animation that goes on', from });
      return id;
    },
    clearInterval: (id?: number) => clear(id, stopEvery),
    clearTimeout: (id?: number) => clear(id, stopLater),
    cancelAnimationFrame(id: number) {
      held.delete(`frame ${id}`);
      stopFrame.call(window, id);
    },
  });
  function clear(id: number | undefined, stop: (id?: number) => void): void {
    held.delete(`timer ${id}`);
    stop.call(window, id);
  }

  /** Own properties of what everybody shares, each with its value. */
  const sharedObjects: Record<string, object> = {
    window,
    history,
    navigator,
    document,
    localStorage: Storage.prototype,
  };
  for (const name of Object.getOwnPropertyNames(window)) {
    if (!/^[A-Z]/.test(name)) continue;
    const { value } = Object.getOwnPropertyDescriptor(window, name) ?? {};
    if (typeof value !== 'function' && typeof value !== 'object') continue;
    if (value) sharedObjects[name] = value;
    if (value?.prototype) sharedObjects[`${name}.prototype`] = value.prototype;
  }
  const snapshot = () => {
    const seen = new Map<string, unknown>();
    for (const [owner, object] of Object.entries(sharedObjects)) {
      for (const key of Reflect.ownKeys(object)) {
        const { value, get, set } = Object.getOwnPropertyDescriptor(object, key)!;
        // Accessors that keep a value, as the shell's own do, are read; those of the browser need their object.
        const kept =
          get && object === window && !/\[native code\]/.test(String(get))
            ? Reflect.get(object, key)
            : undefined;
        for (const [part, one] of Object.entries({ value, get, set, kept }))
          seen.set(`${owner}.${String(key)}\0${part}`, typeof one === 'function' ? one : typeof one);
      }
    }
    return seen;
  };
  /** Names that the bundler and the federation runtime give to what they load, and that the browser gives elements. */
  const BUNDLER =
    /^window\.(webpackChunk|guide_|rspackChunk|chunk|__FEDERATION|__GLOBAL|__VMOK|_+rspack|dataLayer|probe)/;
  const styleElements = () => document.querySelectorAll('style').length;
  const sheets = () => document.adoptedStyleSheets.length;
  const attributes = () =>
    [document.documentElement, document.body].flatMap((element) =>
      element.getAttributeNames().map((name) => `${element.localName} ${name}=${element.getAttribute(name)}`),
    );

  let before = {
    globals: snapshot(),
    styles: 0,
    sheets: 0,
    attributes: [] as string[],
    children: [] as Element[],
  };
  const probe: Probe = {
    begin() {
      held.clear();
      before = {
        globals: snapshot(),
        styles: styleElements(),
        sheets: sheets(),
        attributes: attributes(),
        children: [...document.body.children],
      };
    },
    leftovers() {
      const found = [...held.values()];
      const note = (what: string) => found.push({ what, from: '' });
      const changed = new Set<string>();
      for (const [key, value] of snapshot()) {
        const name = key.split('\0')[0]!;
        if (before.globals.get(key) !== value && !BUNDLER.test(name)) changed.add(name);
      }
      for (const name of changed) note(`changes ${name}`);
      if (styleElements() > before.styles || sheets() > before.sheets) note('leaves styles in the document');
      for (const attribute of attributes())
        if (!before.attributes.includes(attribute)) note(`leaves the attribute ${attribute}`);
      for (const element of document.body.children)
        if (!before.children.includes(element)) note(`leaves a ${element.localName} in the document's body`);
      return found;
    },
  };
  Object.assign(window, { probe });
}
