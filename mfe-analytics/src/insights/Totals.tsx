import type { Insights } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import figure from '../live/LiveFigures.module.css';
import { share, shown } from './shown';
import styles from './Totals.module.css';

/** The sums of the days, each with what it is compared with. */
export function Totals({ insights }: { insights: Insights }) {
  const { site } = useHost();
  const { views, visitors, sessions, bounces, bookings, secondsOnPage } = insights;
  const seconds = (value: number | null | undefined) => (typeof value === 'number' ? `${value} s` : '–');
  const number = (name: string, { value, previous }: Insights['views']) => ({
    name,
    value: shown(value, site.locale),
    before: previous === undefined ? undefined : shown(previous, site.locale),
  });
  const compares = insights.comparedWith !== undefined;
  const figures = [
    number('Views', views),
    number('Visitors', visitors),
    number('Sessions', sessions),
    {
      name: 'Left after one page',
      value: share(bounces.value, sessions.value),
      before: compares ? share(bounces.previous ?? null, sessions.previous ?? null) : undefined,
    },
    {
      name: 'Time on a page',
      value: seconds(secondsOnPage.value),
      before: compares ? seconds(secondsOnPage.previous) : undefined,
    },
    number('Booking clicks', bookings),
  ];
  return (
    <dl className={styles.totals}>
      {figures.map(({ name, value, before }) => (
        <div key={name} className={figure.figure}>
          <dt className={figure.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          {before !== undefined && <dd className={figure.change}>before: {before}</dd>}
        </div>
      ))}
    </dl>
  );
}
