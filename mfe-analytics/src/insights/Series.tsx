import type { Insights } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { Panel } from '@guide/ui';
import { Chart } from '../charts/Chart';
import { DataTable } from '../charts/DataTable';
import { lines } from '../charts/options';
import { Nothing } from '../figures/Nothing';
import { figureText } from './figureText';
import styles from './Series.module.css';

interface Props {
  insights: Insights;
  onDays?: (days: { from: string; to: string }) => void;
}

/** Views and visitors per day; days when a release was first seen are marked. */
export function Series({ insights: { series, firstSeen, to }, onDays }: Props) {
  const { site } = useHost();
  const counted = series.filter(({ views }) => views !== null);
  // Skip leading days without data.
  const drawnDays = series.slice(series.indexOf(counted[0]!));
  const days = drawnDays.map(({ day }) => day);
  const releasesFirstSeenOn = (day: string) =>
    firstSeen.filter((release) => release.day === day).map(({ release }) => release);
  const numberText = (value: number | null) => figureText(value, site.locale);
  const describeDay = ({ day, views, visitors, sessions }: Insights['series'][number]) =>
    `Only ${day} had five visits or more. Views: ${numberText(views)}, visitors: ${numberText(visitors)}, sessions: ${numberText(sessions)}.`;
  const table = {
    caption: 'Views, visitors and sessions of each day',
    head: ['Day', 'Views', 'Visitors', 'Sessions'],
    rows: series.map(({ day, views, visitors, sessions }) => [
      day,
      ...[views, visitors, sessions].map(numberText),
    ]),
  };
  return (
    <Panel level={3} title="Day by day" className={styles.panel}>
      {counted.length > 1 ? (
        <Chart
          kind="lines"
          description={`Lines of views and visitors from ${days[0]} to ${to}; the table below lists each day`}
          points={drawnDays.map(({ day, views, visitors }) =>
            [
              day,
              `Views: ${numberText(views)}`,
              `Visitors: ${numberText(visitors)}`,
              ...releasesFirstSeenOn(day).map((release) => `First seen: ${release}`),
            ].join('\n'),
          )}
          option={lines(
            days,
            [
              { name: 'Views', values: drawnDays.map(({ views }) => views) },
              { name: 'Visitors', values: drawnDays.map(({ visitors }) => visitors) },
            ],
            firstSeen.map(({ day }) => day).filter((day) => days.includes(day)),
            site.locale,
          )}
          onRange={onDays && ((first, last) => onDays({ from: days[first]!, to: days[last]! }))}
          table={table}
        />
      ) : (
        <>
          <Nothing>{counted[0] ? describeDay(counted[0]) : 'No day with five visits or more.'}</Nothing>
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
