import { startService } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { service } from '../../../src/app';
import { hitsCollection } from '../../../src/hits';
import { sentNamesCollection } from '../../../src/intake/publicNames';
import { poster } from '../../calls';

let registryReads = 0;
const liveReleases = async () => {
  registryReads += 1;
  return [{ module: 'pubs', version: '2.0.0', owner: 'Team Pubs' }];
};
const unproxied = await startService(service, { trustProxy: [], liveReleases });
const proxied = await startService(service, { trustProxy: ['loopback'] });

test('D-20 without trusted proxies country headers are ignored', async () => {
  await poster(unproxied.app)('pageview', { path: '/' }, { 'x-country-code': 'FR' });
  expect((await unproxied.app.inject('/api/analytics/recent')).json()[0].country).toBeUndefined();
});

test('D-58 releases unknown to the registry are not stored, and the registry is read at most every 5 s', async () => {
  const releases = ['pubs@2.0.0', 'pubs@2.0.1', 'invented@2.0.0', 'pubs@2.0.0'];
  for (const release of releases)
    expect((await poster(unproxied.app)('pageview', { path: '/map', release })).statusCode).toBe(200);
  const stored = await hitsCollection(await unproxied.app.database())
    .find({ page: '/map' })
    .toArray();
  expect(stored.map(({ release }) => release)).toEqual(['pubs@2.0.0', undefined, undefined, 'pubs@2.0.0']);
  expect(registryReads).toBe(1);
});

test('D-58 at most 3 referring hosts per network and 50 per day are kept', async () => {
  const from = (address: string, host: string) =>
    poster(proxied.app)(
      'pageview',
      { path: '/', referrer: `https://${host}/` },
      { 'x-forwarded-for': address },
    );
  const names = sentNamesCollection(await proxied.app.database());
  for (let host = 0; host < 10; host++) await from('192.0.2.1', `one-${host}.example`);
  expect(await names.distinct('name')).toHaveLength(3);
  for (let host = 0; host < 80; host++) await from(`198.51.100.${host}`, `many-${host}.example`);
  await from('192.0.2.2', 'one-0.example');
  expect(await names.distinct('name')).toHaveLength(50);
  expect(await names.countDocuments({ name: 'one-0.example' })).toBe(2);
});
