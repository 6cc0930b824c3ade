import type { Summary } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { change } from './change';
import styles from './LiveFigures.module.css';
import { useLatestSummary } from './VisitorsNow';

export function LiveFigures({ summary }: { summary: Summary }) {
  const { site } = useHost();
  const { visitorsNow } = useLatestSummary(summary);
  const sums = [
    { name: 'Unique visitors', ...summary.uniqueVisitors },
    { name: 'Sessions', ...summary.sessions },
    { name: 'Page views', ...summary.pageViews },
    { name: 'Booking clicks', ...summary.bookingClicks },
  ];
  return (
    <dl className={styles.figures}>
      <div className={styles.figure}>
        <dt className={styles.name}>Visitors now</dt>
        <dd className={styles.value}>{visitorsNow.toLocaleString(site.locale)}</dd>
        <dd className={styles.change}>in the last five minutes</dd>
      </div>
      {sums.map(({ name, value, previous }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value.toLocaleString(site.locale)}</dd>
          <dd className={styles.change}>{change(value, previous, `than the ${summary.period} before`)}</dd>
        </div>
      ))}
    </dl>
  );
}
