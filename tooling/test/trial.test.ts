import { expect, test } from '@jest/globals';
import { errors } from '@playwright/test';
import { createGatewayLog } from '../release/gatewayLog';
import { isTimeLimit } from '../release/outcome';

test.each([
  ['a wait', new errors.TimeoutError('locator.waitFor: Timeout 30000ms exceeded.')],
  ['a module', 'Module pubs 1.0.0 of Team Pubs failed: pubs/TopPubs took too long to load'],
  ['a screen', 'Module pubs 1.0.0 of Team Pubs failed: pubs/TopPubs is late'],
  ['a chunk', 'Loading chunk 345 failed.\n(timeout: http://127.0.0.1/modules/pubs/1/345.js)'],
  ['an entry', 'ScriptNetworkError: Script "http://127.0.0.1/modules/pubs/1/remoteEntry.js" timed out.'],
  ['a request', 'TimeoutError: signal timed out'],
  ['a renderer without a processor', 'The renderer did not answer within 1000 ms'],
  ['a renderer', 'The renderer did not answer within 1000 ms, though it waited 3600 ms for a processor'],
])('%s that was given up says that something was slow', (_what, said) => {
  expect(isTimeLimit(said)).toBe(true);
});

test.each([
  ['a page that was closed', new Error('locator.waitFor: Target page has been closed')],
  ['a difference', 'Hydration Error: Minified React error #418'],
  ['what a module throws', 'Module pubs 1.0.0 of Team Pubs failed: A fault of this release'],
  ['a missing chunk', 'Loading chunk 345 failed.\n(missing: http://127.0.0.1/modules/pubs/1/345.js)'],
  ['what a renderer says', 'The screen threw'],
  ['a text like one', 'TypeError: the list is later than the page'],
])('%s is a fault', (_what, said) => {
  expect(isTimeLimit(said)).toBe(false);
});

const line = (reqId: string, type: string, message: string) =>
  JSON.stringify({ level: 50, reqId, err: { type, message }, msg: 'Rendering a module failed' });

test('of the gateway it is known why a request was answered without its screen, unless that was slow', () => {
  const log = createGatewayLog();
  log.onLine('Rendering a module failed, in a line that is no JSON');
  log.onLine(JSON.stringify({ level: 50, reqId: 'trial-TopPubs-1', msg: 'A renderer ended' }));
  log.onLine(line('trial-TopPubs-1', 'RendererUnavailable', 'Its bundle is late'));
  log.onLine(
    line('trial-TopPubs-2', 'Error', 'The renderer did not answer, it waited 900 ms for a processor'),
  );
  log.onLine(line('trial-PubDetail-1', 'Error', 'No server'));
  expect(log.failureOf('trial-TopPubs-', isTimeLimit)).toBeUndefined();
  expect(log.lastOf('trial-TopPubs-')).toMatch(/waited 900 ms/);
  expect(log.failureOf('trial-PubDetail-', isTimeLimit)).toBe('No server');
});
