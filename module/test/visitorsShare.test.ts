import path from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { temporaryFolder } from '../../tooling/test/support/temporaryFolder';
import { main } from '../src/cli/main.mjs';
import { parseShare } from '../src/cli/visitors-share.mjs';
import { createKey } from '../src/release/keys.mjs';

const keyFile = path.join(temporaryFolder(), 'key.json');
beforeAll(async () => {
  process.env.RELEASE_KEY = keyFile;
  await createKey(keyFile, 'guide-test');
});
afterAll(() => {
  delete process.env.RELEASE_KEY;
});

test.each([
  [{}, 100],
  [{ canary: '10' }, 10],
  [{ canary: '0' }, 0],
  [{ canary: '100' }, 100],
  [{ canary: '0.5', ramp: true }, 0.5],
])('Release with %j to %d %% of visitors', (options, percent) => {
  expect(parseShare(options, {})).toBe(percent);
});

const GROW = '--ramp needs a share to start from, such as --canary 1 --ramp.';
const NPM = 'npm consumed these options: write -- before --canary and --ramp.';
test.each([
  [{ ramp: true }, {}, GROW],
  [{ ramp: true, canary: '100' }, {}, GROW],
  [{ ramp: true, canary: '0' }, {}, GROW],
  [{ canary: '' }, {}, '--canary takes a share from 0 to 100, not "".'],
  [{ canary: '101' }, {}, '--canary takes a share from 0 to 100, not "101".'],
  [{ canary: 'ten' }, {}, '--canary takes a share from 0 to 100, not "ten".'],
  // npm consumes the options of `npm run release -w mfe-pubs --canary 10 --ramp`.
  [{}, { npm_config_canary: 'true' }, NPM],
  [{}, { npm_config_ramp: 'true' }, NPM],
])('Refuse %j %j', (options, env, sentence) => {
  expect(() => parseShare(options, env)).toThrow(sentence);
});

const module = { folder: '', pkg: { guide: {} }, target: { name: 'pubs', folder: '', out: '' } };
test.each([
  ['release --ramp', GROW],
  ['share 1.0.0 --ramp', GROW],
  ['share 1.0.0', 'Name the share of visitors: --canary 10, or --canary 100 for all.'],
  ['share --canary 10', 'Name the release: npx guide share 1.0.0-0123456789 --canary 10 --guide …'],
  ['unregister --reason "two\nlines"', 'A reason is one line of 200 characters at most.'],
])('D-67 guide %s exits with 1 and a reason, without contacting a guide', async (line, sentence) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const args = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => String(quoted ?? word));
  expect(await main([...args, '--guide', 'http://127.0.0.1:9'], module)).toBe(1);
  expect(logged).toHaveBeenCalledWith(sentence);
  logged.mockRestore();
});
