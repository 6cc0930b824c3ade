import type { RecentVisit } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Panel } from '@guide/ui';
import { useRecentVisits } from '../api/useRecentVisits';
import { Nothing } from '../figures/Nothing';
import { Loaded } from './Loaded';
import { countryName, deviceName, pageName } from './names';
import styles from './RecentActivity.module.css';
import { isRefused } from './useFailureText';

const MAX_VISITS = 8;

export function RecentActivity() {
  const recent = useRecentVisits();
  return (
    <Panel
      level={3}
      title={i18n.t('Recent activity')}
      aside={recent.data && !isRefused(recent.error) && <span className={styles.live}>{i18n.t('Live')}</span>}
      className={styles.panel}
    >
      <Loaded
        query={recent}
        label={null}
        title={i18n.t('Recent activity could not be loaded')}
        text={i18n.t('Try again in a moment.')}
      >
        {(visits) => <Visits visits={visits.slice(0, MAX_VISITS)} />}
      </Loaded>
    </Panel>
  );
}

function Visits({ visits }: { visits: RecentVisit[] }) {
  const { site } = useHost();
  const time = new Intl.DateTimeFormat(site.locale, {
    timeZone: site.timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
  if (visits.length === 0) return <Nothing>{i18n.t('No visits in the last 30 days.')}</Nothing>;
  return (
    <ul>
      {visits.map(({ path, at, device, country }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: visits have no id (D-20).
        <li key={index} className={styles.visit}>
          <b className={styles.path}>{pageName(path)}</b>
          <time dateTime={at}>{time.format(new Date(at))}</time>
          <span>{deviceName(device)}</span>
          <span className={styles.country}>{countryName(country, site.locale)}</span>
        </li>
      ))}
    </ul>
  );
}
