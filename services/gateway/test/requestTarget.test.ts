import { expect, test } from '@jest/globals';
import { normalTarget } from '../src/security/requestTarget';

test.each([
  ['/top-attractions?a=%74', '/top-attractions?a=%74', 'a'],
  ['http://guide.example/map?area=1', '/map?area=1', 'guide.example'],
  ['HTTPS://guide.example:8443/', '/', 'guide.example:8443'],
  ['http://guide.example', '/', 'guide.example'],
  ['http://guide.example?theme=dark', '/?theme=dark', 'guide.example'],
  ['http://user:password@guide.example/map', '/map', 'guide.example'],
  ['http://[::1]:4000/map', '/map', '[::1]:4000'],
  ['/http://guide.example/', '/http://guide.example/', 'a'],
  ['/%74op%2Dattractions', '/top-attractions', 'a'],
  ['/%7Euser%5F%2e', '/~user_.', 'a'],
  ['/%61pi/listings', '/api/listings', 'a'],
  // Only one step: what a decoded `%` begins stays encoded.
  ['/%2574op', '/%2574op', 'a'],
  ['/a%2Fb%20c%3Fd%e2%82%ac', '/a%2Fb%20c%3Fd%e2%82%ac', 'a'],
  ['/%E0%41', '/%25E0A', 'a'],
])('the target %s is read as %s of host %s', (url, target, host) => {
  const request = { url, headers: { host: 'a' } };
  expect(normalTarget(request)).toBe(target);
  expect(request.headers.host).toBe(host);
});
