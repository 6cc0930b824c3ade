import { moduleAddress } from '@guide/contracts/module/address';
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
  name: string;
  /** Which of a module's files have it. */
  files: RegExp;
  answer(route: Route): Promise<void>;
}

const respond =
  (status: number, body: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, body });

/** A fault on the way of each module's files, by module. */
export const moduleFaults: Record<string, Fault> = {
  discover: { name: 'its files are gone', files: /\.js/, answer: respond(404, 'gone') },
  pubs: { name: 'its script was changed', files: /expose.*\.js/, answer: tamper },
  map: { name: 'its entry answers 500', files: /remoteEntry.*\.js/, answer: respond(500, 'broken') },
  search: { name: 'its style is gone', files: /\.css/, answer: respond(404, 'gone') },
  analytics: { name: 'its entry was changed', files: /remoteEntry.*\.js/, answer: tamper },
};

/** Goes to a module that meets a fault: the frame stays, a fallback shows, the others work, and the retry helps. */
export async function expectContained(
  page: Page,
  [module, path, heading]: [module: string, path: string, heading: RegExp],
  { name, files, answer }: Fault,
): Promise<void> {
  const pattern = (url: URL) => url.pathname.startsWith(moduleAddress(module)) && files.test(url.pathname);
  await openFrame(page);
  await page.route(pattern, answer);
  report(module, name, await timeTo(page, path, /could not be loaded/));
  await expect(fallbackOf(page)).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  await expect(page.getByRole('main')).not.toHaveCSS('outline-width', '7px');

  await expectTheRestWorks(page, module, 1);
  await page.unroute(pattern);
  await go(page, path);
  await retry(page, heading);
}
