import type { Insights } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { Panel } from '@guide/ui';
import { Chart } from '../charts/Chart';
import { DataTable } from '../charts/DataTable';
import { lines } from '../charts/options';
import { Nothing } from '../figures/Nothing';
import styles from './Series.module.css';
import { shown } from './shown';

interface Props {
  insights: Insights;
  onDays?: (days: { from: string; to: string }) => void;
}

/** Views and visitors of each day, with the days on which releases were first seen. */
export function Series({ insights: { series, firstSeen, to }, onDays }: Props) {
  const { site } = useHost();
  const counted = series.filter(({ views }) => views !== null);
  // Skip leading days without data.
  const drawn = series.slice(series.indexOf(counted[0]!));
  const days = drawn.map(({ day }) => day);
  const seen = (day: string) =>
    firstSeen.filter((release) => release.day === day).map(({ release }) => release);
  const number = (value: number | null) => shown(value, site.locale);
  const inWords = ({ day, views, visitors, sessions }: Insights['series'][number]) =>
    `Only ${day} had five visits or more. Views: ${number(views)}, visitors: ${number(visitors)}, sessions: ${number(sessions)}.`;
  const table = {
    caption: 'Views, visitors and sessions of each day',
    head: ['Day', 'Views', 'Visitors', 'Sessions'],
    rows: series.map(({ day, views, visitors, sessions }) => [
      day,
      ...[views, visitors, sessions].map(number),
    ]),
  };
  return (
    <Panel level={3} title="Day by day" className={styles.panel}>
      {counted.length > 1 ? (
        <Chart
          kind="lines"
          description={`Lines of views and visitors from ${days[0]} to ${to}; the table below says each day`}
          points={drawn.map(({ day, views, visitors }) =>
            [
              ...[day, `Views: ${number(views)}`, `Visitors: ${number(visitors)}`],
              ...seen(day).map((release) => `First seen: ${release}`),
            ].join('\n'),
          )}
          option={lines(
            days,
            [
              { name: 'Views', values: drawn.map(({ views }) => views) },
              { name: 'Visitors', values: drawn.map(({ visitors }) => visitors) },
            ],
            firstSeen.map(({ day }) => day).filter((day) => days.includes(day)),
            site.locale,
          )}
          onRange={onDays && ((first, last) => onDays({ from: days[first]!, to: days[last]! }))}
          table={table}
        />
      ) : (
        <>
          <Nothing>{counted[0] ? inWords(counted[0]) : 'No day with five visits or more.'}</Nothing>
          <DataTable {...table} />
        </>
      )}
      {firstSeen.length > 0 && (
        <p className={styles.marks}>
          First seen: {firstSeen.map(({ day, release }) => `${release} on ${day}`).join(', ')}.
        </p>
      )}
    </Panel>
  );
}
