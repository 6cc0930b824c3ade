import type { Insights, Summary } from '@guide/contracts/api/schemas';
import { LISTS } from './figures';

/** A line of a CSV file: group, name, value and previous value. */
type Line = [group: string, name: string | number, value?: number | null, previous?: number | null];

const figure = (value: number | null | undefined) => (value === null ? 'under 5' : (value ?? ''));

/** None of the script's names needs an apostrophe or other quotes than these. */
const quoted = (text: string | number) => (/[",\n]/.test(String(text)) ? `"${text}"` : String(text));

const csv = (lines: (string | number)[][]) =>
  lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('');

const HEAD = ['group', 'name', 'value', 'previous'];
const COMPARED = ['views', 'visitors', 'sessions', 'bounces', 'bookings', 'secondsOnPage'] as const;

/** The file that "Download these visits as CSV" must save. */
export function visitsCsv(insights: Insights): string {
  const lists = Object.keys(LISTS) as (keyof typeof LISTS)[];
  const lines: Line[] = [
    ...COMPARED.map((name): Line => ['totals', name, insights[name].value, insights[name].previous]),
    ...insights.series.flatMap(({ day, ...counts }) =>
      (['views', 'visitors', 'sessions'] as const).map((name): Line => [name, day, counts[name]]),
    ),
    ...lists.flatMap((list) =>
      insights[list].map(({ name, value, previous }): Line => [list, name, value, previous]),
    ),
    ...(['lists', 'places', 'booked'] as const).map((step): Line => {
      const { value, previous } = insights.funnel[step];
      return ['funnel', step, value, previous];
    }),
    ...insights.searches.map(({ text, visitors }): Line => ['searches', text, visitors]),
    ...insights.hours.map(({ hour, views }): Line => ['hours', hour, views]),
    ...insights.outbound.map(({ host, visitors }): Line => ['outbound', host, visitors]),
    ...insights.imported.flatMap(({ source, day, views, visitors }): Line[] => [
      [`imported ${source} views`, day, views],
      [`imported ${source} visitors`, day, visitors],
    ]),
    ...insights.goals.flatMap(({ id, steps }) =>
      steps.map(
        ({ step, value, previous }, index): Line => [`goal ${id}`, `${index + 1} ${step}`, value, previous],
      ),
    ),
  ];
  return csv([
    HEAD,
    ['days', `${insights.from} ${insights.to}`, '', ''],
    ...lines.map(([group, name, value, previous]) => [group, name, figure(value), figure(previous)]),
  ]);
}

/** The file that "Download CSV" must save. */
export function periodCsv(summary: Summary): string {
  return csv([
    HEAD,
    ['period', summary.period, summary.since, ''],
    ['figures', 'visitorsNow', summary.visitorsNow, ''],
    ...(['pageViews', 'uniqueVisitors', 'sessions', 'bookingClicks'] as const).map((name) => [
      'figures',
      name,
      summary[name].value,
      summary[name].previous,
    ]),
    ...(['areas', 'referrers', 'devices'] as const).flatMap((list) =>
      summary[list].map(({ name, count }) => [list, name, count, '']),
    ),
    ...summary.vitals.map(({ module, version, metric, p75 }) => [
      'vitals',
      `${module} ${version} ${metric}`,
      p75,
      '',
    ]),
    ...summary.failures.flatMap(({ module, version, load, render }) => [
      ['failures', `${module} ${version} load`, load, ''],
      ['failures', `${module} ${version} render`, render, ''],
    ]),
  ]);
}
