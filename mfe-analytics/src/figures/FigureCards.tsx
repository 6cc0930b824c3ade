import type { Period, TopPage } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { Tag } from '@guide/ui';
import { Eye } from 'lucide-react';
import styles from './FigureCards.module.css';

/** Four cards (ANA-04 to ANA-09). Only the total is real; the others and all changes are samples (D-18, D-66). */
export function FigureCards({ pages, period }: { pages: TopPage[]; period: Period }) {
  const { site } = useHost();
  const total = pages.reduce((sum, { count }) => sum + count, 0);
  const cards = [
    { title: 'Total Pageviews', value: total.toLocaleString(site.locale), change: '+12.5%' },
    { title: 'Unique Visitors', value: '+573', change: '+7.2%' },
    { title: 'Most Popular Area', value: site.samples.area, change: '+18.1%' },
    { title: 'Booking Interactions', value: '+189', change: '+4.5%' },
  ];
  return (
    <div className={styles.cards}>
      {cards.map(({ title, value, change }, index) => (
        <section
          key={title}
          className={styles.card}
          aria-label={title}
          data-sample={index === 0 ? 'change' : 'card'}
        >
          <header className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            {index === 0 && <Eye aria-hidden="true" />}
          </header>
          <p className={styles.value} data-word={/^[A-Z]/.test(value) || undefined}>
            {value}
          </p>
          <p className={styles.change}>
            <b className={styles.rise}>{change}</b>
            {' from last '}
            <span className={styles.period}>
              <span>{period}</span>
            </span>
            {index === 0 && (
              <>
                {' '}
                <Tag small>Sample</Tag>
              </>
            )}
          </p>
          {index > 0 && (
            <p className={styles.sample}>
              <Tag small tone="plain">
                Sample
              </Tag>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
