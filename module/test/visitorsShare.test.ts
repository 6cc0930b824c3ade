import { expect, test } from '@jest/globals';
import { shareOf } from '../src/cli/visitors-share.mjs';

test.each([
  [{}, 100],
  [{ canary: '10' }, 10],
  [{ canary: '0' }, 0],
  [{ canary: '100' }, 100],
  [{ canary: '0.5', ramp: true }, 0.5],
])('%j gives a release to %d %% of visitors', (options, percent) => {
  expect(shareOf(options, {})).toBe(percent);
});

const GROW = '--ramp lets a share grow: say from where, as in --canary 1 --ramp.';
const NPM = 'npm took these options for its own: write -- before --canary and --ramp.';
test.each([
  [{ ramp: true }, {}, GROW],
  [{ ramp: true, canary: '100' }, {}, GROW],
  [{ ramp: true, canary: '0' }, {}, GROW],
  [{ canary: '' }, {}, '--canary takes a share from 0 to 100, not "".'],
  [{ canary: '101' }, {}, '--canary takes a share from 0 to 100, not "101".'],
  [{ canary: 'ten' }, {}, '--canary takes a share from 0 to 100, not "ten".'],
  // `npm run release -w mfe-pubs --canary 10 --ramp`
  [{}, { npm_config_canary: 'true' }, NPM],
  [{}, { npm_config_ramp: 'true' }, NPM],
])('%j %j is refused', (options, env, sentence) => {
  expect(() => shareOf(options, env)).toThrow(sentence);
});
