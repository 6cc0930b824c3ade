import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { buildProgram } from '../../../tooling/build/program.mjs';
import { originWarning } from '../src/settings';
import { holidayWarning } from '../src/site';

const site = (bankHolidays: string[]) => ({ product: 'London', bankHolidays }) as never;

test('bank holidays that end within a year are named at the start, and so are those that are over', () => {
  const days = ['2027-12-28', '2027-12-27', '2026-01-01'];
  const at = (day: string) => holidayWarning(site(days), Date.parse(day));
  expect(at('2026-12-28')).toBeNull();
  for (const day of ['2026-12-29', '2027-12-28', '2040-01-01'])
    expect(at(day)).toMatch(/^The bank holidays of London end on 2027-12-28: /);
  expect(holidayWarning(site([]), Date.now())).toBeNull();
});

test.each([
  ['127.0.0.1', undefined, false],
  ['localhost', undefined, false],
  ['::1', undefined, false],
  ['0.0.0.0', undefined, true],
  ['192.0.2.1', undefined, true],
  ['::', undefined, true],
  ['0.0.0.0', 'https://guide.example', false],
])('listening on %s with ORIGIN %s warns: %s', (HOST, ORIGIN, warns) => {
  expect(originWarning({ HOST, ORIGIN, PORT: 4000 })?.startsWith('ORIGIN is not set')).toBe(
    warns || undefined,
  );
});

test('a data folder that cannot be written ends the start with one sentence', async () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [await buildProgram('services/gateway/src/server.ts')],
    {
      encoding: 'utf8',
      env: {
        MONGODB_URL: 'mongodb://127.0.0.1',
        CITY_FOLDER: '/c',
        BUILD_FOLDER: '/b',
        DATA_DIR: '/dev/null/data',
      },
    },
  );
  expect([status, stderr]).toEqual([
    1,
    'The gateway did not start: DATA_DIR /dev/null/data cannot be written (ENOTDIR).\n',
  ]);
});
