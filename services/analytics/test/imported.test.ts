import { expect, test } from '@jest/globals';
import { insertHits } from '../src/hits';
import { readExport, removeImported, storeImported } from '../src/imported';
import { computeInsights } from '../src/reports/computeInsights';
import { readSnapshot } from '../src/sums/batches';
import { startFigures, view } from './figures';

const { emptyDb } = await startFigures();

const plausible = [
  {
    date: '2098-12-31',
    visitors: '119',
    pageviews: '304',
    bounces: '77',
    visits: '134',
    visit_duration: '21070',
  },
  { date: '2099-01-01', visitors: '4', pageviews: '50', bounces: '1', visits: '5', visit_duration: '60' },
];
const event = (session_id: string, created_at: string, event_type = '1') => ({
  session_id,
  created_at,
  event_type,
});

test('D-72 an export of Plausible has a line for each day', () => {
  expect(readExport('plausible', plausible, 'UTC')).toEqual([
    { day: '2098-12-31', views: 304, visitors: 119 },
    { day: '2099-01-01', views: 50, visitors: 4 },
  ]);
});

test('D-72 views of an export of Umami are counted by day of a time zone, events of visitors are not', () => {
  const events = [
    event('a', '2099-06-01 23:30:00'),
    event('a', '2099-06-01T23:40:00Z'),
    event('b', '2099-06-01 22:00:00'),
    event('b', '2099-06-01 22:10:00', '2'),
  ];
  expect(readExport('umami', events, 'UTC')).toEqual([{ day: '2099-06-01', views: 3, visitors: 2 }]);
  expect(readExport('umami', events, 'Europe/London')).toEqual([
    { day: '2099-06-02', views: 2, visitors: 1 },
    { day: '2099-06-01', views: 1, visitors: 1 },
  ]);
});

test.each([
  ['plausible', [], /no days/],
  ['plausible', [plausible[0]!, plausible[0]!], /a day twice/],
  ['plausible', [{ date: '31/12/2098', visitors: '1', pageviews: '1' }], /Line 2/],
  ['plausible', [{ date: '2098-12-31', visitors: '-1', pageviews: '1' }], /Line 2/],
  ['umami', plausible, /website_event/],
  ['umami', [event('a', 'yesterday')], /Line 2/],
] as const)('D-72 an export of %s with %j is refused', (source, records, says) => {
  expect(() => readExport(source, [...records], 'UTC')).toThrow(says);
});

test('D-72 imported days are apart from all sums, repeat without change, and can be removed', async () => {
  const db = await emptyDb('imported');
  const hits = [1, 2, 3, 4, 5].map((number) =>
    view(`${number}`, `visitor ${number}`, '2099-01-01T10:00:00Z'),
  );
  await insertHits(db, hits);
  const read = () =>
    readSnapshot(db, (rows) => computeInsights(db, { from: '2098-12-31', to: '2099-01-01' }, rows));
  const before = await read();
  expect(before.imported).toEqual([]);
  for (const _ of [1, 2]) await storeImported(db, 'plausible', readExport('plausible', plausible, 'UTC'));
  const { imported, ...figures } = await read();
  expect(imported).toEqual([
    { source: 'plausible', day: '2098-12-31', views: 304, visitors: 119 },
    { source: 'plausible', day: '2099-01-01', views: null, visitors: null },
  ]);
  expect({ ...figures, imported: [] }).toEqual(before);
  expect(await removeImported(db, 'plausible')).toBe(2);
  expect(await read()).toEqual(before);
});
