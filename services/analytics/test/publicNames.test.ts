import { startService } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { service } from '../src/app';
import { endOfDay } from '../src/days';
import { hitsCollection } from '../src/hits';
import { sentNamesCollection } from '../src/intake/publicNames';
import { FIREFOX, poster } from './calls';

const { app } = await startService(service, { trustProxy: ['loopback'] });
// In summer the city's day begins an hour before the day of UTC.
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const get = async (call: string) => (await app.inject(`/api/analytics/${call}`)).json();
const insights = () => get(`insights?from=${yesterday}&to=${tomorrow}`);

let ids = 0;
const view = (address: string, referrer: string) =>
  poster(app)(
    'pageview',
    { id: (ids++).toString(16).padStart(32, '0'), path: '/', referrer, cookies: true },
    { 'x-forwarded-for': address },
  );
const search = (address: string, label: string, agent: string) =>
  poster(app)(
    'event',
    { name: 'search', category: 'search', path: '/search', properties: JSON.stringify({ label, value: 0 }) },
    { 'x-forwarded-for': address, 'user-agent': agent },
  );

test('D-18 D-72 a host appears once 5 networks have sent it, however often one network sends it', async () => {
  for (let sent = 0; sent < 20; sent++) await view('192.0.2.1', 'https://alone.example/');
  for (let network = 1; network <= 4; network++) await view(`198.51.100.${network}`, 'https://five.example/');
  expect((await get('summary')).referrers).toEqual([{ name: 'other sites', count: 24 }]);
  for (let network = 5; network <= 9; network++) await view(`198.51.100.${network}`, 'https://five.example/');
  expect((await get('summary')).referrers).toEqual([
    { name: 'other sites', count: 24 },
    { name: 'five.example', count: 5 },
  ]);
  expect((await insights()).referrers).toEqual([
    { name: 'other sites', value: 24 },
    { name: 'five.example', value: 5 },
  ]);
});

test('D-36 D-72 a search text is kept once 5 networks have sent it, unless it contains a site, an account or a number', async () => {
  const texts = ['visit evil.example', 'mail me@home', 'call 020 7946 0018', 'https://x', '<b>bold'];
  for (let visitor = 0; visitor < 8; visitor++) await search('192.0.2.9', 'alone', `${FIREFOX} ${visitor}`);
  for (let network = 1; network <= 10; network++)
    for (const text of ['penguins', ...texts]) await search(`203.0.113.${network}`, text, FIREFOX);
  for (const [text, networks] of [
    ['walruses', 8],
    ['zebras', 9],
  ] as const)
    for (let network = 1; network <= networks; network++) await search(`203.0.113.${network}`, text, FIREFOX);
  // The first four networks count as "other searches", and fewer than five visitors are not shown.
  expect((await insights()).searches).toEqual([
    { text: 'penguins', visitors: 6 },
    { text: 'zebras', visitors: 5 },
  ]);
  const labels = await hitsCollection(await app.database()).distinct('label');
  expect(labels.sort()).toEqual(['other searches', 'penguins', 'walruses', 'zebras']);
});

test('D-36 names that visitors sent are deleted an hour after the day', async () => {
  const names = sentNamesCollection(await app.database());
  const stored = await names.find().toArray();
  expect(stored.length).toBeGreaterThan(0);
  for (const { day, expiresAt } of stored)
    expect(expiresAt.getTime()).toBe(endOfDay(day, 'Europe/London').getTime() + 3_600_000);
  expect(await names.indexes()).toContainEqual(
    expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
  );
});
