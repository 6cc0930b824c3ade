import type { Pub } from '@guide/contracts/api';
import { Link } from '@guide/ui';
import { Clock, Phone } from 'lucide-react';
import { openDays } from '../../pub/openDays';
import styles from './PubHours.module.css';

/** On which days the pub opens, and its number where it has one (PUBS-08, PUBS-09). */
export const PubHours = ({ pub }: { pub: Pub }) => (
  <span className={styles.hours}>
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
