import { expect, test } from '@jest/globals';
import { ask } from './support/ask';
import { extremeCalls, faultsOf, routesOf } from './support/extremes';
import { startGateway } from './support/gateway';

/** Of each route one call in so many, another in each route; the others are in the long group. */
const EVERY = 40;
/** A call that has no answer then is told by its name. */
const GIVEN_UP_MS = 60_000;

const site = await startGateway({ LOG_LEVEL: 'fatal' });

test('a part of all extremes against every route: no 5xx, every call is answered, and so are plain ones after', async () => {
  const routes = await routesOf(site);
  const calls = routes.flatMap((route, n) =>
    extremeCalls(route).filter((_call, index) => index % EVERY === n % EVERY),
  );
  console.log(`${routes.length} routes, ${calls.length} calls`);
  expect(await faultsOf(site.url, calls, AbortSignal.timeout(GIVEN_UP_MS))).toEqual([]);
  for (const path of ['/', '/top-attractions', '/images/hostile.svg', '/api/health', '/api/listings/1'])
    expect([path, (await ask(site.url, { path })).status]).toEqual([path, 200]);
}, 90_000);
