import { useHost } from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { classNames, Panel, Tag } from '@guide/ui';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import stacked from '../charts/stackedTable.module.css';
import { deviceName } from '../live/names';
import styles from './SampleActivity.module.css';

const DEVICES = { phone: Smartphone, desktop: Monitor, tablet: Tablet };

const rows = ({ product, country, samples }: Site) =>
  [
    { page: i18n.t('Home Page'), minutes: 2, device: 'phone', location: `${product}, ${country}` },
    { page: i18n.t('Attractions Page'), minutes: 5, device: 'desktop', location: i18n.t('New York, US') },
    { page: samples.attraction, minutes: 8, device: 'tablet', location: i18n.t('Paris, FR') },
    { page: i18n.t('Restaurants Page'), minutes: 12, device: 'phone', location: i18n.t('Tokyo, JP') },
    { page: i18n.t('Map Page'), minutes: 15, device: 'desktop', location: i18n.t('Sydney, AU') },
  ] as const;

export function SampleActivity() {
  const { site } = useHost();
  const ago = new Intl.RelativeTimeFormat(site.locale);
  return (
    <Panel
      title={i18n.t('Recent Visitor Activity')}
      aside={
        <Tag small tone="plain">
          {i18n.t('Sample')}
        </Tag>
      }
      className={styles.panel}
    >
      <div className={stacked.frame}>
        <table className={classNames(stacked.table, styles.table)}>
          <thead>
            <tr>
              <th scope="col">{i18n.t('Page')}</th>
              <th scope="col">{i18n.t('Time')}</th>
              <th scope="col">{i18n.t('Device')}</th>
              <th scope="col">{i18n.t('Location')}</th>
            </tr>
          </thead>
          <tbody>
            {rows(site).map(({ page, minutes, device, location }) => {
              const Icon = DEVICES[device];
              return (
                <tr key={page}>
                  <th scope="row">{page}</th>
                  <td className={styles.time}>{ago.format(-minutes, 'minute')}</td>
                  <td className={styles.device}>
                    <Icon aria-hidden="true" />
                    {deviceName(device)}
                  </td>
                  <td className={styles.location}>{location}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
