import type { Release } from '@guide/contracts/api';
import { processorUseMs } from '@guide/service-kit';
import { afterEach, expect, test } from '@jest/globals';
import { createCostSharing } from '../src/renderers/costs';
import { RendererBusy } from '../src/renderers/process';
import { MAX_QUEUE_MS } from '../src/renderers/queues';
import type { Renderers } from '../src/renderers/renderers';
import type { PageCost } from '../src/security/renderBudget';
import { HOME_REQUEST, openPool, renderersOf, writeProgram } from './support/renderer';

test('pages in progress share the processor time of their renderer, and the next page pays for its start', () => {
  let usedMs = 300;
  const measure = createCostSharing(() => usedMs);
  const [first, second, third]: [PageCost, PageCost, PageCost] = [{}, { rendererMs: 5 }, {}];
  const endFirst = measure(first);
  usedMs += 10;
  const endSecond = measure(second);
  usedMs += 20;
  endFirst();
  usedMs += 40;
  endSecond();
  expect([first.rendererMs, second.rendererMs]).toEqual([300 + 10 + 10, 5 + 10 + 40]);
  usedMs += 1;
  const endThird = measure(third);
  usedMs += 2;
  endThird();
  expect(third.rendererMs).toBe(3);
});

test('the cost of a page is unknown if its renderer has exited', () => {
  let usedMs = 300;
  const cost: PageCost = {};
  const end = createCostSharing(() => usedMs)(cost);
  usedMs = 0;
  end();
  expect(cost.rendererMs).toBe(Number.POSITIVE_INFINITY);
});

const SPIN_MS = 50;
/** A renderer whose pages need 50 ms of processor time each. */
const program = writeProgram(
  'spinning',
  `const used = () => { const { user, system } = process.cpuUsage(); return user + system; };
  const before = used();
  while (used() - before < ${SPIN_MS} * 1000);
  frame({ ...PAGE, id: page.id }, 'ab' + QUERIES);`,
);

let pool: Renderers | undefined;
afterEach(() => pool?.close());

test('three pages of a renderer cost together what it used, and one that waited too long costs nothing', async () => {
  const clock = { ms: 0 };
  const renderers = openPool(program, { now: () => clock.ms });
  pool = renderers;
  const release = { module: 'discover', version: '1.0.0', owner: 'tests' } as Release;
  const render = (cost: PageCost) =>
    renderers.render(release, HOME_REQUEST, { requestId: 'id', cost }, false);
  await render({});
  const [pid] = renderersOf(program);
  const usedBefore = processorUseMs(pid);
  const costs: PageCost[] = [{}, {}, {}];
  const late: PageCost = {};
  const pages = costs.map(render);
  const refused = expect(render(late)).rejects.toThrow(RendererBusy);
  clock.ms += MAX_QUEUE_MS + 1;
  await Promise.all(pages);
  await refused;
  const total = costs.reduce((sum, { rendererMs }) => sum + rendererMs!, 0);
  // The kernel counts each page's time in steps of 10 ms.
  expect(total).toBeGreaterThan(costs.length * (SPIN_MS - 10));
  expect(total).toBeLessThanOrEqual(processorUseMs(pid) - usedBefore + SPIN_MS);
  expect(late.rendererMs).toBe(0);
});
