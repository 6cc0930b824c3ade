import type { Insights } from '@guide/contracts/api';
import { csvOf, type Row } from '../live/csv';
import { LIST_OF } from './choice';

/** The figures as CSV. Its words are English in all languages, because programs read them. */
export function insightsCsv(insights: Insights): string {
  const text = (value: number | null | undefined) => (value === undefined ? '' : (value ?? 'under 5'));
  const totals = ['views', 'visitors', 'sessions', 'bounces', 'bookings', 'secondsOnPage'] as const;
  const lists = ['entryPages', 'exitPages', ...Object.values(LIST_OF)] as const;
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
    ...insights.searches.map((search): Row => ['searches', search.text, search.visitors, '']),
    ...insights.hours.map(({ hour, views }): Row => ['hours', hour, text(views), '']),
    ...insights.outbound.map(({ host, visitors }): Row => ['outbound', host, visitors, '']),
    ...insights.imported.flatMap(({ source, day, views, visitors }): Row[] => [
      [`imported ${source} views`, day, text(views), ''],
      [`imported ${source} visitors`, day, text(visitors), ''],
    ]),
    ...insights.goals.flatMap(({ id, steps }) =>
      steps.map(
        ({ step, value, previous }, index): Row => [
          `goal ${id}`,
          `${index + 1} ${step}`,
          text(value),
          text(previous),
        ],
      ),
    ),
  ];
  return csvOf(rows);
}
