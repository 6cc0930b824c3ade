import { expect, test } from '@jest/globals';
import { readConfig } from '../src';

const given = { PORT: '4011', MONGODB_URL: 'mongodb://localhost/' };

test('settings have sound defaults', () => {
  expect(readConfig(given)).toMatchObject({
    PORT: 4011,
    HOST: '127.0.0.1',
    MONGODB_PREFIX: 'guide',
    CITY: 'london',
    CITY_FOLDER: expect.stringMatching(/\/cities\/london$/),
    LOG_LEVEL: 'info',
    TRUST_PROXY: [],
    CORS_ORIGINS: [],
  });
});

test('the proxies before a service are a list, as at the gateway', () => {
  const read = readConfig({ ...given, TRUST_PROXY: '10.0.0.0/8,loopback' });
  expect(read.TRUST_PROXY).toEqual(['10.0.0.0/8', 'loopback']);
});

test('origins are a list', () => {
  expect(readConfig({ ...given, CORS_ORIGINS: 'https://a.example,https://b.example' }).CORS_ORIGINS).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
});

test.each([
  ['PORT', undefined],
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['MONGODB_URL', undefined],
  ['MONGODB_URL', 'postgres://localhost/'],
  ['MONGODB_PREFIX', 'Guide.1'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'true'],
  ['DISCOVER_URL', 'localhost'],
])('%s = %s fails and is named', (name, value) => {
  expect(() => readConfig({ ...given, [name]: value })).toThrow(name);
});
