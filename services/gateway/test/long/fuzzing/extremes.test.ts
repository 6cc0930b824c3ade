import { expect, test } from '@jest/globals';
import { ask } from '../../support/ask';
import { extremeCalls, faultsOf, routesOf } from '../../support/extremes';
import { startGateway } from '../../support/gateway';

/** After this time, calls without a response are reported. */
const GIVEN_UP_MS = 570_000;
/** Maximum growth of the process's memory during all calls. */
const MAX_GROWTH_BYTES = 400 * 1024 ** 2;

const site = await startGateway({ LOG_LEVEL: 'fatal', METRICS_PORT: '0' });

const memory = async () => Number(/^process_resident_memory_bytes (\S+)/m.exec(await site.metrics())![1]);

test('extreme values on every route cause no 5xx, memory stays bounded, and plain calls still work', async () => {
  const routes = await routesOf(site);
  const calls = routes.flatMap(extremeCalls);
  console.log(`${routes.length} routes, ${calls.length} calls`);
  const before = await memory();
  expect(await faultsOf(site.url, calls, AbortSignal.timeout(GIVEN_UP_MS))).toEqual([]);
  const growth = (await memory()) - before;
  console.log(`The process grew by ${Math.round(growth / 1024 ** 2)} MB`);
  expect(growth).toBeLessThan(MAX_GROWTH_BYTES);
  for (const path of ['/', '/top-attractions', '/images/hostile.svg', '/api/health', '/api/listings/1'])
    expect([path, (await ask(site.url, { path })).status]).toEqual([path, 200]);
}, 600_000);
