import type { HomeTexts } from '@guide/contracts/city';
import { i18n } from '@guide/contracts/texts';
import { Container, Tag } from '@guide/ui';
import styles from './Statistics.module.css';

export const Statistics = ({ statistics }: Pick<HomeTexts, 'statistics'>) => (
  <Container>
    <dl className={styles.strip}>
      {statistics.map(({ figure, label, sample }) => (
        <div key={label} className={styles.statistic}>
          <dt className={styles.label}>
            {label}
            {sample && (
              <>
                {' '}
                <Tag small>{i18n.t('Sample')}</Tag>
              </>
            )}
          </dt>
          <dd className={styles.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  </Container>
);
