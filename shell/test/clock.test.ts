import { guideNow } from '@guide/contracts/module';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fetchWithClock, startClock } from '../src/clock';
import { CLOCK_HEADER, STORED_REASON_HEADER } from '../src/offline/headers';

const NOON = Date.UTC(2026, 10, 20, 12);
const DAY_MS = 86_400_000;

/** The gateway responds with the right time. */
function stubGateway(headers: Record<string, string> = {}) {
  const fetch = jest.fn(
    async (_url: unknown, _init?: RequestInit) =>
      new Response('', { headers: { date: new Date(NOON).toUTCString(), ...headers } }),
  );
  Object.assign(globalThis, { fetch });
  return fetch;
}

const shown = () => new Date(guideNow()).toISOString().slice(0, 16);
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(performance, 'now').mockReturnValue(0);
  // Missing in jsdom.
  Object.assign(performance, { getEntriesByType: () => [{ responseStart: 0 }] });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const deviceAt = (now: number) => jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'performance'] });

test("D-86 A device whose clock is a day ahead shows the guide's day, also offline", async () => {
  const fetch = stubGateway();
  deviceAt(NOON + DAY_MS);
  startClock(NOON - 60_000);
  expect(shown()).toBe('2026-11-20T11:59');
  await settle();
  expect(fetch.mock.calls).toHaveLength(1);
  expect(localStorage.getItem('guide-clock')).toBe(String(-DAY_MS + -60_000));
  deviceAt(NOON + DAY_MS + 3_600_000);
  startClock(null);
  expect(shown()).toBe('2026-11-20T12:59');
});

test('D-86 A right clock is kept: nothing is requested or stored, and old pages do not change it', async () => {
  const fetch = stubGateway();
  deviceAt(NOON);
  startClock(NOON - 60_000);
  await settle();
  expect([shown(), fetch.mock.calls.length, localStorage.length]).toEqual(['2026-11-20T12:00', 0, 0]);
  // The gateway serves an old page during an outage.
  startClock(NOON - 3 * 3_600_000);
  await settle();
  expect([shown(), fetch.mock.calls.length, localStorage.length]).toEqual(['2026-11-20T12:00', 1, 0]);
});

test('D-86 Responses correct the clock, stored ones do not, and the worker learns the offset', async () => {
  deviceAt(NOON - DAY_MS);
  startClock(null);
  expect(shown()).toBe('2026-11-19T12:00');
  const stored = stubGateway({ [STORED_REASON_HEADER]: 'offline' });
  await fetchWithClock(stored as never)('/api/listings');
  expect(shown()).toBe('2026-11-19T12:00');
  const current = stubGateway();
  const read = fetchWithClock(current as never);
  await read('/api/listings', { headers: { pragma: 'no-cache' } });
  await read('/api/listings', { headers: { pragma: 'no-cache' } });
  expect(shown()).toBe('2026-11-20T12:00');
  expect(current.mock.calls.map(([, init]) => Object.fromEntries(new Headers(init?.headers)))).toEqual([
    { pragma: 'no-cache' },
    { pragma: 'no-cache', [CLOCK_HEADER]: String(DAY_MS) },
  ]);
  expect(localStorage.getItem('guide-clock')).toBe(String(DAY_MS));
  // The visitor sets the device's clock right.
  deviceAt(NOON);
  await read('/api/listings');
  expect([shown(), localStorage.getItem('guide-clock')]).toEqual(['2026-11-20T12:00', null]);
});
