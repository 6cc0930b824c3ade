import type { RecentVisit } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Nothing } from '../figures/Nothing';
import { countryName, deviceName, pageName } from './names';
import styles from './RecentActivity.module.css';

const MAX_VISITS = 8;

/** The latest visits, without anything personal (D-20). */
export function Visits({ visits }: { visits: RecentVisit[] }) {
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
      {visits.slice(0, MAX_VISITS).map(({ path, at, device, country }, index) => (
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
