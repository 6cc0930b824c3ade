import type { Pub } from '@guide/contracts/api';
import { useHost, useNow } from '@guide/contracts/module';
import { Link, OpeningState, openingState } from '@guide/ui';
import { Clock, Phone } from 'lucide-react';
import { openDays } from '../../pub/openDays';
import styles from './PubHours.module.css';

/** Whether the pub is open, on which days it opens, and its number where it has one (PUBS-08, PUBS-09). */
export function PubHours({ pub }: { pub: Pub }) {
  const opening = openingState(pub.hours, useNow(), useHost().site);
  return (
    <span className={styles.hours}>
      <OpeningState opening={opening} />
      <span className={styles.fact}>
        <Clock aria-hidden="true" />
        {openDays(pub)}
      </span>
      {pub.phoneNumber && (
        <Link to={`tel:${pub.phoneNumber.replaceAll(' ', '')}`} className={styles.fact}>
          <Phone aria-hidden="true" />
          {pub.phoneNumber}
        </Link>
      )}
    </span>
  );
}
