import type { Summary } from '@guide/contracts/api';
import { csvOf, type Row } from './csv';

/** The figures as CSV. Its words are English in all languages, because programs read them. */
export function summaryCsv(summary: Summary): string {
  const figures = ['pageViews', 'uniqueVisitors', 'sessions', 'bookingClicks'] as const;
  const groups = ['areas', 'referrers', 'devices'] as const;
  const rows: Row[] = [
    ['group', 'name', 'value', 'previous'],
    ['period', summary.period, summary.since, ''],
    ['figures', 'visitorsNow', summary.visitorsNow, ''],
    ...figures.map((name) => ['figures', name, summary[name].value, summary[name].previous] as const),
    ...groups.flatMap((group) => summary[group].map(({ name, count }): Row => [group, name, count, ''])),
    ...summary.vitals.map(
      ({ module, version, metric, p75 }): Row => ['vitals', `${module} ${version} ${metric}`, p75, ''],
    ),
    ...summary.failures.flatMap(({ module, version, load, render }): Row[] => [
      ['failures', `${module} ${version} load`, load, ''],
      ['failures', `${module} ${version} render`, render, ''],
    ]),
  ];
  return csvOf(rows);
}
