import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { countryOfProxies } from '../src/security/country';

test.each([
  ['with no proxy trusted', false, { 'x-forwarded-for': '192.0.2.1' }, undefined],
  ['from whom no trusted proxy speaks for', 'loopback', {}, undefined],
  ['as a trusted proxy says it', 'loopback', { 'x-forwarded-for': '192.0.2.1' }, 'FR'],
  ['from another address than the trusted one', '10.0.0.0/8', { 'x-forwarded-for': '192.0.2.1' }, undefined],
])('D-20 the country %s', async (_what, trustProxy, headers, country) => {
  const app = Fastify({ trustProxy });
  await app.register(countryOfProxies);
  // A backend in the same process gets the raw request.
  app.get('/', async (request) => ({ country: request.raw.headers['x-country-code'] }));
  const response = await app.inject({ url: '/', headers: { 'x-country-code': 'FR', ...headers } });
  expect(response.json().country).toBe(country);
  await app.close();
});
