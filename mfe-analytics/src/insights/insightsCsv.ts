import type { Insights } from '@guide/contracts/api';
import { csvOf, type Row } from '../live/csv';

/** What the screen shows, as CSV (RFC 4180): group, name, value, and the value compared with. */
export function insightsCsv(insights: Insights): string {
  const text = (value: number | null | undefined) => (value === undefined ? '' : (value ?? 'under 5'));
  const totals = ['views', 'visitors', 'sessions', 'bounces', 'bookings', 'secondsOnPage'] as const;
  const lists = [
    'pages',
    'entryPages',
    'exitPages',
    'areas',
    'kinds',
    'devices',
    'referrers',
    'countries',
    'releases',
  ] as const;
  const rows: Row[] = [
    ['group', 'name', 'value', 'previous'],
    ['days', `${insights.from} ${insights.to}`, '', ''],
    ...totals.map((name): Row => ['totals', name, text(insights[name].value), text(insights[name].previous)]),
    ...insights.series.flatMap(({ day, views, visitors, sessions }): Row[] => [
      ['views', day, text(views), ''],
      ['visitors', day, text(visitors), ''],
      ['sessions', day, text(sessions), ''],
    ]),
    ...lists.flatMap((group) =>
      insights[group].map(({ name, value, previous }): Row => [group, name, text(value), text(previous)]),
    ),
    ...(['lists', 'places', 'booked'] as const).map((step): Row => {
      const { value, previous } = insights.funnel[step];
      return ['funnel', step, text(value), text(previous)];
    }),
    ...insights.searches.map((one): Row => ['searches', one.text, one.visitors, '']),
  ];
  return csvOf(rows);
}
