import type { Period } from '@guide/contracts/api';
import { Tag } from '@guide/ui';
import type { ReactNode } from 'react';
import styles from './FigureCard.module.css';

interface Props {
  title: string;
  value: string;
  /** "+12.5%" */
  change: string;
  period: Period;
  /** What of it is a placeholder, marked as that: value and change (D-18), or the change alone (D-66). */
  sample: 'card' | 'change';
  mark?: ReactNode;
}

/** One figure: its name, its value, and the change "from last {period}" (ANA-04). */
export const FigureCard = ({ title, value, change, period, sample, mark }: Props) => (
  <section className={styles.card} aria-label={title} data-sample={sample}>
    <header className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {mark}
    </header>
    <p className={styles.value} data-word={/^[A-Z]/.test(value) || undefined}>
      {value}
    </p>
    <p className={styles.change}>
      <b className={styles.rise}>{change}</b> from last {period}
      {sample === 'change' && (
        <>
          {' '}
          <Tag small>Sample</Tag>
        </>
      )}
    </p>
    {sample === 'card' && (
      <p className={styles.sample}>
        <Tag small tone="plain">
          Sample
        </Tag>
      </p>
    )}
  </section>
);
