import { expectInvalid, startService } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { service } from '../src/app';
import { dayOf } from '../src/days';
import { hitsOf, insertHits } from '../src/hits';
import { insights } from '../src/reports/insights';
import { catchUp, readAtOnce } from '../src/sums/batches';
import { startFigures } from './figures';
import { TIME_ZONE } from './generated';

// A busy machine does not use up an address's time.
process.env.INSIGHTS_BUDGET_MS = '0';
const { app } = await startService(service);
const { emptyDb } = await startFigures();
const DAY_MS = 86_400_000;

/** Views of one day by so many visitors each. */
const views = (day: string, groups: [visitors: number, device: string, country: string][]) =>
  groups.flatMap(([visitors, device, country]) =>
    Array.from({ length: visitors }, (_, visitor) => ({
      _id: `${day} ${device} ${country} ${visitor}`,
      kind: 'view' as const,
      at: new Date(`${day}T10:00:00Z`),
      day,
      batch: 0,
      visitor: `${day} ${device} ${country} ${visitor}`,
      network: 'n',
      page: '/map',
      pageKind: 'map',
      device,
      country,
    })),
  );

test('D-72 D-82 numbers are exact, those under 5 are null, and lists and totals agree, before and after the days are closed', async () => {
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
  const ask = (query: object = {}) =>
    readAtOnce(db, (rows) => insights(db, { from: '2099-06-01', to: '2099-06-02', ...query }, rows));
  for (const now of ['2099-06-01', '2099-07-01']) {
    await catchUp(db, TIME_ZONE, Date.parse(now));
    const all = await ask();
    expect(all).toMatchObject({ views: { value: 31 }, visitors: { value: 31 }, sessions: { value: 31 } });
    expect(all.devices).toEqual([
      { name: 'phone', value: 13 },
      { name: 'desktop', value: 11 },
      { name: 'tablet', value: 7 },
    ]);
    expect(all.countries.reduce((sum, { value }) => sum + value!, 0)).toBe(31);
    const tablets = await ask({ device: 'tablet' });
    expect(tablets).toMatchObject({ views: { value: 7 }, visitors: { value: 7 } });
    expect(tablets.series.map(({ views }) => views)).toEqual([null, null]);
    const pair = { device: 'phone', country: 'GB' };
    expect(await ask(pair)).toMatchObject({ views: { value: 13 }, visitors: { value: 13 } });
    const compared = await ask({ ...pair, from: '2099-06-02', compare: 'before' });
    expect(compared.views).toEqual({ value: 6, previous: 7 });
    // Nobody and fewer than five look the same.
    const nobody = await ask({ device: 'phone', country: 'IS' });
    expect([nobody.views, nobody.visitors]).toEqual([{ value: null }, { value: null }]);
    expect(nobody).toEqual(await ask({ device: 'phone', country: 'XX' }));
  }
});

test('D-72 62 days may be filtered by several dimensions, more by one', async () => {
  const to = dayOf(new Date(), TIME_ZONE);
  const from = (days: number) => new Date(Date.parse(to) - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  const ask = (days: number, filter: string) =>
    app.inject(`/api/analytics/insights?from=${from(days)}&to=${to}&compare=before&${filter}`);
  expect((await ask(62, 'device=phone&kind=place')).statusCode).toBe(200);
  expect((await ask(400, 'device=phone')).statusCode).toBe(200);
  const refused = await ask(63, 'device=phone&kind=place');
  const message = 'must be the only filter of more than 62 days';
  expect(refused.json().error).toMatchObject({
    code: 'INVALID_REQUEST',
    details: [
      { field: 'kind', message },
      { field: 'device', message },
    ],
  });
});

test('D-72 days are compared with those before and with those of the year before; other days are refused by field', async () => {
  const ask = (query: string) => app.inject(`/api/analytics/insights?${query}`);
  const days = 'from=2099-03-20&to=2099-03-29';
  expect((await ask(`${days}&compare=before`)).json().comparedWith).toEqual({
    from: '2099-03-10',
    to: '2099-03-19',
  });
  expect((await ask(`${days}&compare=year`)).json().comparedWith).toEqual({
    from: '2098-03-20',
    to: '2098-03-29',
  });
  expect((await ask(days)).json().series).toHaveLength(10);
  for (const wrong of [
    'from=2099-03-29&to=2099-03-20',
    'from=2099-02-30&to=2099-03-20',
    'from=2098-01-01&to=2099-03-20',
  ])
    expectInvalid(await ask(wrong), 'to');
});

test('D-72 names that no view has cost no reading of days', async () => {
  expect(await hitsOf(await app.database()).countDocuments()).toBe(0);
  const answer = await app.inject(
    '/api/analytics/insights?from=2099-01-01&to=2099-01-02&page=/invented&device=x',
  );
  expect(answer.json().views).toEqual({ value: null });
});
