import { expect } from '@jest/globals';
import { ask } from './ask';
import type { TestGateway } from './gateway';
import { bundle, openReleases } from './hostileReleases';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** Sends a page view as a browser does. @returns the cookies that the response sets, split into parts */
export async function cookiesOfView(url: string, headers: Record<string, string> = {}): Promise<string[][]> {
  const response = await ask(url, {
    path: '/api/analytics/pageview',
    method: 'POST',
    headers: { 'user-agent': FIREFOX, ...headers },
    body: { path: '/', cookies: true },
  });
  expect(response.status).toBe(200);
  return (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split('; '));
}

/** Starts a canary, which makes pages set a cookie. @returns that cookie, split into parts */
export async function canaryCookieOf(site: TestGateway): Promise<string[]> {
  const readCookies = async () => (await ask(site.url, { path: '/api/modules/live' })).headers['set-cookie'];
  expect(await readCookies()).toBeUndefined();
  const { registry, add } = await openReleases(site);
  await add('discover', '1.1.0', bundle('() => null'));
  await registry.share('discover', '1.1.0', 50);
  // The gateway reads the registry again after a moment.
  let cookies: string[] | undefined;
  while (!cookies) cookies = await readCookies();
  return cookies[0]!.split('; ');
}
