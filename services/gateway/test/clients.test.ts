import { expect, test } from '@jest/globals';
import Fastify, { type FastifyRequest } from 'fastify';
import { voterNetwork } from '../src/security/client';
import { countryOfProxies } from '../src/security/country';
import { clientOfConnection } from '../src/security/network';

test.each([
  ['is ignored without a trusted proxy', false, { 'x-forwarded-for': '192.0.2.1' }, undefined],
  ['is ignored without a forwarded address', 'loopback', {}, undefined],
  ['is accepted from a trusted proxy', 'loopback', { 'x-forwarded-for': '192.0.2.1' }, 'FR'],
  ['is ignored from another proxy', '10.0.0.0/8', { 'x-forwarded-for': '192.0.2.1' }, undefined],
])('D-20 the country %s', async (_what, trustProxy, headers, country) => {
  const app = Fastify({ trustProxy });
  await app.register(countryOfProxies);
  // A backend in the same process gets the raw request.
  app.get('/', async (request) => ({ country: request.raw.headers['x-country-code'] }));
  const response = await app.inject({ url: '/', headers: { 'x-country-code': 'FR', ...headers } });
  expect(response.json().country).toBe(country);
  await app.close();
});

test('D-35 visitors who opted out share one vote, and disconnected clients have none', () => {
  const voter = (ip: string | undefined, headers: FastifyRequest['headers']) => voterNetwork({ ip, headers });
  expect(voter('192.0.2.1', { 'sec-gpc': '1' })).toBe(voter('198.51.100.1', { dnt: '1' }));
  expect(voter('192.0.2.1', {})).toBe('192.0.2.1');
  expect(voter(undefined, {})).toBeNull();
});

test("a trusted proxy's connection has no client, and an IPv6 connection counts by its /64 network", () => {
  const clientOf = clientOfConnection(['10.0.0.0/8', 'loopback']);
  for (const trusted of ['10.1.2.3', '::ffff:10.1.2.3', '127.0.0.1', '::1'])
    expect(clientOf(trusted)).toBeNull();
  expect(clientOf('192.0.2.1')).toBe('192.0.2.1');
  expect(clientOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(clientOf('2001:db8:1:2:3::4')).toBe(clientOf('2001:db8:1:2:ffff::1'));
  expect(clientOf('2001:db8:1:2:3::4')).not.toBe(clientOf('2001:db8:1:3:3::4'));
});
