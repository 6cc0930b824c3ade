/** A page in jsdom with the files of a build. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CheckPage } from './page';

const ORIGIN = 'http://guide.test';
const nothing = () => {};

// jsdom has no layout, so observers never fire and no media query matches.
class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Standard interfaces that jsdom lacks. Node's are used where it has them. */
const WINDOW = {
  TextEncoder,
  TextDecoder,
  Response,
  Request,
  Headers,
  ReadableStream,
  structuredClone,
  fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  IntersectionObserver: IdleObserver,
  ResizeObserver: IdleObserver,
  PerformanceObserver: IdleObserver,
  matchMedia: (media: string) => ({
    matches: false,
    media,
    addEventListener: nothing,
    removeEventListener: nothing,
    addListener: nothing,
    removeListener: nothing,
  }),
  requestIdleCallback: (call: (deadline: object) => void) =>
    setTimeout(() => call({ didTimeout: false, timeRemaining: () => 50 }), 1),
  cancelIdleCallback: clearTimeout,
  scrollTo: nothing,
  scrollBy: nothing,
  CSS: { supports: () => false, escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') },
};

const ELEMENT = {
  scrollIntoView: nothing,
  scrollTo: nothing,
  scrollBy: nothing,
  setPointerCapture: nothing,
  releasePointerCapture: nothing,
  hasPointerCapture: () => false,
  checkVisibility: () => true,
  getAnimations: () => [],
  animate: () => ({ finished: Promise.resolve(), cancel: nothing, finish: nothing, play: nothing }),
  showPopover: nothing,
  hidePopover: nothing,
  togglePopover: () => false,
};

const DIALOG = { show: nothing, showModal: nothing, close: nothing };

function fill(target: object, interfaces: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(interfaces))
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
}

/** @param jsdomPath - the package's entry @param browser - folder of the build's files @param code - the page's program */
export function openPage(jsdomPath: string, browser: string, code: string): CheckPage {
  const { JSDOM, ResourceLoader, VirtualConsole } = createRequire(jsdomPath)(jsdomPath);
  class Files extends ResourceLoader {
    fetch(url: string): Promise<Buffer> {
      return readFile(path.join(browser, path.basename(new URL(url).pathname)));
    }
  }
  const { window } = new JSDOM('<!doctype html><html lang="en"><head></head><body></body></html>', {
    url: `${ORIGIN}/`,
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    resources: new Files(),
    virtualConsole: new VirtualConsole(),
  });
  fill(window, WINDOW);
  fill(window.Element.prototype, ELEMENT);
  fill(window.HTMLDialogElement.prototype, DIALOG);
  window.eval(code);
  return window.checkPage;
}
