import type { Pub } from '@guide/contracts/api';
import { Panel, TextLink } from '@guide/ui';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Rows.module.css';

/** "51.5042, −0.0900" */
const degrees = (value: number) => value.toFixed(4).replace('-', '−');

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt>{name}</dt>
    <dd className={styles.strong}>{children}</dd>
  </div>
);

/** Where the pub is and how to reach it (PUB-07). */
export const LocationPanel = ({ pub }: { pub: Pub }) => (
  <Panel title="Location &amp; Contact" icon={<MapPin aria-hidden="true" />}>
    <dl className={styles.rows}>
      <Fact name="Address">{pub.address}</Fact>
      <Fact name="Postcode">{pub.postcode}</Fact>
      <Fact name="Area">{pub.area}</Fact>
      {pub.phoneNumber && (
        <Fact name="Phone">
          <TextLink to={`tel:${pub.phoneNumber.replaceAll(' ', '')}`} className={styles.phone}>
            {pub.phoneNumber}
          </TextLink>
        </Fact>
      )}
      {pub.website && (
        <div className={styles.row} data-print="only">
          <dt>Website</dt>
          <dd className={styles.strong}>{new URL(pub.website).hostname.replace(/^www\./, '')}</dd>
        </div>
      )}
      <Fact name="Coordinates">{`${degrees(pub.coordinates.lat)}, ${degrees(pub.coordinates.lng)}`}</Fact>
    </dl>
  </Panel>
);
