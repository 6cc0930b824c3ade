import type { Page, Route } from '@playwright/test';
import { expectTheRestWorks, fallbackOf, openFrame, report, retry, timeTo } from './boundary';
import { go } from './navigate';
import { expect } from './test';

async function tamper(route: Route) {
  const response = await route.fetch();
  const text = await response.text();
  const change = route.request().url().includes('.css')
    ? 'main { outline: 7px solid red }'
    : 'globalThis.tampered = true;';
  await route.fulfill({ response, body: `${text}\n${change}` });
}

interface Fault {
  /** Which of a module's files it befalls. */
  files: RegExp;
  answer(route: Route): Promise<void>;
}

/** What can happen to a module's files on their way. */
export const moduleFaults = {
  'its files are gone': { files: /\.js/, answer: (route) => route.fulfill({ status: 404, body: 'gone' }) },
  'its entry hangs': { files: /remoteEntry.*\.js/, answer: () => new Promise(() => {}) },
  'its script hangs': { files: /expose.*\.js/, answer: () => new Promise(() => {}) },
  'its entry answers 500': {
    files: /remoteEntry.*\.js/,
    answer: (route) => route.fulfill({ status: 500, body: 'broken' }),
  },
  'a 404 of JSON stands for its entry': {
    files: /remoteEntry.*\.js/,
    answer: (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{"error":{}}' }),
  },
  'its script was changed': { files: /expose.*\.js/, answer: tamper },
  'its entry was changed': { files: /remoteEntry.*\.js/, answer: tamper },
  'its style is gone': { files: /\.css/, answer: (route) => route.fulfill({ status: 404, body: 'gone' }) },
  'its style was changed': { files: /\.css/, answer: tamper },
} satisfies Record<string, Fault>;

export type ModuleFault = keyof typeof moduleFaults;

/** The fault that each module meets in every run of the tests; a long run has the others. */
export const usualFaults: Record<string, ModuleFault> = {
  discover: 'its files are gone',
  pubs: 'its script was changed',
  map: 'its entry answers 500',
  search: 'its style is gone',
  analytics: 'its entry was changed',
};

/** Goes to a module that meets a fault: the frame stays, a fallback shows, the others work, and the retry helps. */
export async function expectContained(
  page: Page,
  [module, path, heading]: [module: string, path: string, heading: RegExp],
  fault: ModuleFault,
): Promise<void> {
  const { files, answer }: Fault = moduleFaults[fault];
  const pattern = (url: URL) => url.pathname.startsWith(`/modules/${module}/`) && files.test(url.pathname);
  await openFrame(page);
  await page.route(pattern, answer);
  report(module, fault, await timeTo(page, path, /could not be loaded/));
  await expect(fallbackOf(page)).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  await expect(page.getByRole('main')).not.toHaveCSS('outline-width', '7px');

  await expectTheRestWorks(page, module);
  await page.unroute(pattern);
  await go(page, path);
  await retry(page, heading);
}
