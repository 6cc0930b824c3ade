import type { Insights } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { Panel } from '@guide/ui';
import { DataTable } from '../charts/DataTable';
import { Nothing } from '../figures/Nothing';
import { DayLines } from './DayLines';
import styles from './Series.module.css';
import { shown } from './shown';

/** Views and visitors day by day, with the days on which releases were seen first; a table says the same. */
export function Series({ insights: { series, firstSeen, from, to } }: { insights: Insights }) {
  const { site } = useHost();
  const marks = firstSeen.map(({ day, release }) => ({ day, text: release }));
  const lines = [
    { name: 'Views', values: series.map(({ views }) => views) },
    { name: 'Visitors', values: series.map(({ visitors }) => visitors) },
  ];
  return (
    <Panel level={3} title="Day by day" className={styles.panel}>
      {series.some(({ views }) => views !== null) ? (
        <DayLines
          description={`Lines of views and visitors from ${from} to ${to}; the table below says each day`}
          days={series.map(({ day }) => day)}
          lines={lines}
          marks={marks}
          locale={site.locale}
        />
      ) : (
        <Nothing>No day with five visits or more.</Nothing>
      )}
      {marks.length > 0 && (
        <p className={styles.marks}>
          First seen: {marks.map(({ day, text }) => `${text} on ${day}`).join(', ')}.
        </p>
      )}
      <DataTable
        caption="Views, visitors and sessions of each day"
        head={['Day', 'Views', 'Visitors', 'Sessions']}
        rows={series.map(({ day, views, visitors, sessions }) => [
          day,
          ...[views, visitors, sessions].map((value) => shown(value, site.locale)),
        ])}
      />
    </Panel>
  );
}
