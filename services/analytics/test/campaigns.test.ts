import { FILTER_VALUES } from '@guide/contracts/api/panels';
import { expectInvalid, startService } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { service } from '../src/app';
import { dayOf } from '../src/days';
import { hitsCollection, insertHits } from '../src/hits';
import { deviceOf, familiesOf } from '../src/intake/names';
import { computeInsights } from '../src/reports/computeInsights';
import { countAndClose, readSnapshot } from '../src/sums/batches';
import { FIREFOX, poster } from './calls';
import { view as stampedView, startFigures } from './figures';
import { TIME_ZONE } from './generated';

process.env.INSIGHTS_BUDGET_MS = '0';
const { app } = await startService(service, { trustProxy: ['loopback'] });
const { emptyDb } = await startFigures();
const today = dayOf(new Date(), TIME_ZONE);
const insights = async (query = '') =>
  (await app.inject(`/api/analytics/insights?from=${today}&to=${today}${query}`)).json();

const view = (network: string, parts: Record<string, string>, path = '/map') => {
  const entries = Object.entries(parts).map(([name, value]) => [`utm_${name}`, value]);
  const campaign = String(new URLSearchParams(entries));
  return poster(app)('pageview', { path, campaign, cookies: true }, { 'x-forwarded-for': network });
};
const click = (network: string, label: string) =>
  poster(app)(
    'event',
    { name: 'outbound_click', category: 'links', path: '/map', properties: JSON.stringify({ label }) },
    { 'x-forwarded-for': network },
  );
const stored = async (field: string) => (await hitsCollection(await app.database()).distinct(field)).sort();

test('D-36 D-72 a campaign is a dimension once five networks have come with it; its text is cleaned', async () => {
  const spring = { source: ' News\u202Eletter ', medium: 'EMAIL', campaign: 'Spring  2027' };
  for (let network = 1; network <= 10; network++) await view(`203.0.113.${network}`, spring);
  for (const path of ['/', '/attraction/1']) await view('192.0.2.1', {}, path);
  expect(await stored('source')).toEqual(['newsletter', 'other campaigns']);
  const all = await insights();
  expect(all.sources).toEqual([{ name: 'newsletter', value: 6 }]);
  expect(all.mediums).toEqual([{ name: 'email', value: 6 }]);
  expect(all.campaigns).toEqual([{ name: 'spring 2027', value: 6 }]);
  const filtered = await insights('&source=newsletter&campaign=spring+2027&page=/map');
  expect([filtered.views.value, filtered.visitors.value]).toEqual([6, 6]);
  expect(filtered.pages).toEqual([{ name: '/map', value: 6 }]);
  expectInvalid(
    await app.inject(`/api/analytics/insights?from=${today}&to=${today}&source=unknown`),
    'source',
  );
});

test('D-36 names of campaigns that identify people are never stored', async () => {
  const personal = { source: 'ann@example.org', medium: '<b>', campaign: 'call 020 7946 0018' };
  for (let network = 1; network <= 10; network++) await view(`198.51.100.${network}`, personal);
  for (const field of ['source', 'medium', 'campaign'])
    expect(JSON.stringify(await stored(field))).not.toMatch(/ann|<b>|7946/);
});

test('D-58 a network adds three sources a day, all networks fifty', async () => {
  const sent = async () =>
    (await (await app.database()).collection('sent_names').distinct('name', { kind: 'source' })).length;
  const before = await sent();
  for (let name = 0; name < 10; name++) await view('192.0.2.77', { source: `flood ${name}` });
  expect(await sent()).toBe(before + 3);
  for (let network = 1; network <= 30; network++)
    for (let name = 0; name < 3; name++) await view(`192.0.3.${network}`, { source: `${network} ${name}` });
  expect(await sent()).toBe(50);
});

test.each([
  [FIREFOX, 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) SamsungBrowser/29.0 Chrome/136.0 Mobile',
    'Samsung Internet',
    'Android',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) CriOS/142.0 Safari/604.1', 'Chrome', 'iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15', 'Safari', 'macOS'],
  ['Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36', 'Chrome', 'ChromeOS'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 OPR/124.0', 'Opera', 'Windows'],
  ['Dillo/3.0.5', 'other', 'other'],
  [undefined, 'other', 'other'],
])('D-36 %s is the family %s on %s, without versions', (agent, browser, system) => {
  expect(familiesOf(agent, deviceOf(agent))).toEqual({ browser, system });
  expect([FILTER_VALUES.browser, FILTER_VALUES.system]).toEqual([
    expect.arrayContaining([browser]),
    expect.arrayContaining([system]),
  ]);
});

test('D-36 an iPad that names a Mac has the system iOS', () => {
  const agent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15';
  expect(familiesOf(agent, deviceOf(agent, true))).toEqual({ browser: 'Safari', system: 'iOS' });
});

test('D-36 D-72 a booking on an iPad that names a Mac counts for tablets and iOS, as its views do', async () => {
  const ipad = {
    'user-agent':
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  };
  const booking = { name: 'booking_click', category: 'booking', path: '/attraction/1' };
  for (let network = 1; network <= 5; network++) {
    const headers = { ...ipad, 'x-forwarded-for': `203.0.115.${network}` };
    await poster(app)('pageview', { path: '/attraction/1', cookies: true, touch: true }, headers);
    await poster(app)('event', booking, headers);
  }
  const bookings = async (filter: string) => (await insights(filter)).bookings;
  expect(await bookings('&device=tablet')).toEqual({ value: 5 });
  expect(await bookings('&system=iOS&browser=Safari')).toEqual({ value: 5 });
  expect(await bookings('&device=desktop')).toEqual({ value: null });
});

test('D-72 links to other sites count visitors of a host once five networks have pressed one', async () => {
  for (let network = 1; network <= 10; network++) {
    await click(`203.0.114.${network}`, 'tickets.example');
    await click(`203.0.114.${network}`, 'tickets.example');
    await click(`203.0.114.${network}`, 'https://tickets.example/order?id=7');
  }
  // The fifth network's first press makes the name public.
  expect((await insights()).outbound).toEqual([{ host: 'tickets.example', visitors: 6 }]);
  expect(await stored('label')).toEqual(['other sites', 'tickets.example']);
});

test('D-72 hours have all views of the day, and those with fewer than five visitors are null', async () => {
  const { hours, views } = await insights();
  expect(hours.map(({ hour }: { hour: number }) => hour)).toEqual(
    Array.from({ length: 24 }, (_, hour) => hour),
  );
  const sum = hours.reduce((all: number, { views }: { views: number | null }) => all + (views ?? 0), 0);
  expect(sum).toBeGreaterThan(views.value - 5);
  expect(sum).toBeLessThanOrEqual(views.value);
});

test('D-36 hits of closed days have neither browser, system, campaign nor language; their sums stay', async () => {
  const db = await emptyDb('closed');
  const origin = {
    browser: 'Firefox',
    system: 'Linux',
    source: 'poster',
    medium: 'print',
    campaign: 'spring',
    language: 'de',
  };
  const hits = [1, 2, 3, 4, 5].map((number) =>
    stampedView(`${number}`, `visitor ${number}`, '2099-06-01T10:00:00Z', origin),
  );
  await insertHits(db, hits);
  await countAndClose(db, TIME_ZONE, Date.parse('2099-07-01'));
  for (const hit of await hitsCollection(db).find().toArray())
    expect(Object.keys(hit).filter((name) => name in origin)).toEqual([]);
  const query = { from: '2099-06-01', to: '2099-06-01', source: 'poster' };
  const report = await readSnapshot(db, (rows) => computeInsights(db, query, rows));
  expect([report.browsers, report.campaigns, report.languages]).toEqual([
    [{ name: 'Firefox', value: 5 }],
    [{ name: 'spring', value: 5 }],
    [{ name: 'de', value: 5 }],
  ]);
});
