import home from '@guide/city/home.json' with { type: 'json' };
import { Container } from '@guide/ui';
import styles from './Statistics.module.css';

export const Statistics = () => (
  <Container>
    <dl className={styles.strip}>
      {home.statistics.map(({ figure, label }) => (
        <div key={label} className={styles.statistic}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  </Container>
);
