import { expectInvalid, startService } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { service } from '../src/app';
import { dayOf } from '../src/days';
import { type Hit, hitsCollection, insertHits } from '../src/hits';
import { computeInsights } from '../src/reports/computeInsights';
import { countAndClose, readSnapshot } from '../src/sums/batches';
import { startFigures, view } from './figures';
import { TIME_ZONE } from './generated';

// Disables the query budget, which a slow machine could exceed.
process.env.INSIGHTS_BUDGET_MS = '0';
const { app } = await startService(service, {
  liveReleases: async () => [
    { module: 'map', version: '1.0.0-a', owner: 'Team Map' },
    {
      module: 'planner',
      version: '1.0.0',
      owner: 'Team',
      claims: { paths: [{ path: '/plans/:id', screen: 'P' }] },
    },
  ],
});
const { emptyDb } = await startFigures();
const DAY_MS = 86_400_000;

const views = (day: string, groups: [visitors: number, device: string, country: string][]) =>
  groups.flatMap(([visitors, device, country]) =>
    Array.from({ length: visitors }, (_, number) => {
      const visitor = `${day} ${device} ${country} ${number}`;
      return view(visitor, visitor, `${day}T10:00:00Z`, { device, country });
    }),
  );

test('D-72 D-82 counts are exact, those under 5 are null, and lists match totals, before and after days are closed', async () => {
  const db = await emptyDb('disclosed');
  const hits = [
    ...views('2099-06-01', [
      [7, 'phone', 'GB'],
      [11, 'desktop', 'FR'],
      [3, 'tablet', 'IS'],
    ]),
    ...views('2099-06-02', [
      [6, 'phone', 'GB'],
      [4, 'tablet', 'IS'],
    ]),
  ];
  await insertHits(db, hits);
  const readInsights = (query: object = {}) =>
    readSnapshot(db, (rows) => computeInsights(db, { from: '2099-06-01', to: '2099-06-02', ...query }, rows));
  for (const now of ['2099-06-01', '2099-07-01']) {
    await countAndClose(db, TIME_ZONE, Date.parse(now));
    const all = await readInsights();
    expect(all).toMatchObject({ views: { value: 31 }, visitors: { value: 31 }, sessions: { value: 31 } });
    expect(all.devices).toEqual([
      { name: 'phone', value: 13 },
      { name: 'desktop', value: 11 },
      { name: 'tablet', value: 7 },
    ]);
    expect(all.countries.reduce((sum, { value }) => sum + value!, 0)).toBe(31);
    const tablets = await readInsights({ device: 'tablet' });
    expect(tablets).toMatchObject({ views: { value: 7 }, visitors: { value: 7 } });
    expect(tablets.series.map(({ views }) => views)).toEqual([null, null]);
    const pair = { device: 'phone', country: 'GB' };
    expect(await readInsights(pair)).toMatchObject({ views: { value: 13 }, visitors: { value: 13 } });
    const compared = await readInsights({ ...pair, from: '2099-06-02', compare: 'before' });
    expect(compared.views).toEqual({ value: 6, previous: 7 });
    const none = await readInsights({ device: 'phone', country: 'IS' });
    expect([none.views, none.visitors]).toEqual([{ value: null }, { value: null }]);
    expect(none).toEqual(await readInsights({ device: 'phone', country: 'XX' }));
  }
});

test('D-72 D-82 views count by language; a visitor of two is one visitor, and small numbers are not shown', async () => {
  const db = await emptyDb('languages');
  const day = '2099-06-02';
  const inLanguage = (language: string, count: number, hour: number) =>
    Array.from({ length: count }, (_, number) =>
      view(`${language} ${number}`, `reader ${number}`, `${day}T${hour}:00:00Z`, { language }),
    );
  const clicks = Array.from({ length: 7 }, (_, number) => {
    const event: Partial<Hit> = { kind: 'event', name: 'booking_click' };
    return view(`click ${number}`, `reader ${number}`, `${day}T12:01:00Z`, event);
  });
  await insertHits(db, [
    ...inLanguage('en', 9, 10),
    ...inLanguage('de', 7, 12),
    ...inLanguage('ja', 4, 14),
    ...clicks,
  ]);
  const readInsights = (query: object = {}) =>
    readSnapshot(db, (rows) => computeInsights(db, { from: day, to: day, ...query }, rows));
  for (const now of [day, '2099-07-01']) {
    await countAndClose(db, TIME_ZONE, Date.parse(now));
    const all = await readInsights();
    expect(all).toMatchObject({ views: { value: 20 }, visitors: { value: 9 } });
    expect(all.languages).toEqual([
      { name: 'en', value: 9 },
      { name: 'de', value: 7 },
    ]);
    expect(await readInsights({ language: 'de' })).toMatchObject({
      views: { value: 7 },
      visitors: { value: 7 },
      bookings: { value: 7 },
      languages: [
        { name: 'de', value: 7 },
        { name: 'en', value: null },
      ],
    });
    const home = await readInsights({ language: 'de', kind: 'home', page: '/' });
    expect([home.views, home.visitors]).toEqual([{ value: 7 }, { value: 7 }]);
    expect((await readInsights({ language: 'ja' })).visitors).toEqual({ value: null });
  }
});

test('D-72 lists are in order of their values, then names, and name the first day of each release, before and after days are closed', async () => {
  const db = await emptyDb('ordered');
  const hits = ['2099-06-01', '2099-06-02'].flatMap((day) =>
    ['b', 'a', 'c'].flatMap((name) =>
      Array.from({ length: name === 'c' ? 7 : 6 }, (_, number) => {
        const visitor = `${day} ${name} ${number}`;
        const isNew = name === 'a' && day === '2099-06-01';
        const release = isNew ? 'map@1.0.0' : `map@1.0.0-${name}`;
        return view(visitor, visitor, `${day}T10:00:00Z`, { referrer: `${name}.example`, release });
      }),
    ),
  );
  await insertHits(db, hits);
  for (const now of ['2099-06-01', '2099-07-01']) {
    await countAndClose(db, TIME_ZONE, Date.parse(now));
    const query = { from: '2099-06-01', to: '2099-06-02' };
    const { referrers, firstSeen } = await readSnapshot(db, (rows) => computeInsights(db, query, rows));
    expect(referrers).toEqual([
      { name: 'c.example', value: 14 },
      { name: 'a.example', value: 12 },
      { name: 'b.example', value: 12 },
    ]);
    expect(firstSeen.map(({ day, release }) => `${day} ${release}`).sort()).toEqual([
      '2099-06-01 map@1.0.0',
      '2099-06-01 map@1.0.0-b',
      '2099-06-01 map@1.0.0-c',
      '2099-06-02 map@1.0.0-a',
    ]);
  }
});

test('D-72 up to 62 days can be filtered by several dimensions, more days by one', async () => {
  const to = dayOf(new Date(), TIME_ZONE);
  const from = (days: number) => new Date(Date.parse(to) - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  const readInsights = (days: number, filter: string) =>
    app.inject(`/api/analytics/insights?from=${from(days)}&to=${to}&compare=before&${filter}`);
  expect((await readInsights(62, 'device=phone&kind=place')).statusCode).toBe(200);
  expect((await readInsights(400, 'device=phone')).statusCode).toBe(200);
  const refused = await readInsights(63, 'device=phone&kind=place');
  const message = 'must be the only filter of more than 62 days';
  expect(refused.json().error).toMatchObject({
    code: 'INVALID_REQUEST',
    details: [
      { field: 'kind', message },
      { field: 'device', message },
    ],
  });
});

test('D-72 days are compared with the previous period or year; invalid days are refused with the field', async () => {
  const readInsights = (query: string) => app.inject(`/api/analytics/insights?${query}`);
  const days = 'from=2099-03-20&to=2099-03-29';
  expect((await readInsights(`${days}&compare=before`)).json().comparedWith).toEqual({
    from: '2099-03-10',
    to: '2099-03-19',
  });
  expect((await readInsights(`${days}&compare=year`)).json().comparedWith).toEqual({
    from: '2098-03-20',
    to: '2098-03-29',
  });
  expect((await readInsights(days)).json().series).toHaveLength(10);
  for (const wrong of [
    'from=2099-03-29&to=2099-03-20',
    'from=2099-02-30&to=2099-03-20',
    'from=2098-01-01&to=2099-03-20',
  ])
    expectInvalid(await readInsights(wrong), 'to');
});

test('D-72 filters without any view return no counts', async () => {
  expect(await hitsCollection(await app.database()).countDocuments()).toBe(0);
  const response = await app.inject(
    '/api/analytics/insights?from=2099-01-01&to=2099-01-02&page=/map&device=tablet',
  );
  expect(response.json().views).toEqual({ value: null });
});

test.each([
  ['device', 'toaster', 'unknown'],
  ['kind', 'pub', 'other'],
  ['country', 'gb', 'GB'],
  ['page', 'map', 'other page'],
  ['page', '/invented', '/plans/:id'],
  ['area', 'Atlantis', 'Westminster'],
  ['country', 'QQ', 'FR'],
  ['referrer', 'https://example.org/', 'other sites'],
  ['referrer', 'unknown.example', 'direct'],
  ['release', 'map@0.0.1', 'map@1.0.0-a'],
  ['release', 'map', 'map@1.0.0-a'],
  ['language', 'German', 'de'],
  ['language', 'nl', 'en'],
])('D-72 the filter %s refuses %s, which no visit can have, and accepts %s', async (name, wrong, right) => {
  const readInsights = (value: string) =>
    app.inject({
      url: '/api/analytics/insights',
      query: { from: '2099-01-01', to: '2099-01-02', [name]: value },
    });
  expectInvalid(await readInsights(wrong), name);
  expect((await readInsights(right)).statusCode).toBe(200);
});

test('D-72 a refusal names each unknown filter, with its values or a sentence', async () => {
  const response = await app.inject({
    url: '/api/analytics/insights',
    query: { from: '2099-01-01', to: '2099-01-02', area: 'Atlantis', page: '/invented', device: 'phone' },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json().error.details).toEqual([
    { field: 'page', message: 'is not a page of the guide' },
    { field: 'area', message: expect.stringMatching(/^must be one of: .*Westminster/) },
  ]);
  const listed = await app.inject('/api/analytics/insights?from=2099-01-01&to=2099-01-02&device=toaster');
  expect(listed.json().error.details).toEqual([
    { field: 'device', message: 'must be one of: phone, tablet, desktop, unknown' },
  ]);
});

test('D-72 a page that the city has removed can be chosen while a closed day has five visitors of it, not four', async () => {
  const db = await app.database();
  const hits = [5, 4].flatMap((visitors) =>
    Array.from({ length: visitors }, (_, number) => {
      const visitor = `${visitors} ${number}`;
      return view(visitor, visitor, '2098-06-01T10:00:00Z', { page: `/attraction/90000${visitors}` });
    }),
  );
  await insertHits(db, hits);
  await countAndClose(db, TIME_ZONE, Date.parse('2098-07-01'));
  const readInsights = (page: string) =>
    app.inject(`/api/analytics/insights?from=2098-06-01&to=2098-06-01&page=${page}`);
  expect((await readInsights('/attraction/900005')).json().views).toEqual({ value: 5 });
  expectInvalid(await readInsights('/attraction/900004'), 'page');
});
