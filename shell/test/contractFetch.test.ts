import { CONTRACT_HEADER } from '@guide/contracts/api';
import { expect, jest, test } from '@jest/globals';
import { contractFetch } from '../src/navigation/outdated';

test.each([
  ['POST', true],
  ['GET', false],
])(
  'a write may be the last act of its page and goes out at once, a read in a task of its own: %s',
  async (method, isAtOnce) => {
    const fetch = jest.fn<typeof globalThis.fetch>(async () => new Response());
    const answer = contractFetch(fetch, '2.0.0')('/api/listings', { method });
    expect(fetch.mock.calls.length === 1).toBe(isAtOnce);
    await answer;
    const [address, init] = fetch.mock.calls[0]!;
    expect([address, init!.method, new Headers(init!.headers).get(CONTRACT_HEADER)]).toEqual([
      '/api/listings',
      method,
      '2.0.0',
    ]);
  },
);
