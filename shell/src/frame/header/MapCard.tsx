import { usePaths } from '@guide/contracts/module';
import { Link } from '@guide/ui';
import { ArrowRight } from 'lucide-react';
import styles from './MapCard.module.css';

/** A drawn corner of a map, of no city in particular, leading to the interactive one. */
export function MapCard() {
  const to = usePaths();
  return (
    <Link to={to.map()} className={styles.card}>
      <svg
        viewBox="0 0 320 150"
        preserveAspectRatio="xMidYMid slice"
        className={styles.map}
        aria-hidden="true"
      >
        <path
          className={styles.park}
          d="M18 52q30-18 74-8l10 34-52 14-38-16zM228 8l52-4 10 28-44 12zM120 128l44-10 14 32h-62z"
        />
        <path
          className={styles.streets}
          d="M-6 30 110 40l90-26 130 14M-6 104l104-22 112-44 60-44M40-6l26 96 4 66M150-6l-8 74 26 90M226 60l20 96M262-6l-8 50 76 60M-6 140l150-22 70-40"
        />
        <path className={styles.bank} d="M-10 168q70-6 96-38t70-30 60 20 58-8 60-46" />
        <path className={styles.river} d="M-10 168q70-6 96-38t70-30 60 20 58-8 60-46" />
        <path className={styles.streets} d="m124 84 22 44M196 92l-8 44" />
        <g className={styles.pins}>
          <circle cx="74" cy="64" r="6" />
          <circle cx="166" cy="62" r="6" />
          <circle cx="206" cy="44" r="6" />
          <circle cx="250" cy="88" r="6" />
        </g>
      </svg>
      <span className={styles.words}>
        Open the map
        <ArrowRight aria-hidden="true" />
      </span>
    </Link>
  );
}
