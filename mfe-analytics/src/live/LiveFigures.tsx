import type { Summary } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { changeSince } from './change';
import styles from './LiveFigures.module.css';
import { useLatestSummary } from './VisitorsNow';

export function LiveFigures({ summary }: { summary: Summary }) {
  const { site } = useHost();
  const { visitorsNow } = useLatestSummary(summary);
  const sums = [
    { name: i18n.t('Unique visitors'), ...summary.uniqueVisitors },
    { name: i18n.t('Sessions'), ...summary.sessions },
    { name: i18n.t('Page views'), ...summary.pageViews },
    { name: i18n.t('Booking clicks'), ...summary.bookingClicks },
  ];
  return (
    <dl className={styles.figures}>
      <div className={styles.figure}>
        <dt className={styles.name}>{i18n.t('Visitors now')}</dt>
        <dd className={styles.value}>{visitorsNow.toLocaleString(site.locale)}</dd>
        <dd className={styles.change}>{i18n.t('in the last five minutes')}</dd>
      </div>
      {sums.map(({ name, value, previous }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value.toLocaleString(site.locale)}</dd>
          <dd className={styles.change}>{changeSince(summary.period, value, previous, site.locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
