import { startService } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { service } from '../../../src/app';
import { hitsOf } from '../../../src/hits';
import { sentNamesOf } from '../../../src/intake/publicNames';
import { poster } from '../../calls';

let asked = 0;
const liveReleases = async () => {
  asked += 1;
  return [{ module: 'pubs', version: '2.0.0', owner: 'Team Pubs' }];
};
const nobody = await startService(service, { trustProxy: [], liveReleases });
const proxied = await startService(service, { trustProxy: ['loopback'] });

test('D-20 with an empty list of proxies no country is believed', async () => {
  await poster(nobody.app)('pageview', { path: '/' }, { 'x-country-code': 'FR' });
  expect((await nobody.app.inject('/api/analytics/recent')).json()[0].country).toBeUndefined();
});

test('D-58 a release that the registry has not is left out, however often it is sent, and asked for every 5 s at most', async () => {
  const releases = ['pubs@2.0.0', 'pubs@2.0.1', 'invented@2.0.0', 'pubs@2.0.0'];
  for (const release of releases)
    expect((await poster(nobody.app)('pageview', { path: '/map', release })).statusCode).toBe(200);
  const stored = await hitsOf(await nobody.app.database())
    .find({ page: '/map' })
    .toArray();
  expect(stored.map(({ release }) => release)).toEqual(['pubs@2.0.0', undefined, undefined, 'pubs@2.0.0']);
  expect(asked).toBe(1);
});

test('D-58 of the hosts that visitors name 3 of an address and 50 of a day are kept', async () => {
  const from = (address: string, host: string) =>
    poster(proxied.app)(
      'pageview',
      { path: '/', referrer: `https://${host}/` },
      { 'x-forwarded-for': address },
    );
  const names = sentNamesOf(await proxied.app.database());
  for (let host = 0; host < 10; host++) await from('192.0.2.1', `one-${host}.example`);
  expect(await names.distinct('name')).toHaveLength(3);
  for (let host = 0; host < 80; host++) await from(`198.51.100.${host}`, `many-${host}.example`);
  await from('192.0.2.2', 'one-0.example');
  expect(await names.distinct('name')).toHaveLength(50);
  expect(await names.countDocuments({ name: 'one-0.example' })).toBe(2);
});
