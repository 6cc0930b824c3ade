import { i18n } from '@guide/contracts/texts';
import { DetailHead } from '@guide/ui';
import { Clock, Sunrise, Users } from 'lucide-react';
import styles from './BestTimes.module.css';
import type { PlaceContent } from './content/placeContent';

/** Times are sorted from quietest to busiest. */
const iconAt = (index: number, count: number) =>
  index === 0 ? Sunrise : index === count - 1 ? Users : Clock;

export const BestTimes = ({ content: { bestTime, bestTimes, partOf } }: { content: PlaceContent }) => (
  <section aria-labelledby="best-time">
    <DetailHead id="best-time" title={i18n.t('Best Time to Visit')} />
    <p {...partOf('bestTime')} className={styles.text}>
      {bestTime}
    </p>
    <dl {...partOf('bestTimes')} className={styles.times}>
      {bestTimes.map(({ when, note }, index) => {
        const Icon = iconAt(index, bestTimes.length);
        return (
          <div key={when} className={styles.time}>
            <Icon aria-hidden="true" />
            <dt>{when}</dt>
            <dd>{note}</dd>
          </div>
        );
      })}
    </dl>
  </section>
);
