import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '../../support/ask';
import { faultOf, fuzzedCall } from '../../support/fuzzer';
import { startTestGateway, type TestGateway } from '../../support/gateway';

const REQUESTS = 2000;
const MAX_IN_FLIGHT = 8;

let site: TestGateway;
beforeAll(async () => {
  site = await startTestGateway({ LOG_LEVEL: 'fatal' });
}, 60_000);
afterAll(() => site.remove());

test('2,000 fuzzed requests: no 5xx but 503 with Retry-After, no crash, every 400 in the one error body', async () => {
  const faults: string[] = [];
  const statuses = new Set<number>();
  let next = 0;
  await Promise.all(
    Array.from({ length: MAX_IN_FLIGHT }, async () => {
      while (next < REQUESTS) {
        const call = fuzzedCall(1, next++);
        const answer = await ask(site.url, call);
        statuses.add(answer.status);
        const fault = faultOf(answer, call.method);
        if (fault)
          faults.push(`${call.method} ${call.path.slice(0, 100)} ${call.body ?? ''}: ${fault}`.slice(0, 300));
      }
    }),
  );
  expect(faults).toEqual([]);
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404, 413, 415]));
  expect(site.child.exitCode).toBeNull();
}, 120_000);
