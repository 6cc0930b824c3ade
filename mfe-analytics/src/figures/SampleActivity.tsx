import { useHost } from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';
import { classNames, Panel, Tag } from '@guide/ui';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import stacked from '../charts/stackedTable.module.css';
import styles from './SampleActivity.module.css';

const DEVICES = { Mobile: Smartphone, Desktop: Monitor, Tablet };

const rows = ({ product, country, samples }: Site) =>
  [
    { page: 'Home Page', time: '2 minutes ago', device: 'Mobile', location: `${product}, ${country}` },
    { page: 'Attractions Page', time: '5 minutes ago', device: 'Desktop', location: 'New York, US' },
    { page: samples.attraction, time: '8 minutes ago', device: 'Tablet', location: 'Paris, FR' },
    { page: 'Restaurants Page', time: '12 minutes ago', device: 'Mobile', location: 'Tokyo, JP' },
    { page: 'Map Page', time: '15 minutes ago', device: 'Desktop', location: 'Sydney, AU' },
  ] as const;

export function SampleActivity() {
  const { site } = useHost();
  return (
    <Panel
      title="Recent Visitor Activity"
      aside={
        <Tag small tone="plain">
          Sample
        </Tag>
      }
      className={styles.panel}
    >
      <div className={stacked.frame}>
        <table className={classNames(stacked.table, styles.table)}>
          <thead>
            <tr>
              <th scope="col">Page</th>
              <th scope="col">Time</th>
              <th scope="col">Device</th>
              <th scope="col">Location</th>
            </tr>
          </thead>
          <tbody>
            {rows(site).map(({ page, time, device, location }) => {
              const Icon = DEVICES[device];
              return (
                <tr key={page}>
                  <th scope="row">{page}</th>
                  <td className={styles.time}>{time}</td>
                  <td className={styles.device}>
                    <Icon aria-hidden="true" />
                    {device}
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
