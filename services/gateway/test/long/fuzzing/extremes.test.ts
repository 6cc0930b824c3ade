import { expect, test } from '@jest/globals';
import { ask } from '../../support/ask';
import { extremeCalls, faultsOf, routesOf } from '../../support/extremes';
import { startGateway } from '../../support/gateway';

/** Maximum growth of the process's memory during all calls. */
const MAX_GROWTH_BYTES = 400 * 1024 ** 2;

const site = await startGateway({ LOG_LEVEL: 'fatal', METRICS_PORT: '0' });

const memory = async () => Number(/^process_resident_memory_bytes (\S+)/m.exec(await site.metrics())![1]);

const routes = await routesOf(site);
const before = await memory();

test.each(routes)('extreme values at %s cause no 5xx', async (route) => {
  expect(await faultsOf(site.url, extremeCalls(route))).toEqual([]);
});

test('after extreme values on every route, memory is bounded, and plain calls work', async () => {
  const growth = (await memory()) - before;
  console.log(`The process grew by ${Math.round(growth / 1024 ** 2)} MB`);
  expect(growth).toBeLessThan(MAX_GROWTH_BYTES);
  for (const path of ['/', '/top-attractions', '/images/hostile.svg', '/api/health', '/api/listings/1'])
    expect([path, (await ask(site.url, { path })).status]).toEqual([path, 200]);
});
