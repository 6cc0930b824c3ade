import type { StatusResponse } from '@guide/contracts/api';
import { expect, test } from '@jest/globals';
import { statusLines } from '../src/cli/status.mjs';

const at = '2026-11-30T08:00:00.000Z';
const STATUS = {
  module: 'pubs',
  allocations: [
    { version: '1.0.0', percent: 90, failure: null },
    { version: '1.1.0', percent: 10, failure: 'ended by itself with code 1' },
  ],
  unserved: [{ version: '1.2.0', reason: 'It was never given to visitors.' }],
  votes: [
    { version: '1.0.0', voters: 120, failures: 2, slow: 3 },
    { version: '1.1.0', voters: 0, failures: 0, slow: 0 },
  ],
  vitals: [
    { version: '1.0.0', metric: 'LCP', p75: 1200, samples: 230 },
    { version: '1.0.0', metric: 'CLS', p75: 12, samples: 40 },
  ],
  halted: null,
  changes: [{ at, by: 'Team Pubs over HTTP', action: 'share', version: '1.1.0', percent: 10 }],
  failures: [
    { version: '1.1.0', where: 'browser', message: 'No days', line: 'src/a.ts:3:5', first: at, last: at },
  ],
} as unknown as StatusResponse;

test('guide status says who gets what, what is not served and why, and what browsers reported', () => {
  expect(statusLines(STATUS)).toEqual([
    'pubs: 1.0.0 90 %, 1.1.0 10 %',
    '  1.1.0 cannot be rendered on the server: the renderer ended by itself with code 1',
    '  1.2.0 is not served: It was never given to visitors.',
    '  1.0.0: pages of 120 visitors, failed for 2, slow for 3 (since the last change)',
    '  1.0.0: LCP 1200 ms (75th percentile of 230 samples in a week)',
    '  1.0.0: CLS 0.012 (75th percentile of 40 samples in a week)',
    `  1.1.0 failed in browsers, last at ${at}: No days (src/a.ts:3:5)`,
    '  2026-11-30 08:00:00 share 1.1.0 to 10 % by Team Pubs over HTTP',
  ]);
});

test('guide status understands a guide that reports less', () => {
  const { module, allocations, halted, changes, failures, live, permitted } = STATUS;
  const older = { module, allocations, halted, changes, failures, live, permitted };
  expect(statusLines(older)).toHaveLength(4);
  expect(statusLines({ ...older, allocations: [], changes: [], failures: [] })).toEqual([
    'pubs: unregistered',
  ]);
});
