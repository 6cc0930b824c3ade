import { distanceText, minutesText } from '@guide/contracts/place';
import { i18n } from '@guide/contracts/texts';
import { Button } from '@guide/ui';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DayPlan } from '../../day/dayPlan';
import { type Improvement, isWorthwhile } from '../../day/improvement';
import { Notice } from '../../parts/Notice';
import styles from './DayFigures.module.css';

interface DayFiguresProps {
  day: DayPlan;
  /** Null if it was not computed. */
  improvement: Improvement | null;
  onBestOrder?: () => void;
  children: ReactNode;
}

/** Map and walking figures of a day, and what another order would save. */
export function DayFigures({ day, improvement, onBestOrder, children }: DayFiguresProps) {
  const stops = day.items.filter(({ item }) => item.kind === 'stop').length;
  return (
    <div className={styles.panel}>
      {children}
      <div className={styles.body}>
        <h3 className={styles.title}>{i18n.t('The day on foot')}</h3>
        <dl className={styles.figures}>
          <div>
            <dt>{i18n.t('walking')}</dt>
            <dd>{distanceText(day.metres)}</dd>
          </div>
          <div>
            <dt>{i18n.t('between stops')}</dt>
            <dd>{minutesText(day.walkMinutes)}</dd>
          </div>
          <div>
            <dt>{i18n.t('{stops, plural, one {stop} other {stops}}', { stops })}</dt>
            <dd>{stops}</dd>
          </div>
        </dl>
        {improvement && isWorthwhile(improvement, day) && (
          <div className={styles.better}>
            <Notice title={gainText(improvement)} icon={<Sparkles aria-hidden="true" />}>
              <Button small variant="line" onClick={onBestOrder}>
                {i18n.t('Use the best order')}
              </Button>
            </Notice>
          </div>
        )}
      </div>
    </div>
  );
}

/** "The best order saves 14 min on foot." */
function gainText({ savedMinutes, moreFit: count }: Improvement): string {
  const time = minutesText(Math.abs(savedMinutes));
  if (count === 0) return i18n.t('The best order saves {time} on foot.', { time });
  if (savedMinutes > 0)
    return i18n.t(
      '{count, plural, one {The best order has room for # more stop while it is open, and saves {time} on foot.} other {The best order has room for # more stops while they are open, and saves {time} on foot.}}',
      { count, time },
    );
  if (savedMinutes < 0)
    return i18n.t(
      '{count, plural, one {The best order has room for # more stop while it is open, and takes {time} more on foot.} other {The best order has room for # more stops while they are open, and takes {time} more on foot.}}',
      { count, time },
    );
  return i18n.t(
    '{count, plural, one {The best order has room for # more stop while it is open.} other {The best order has room for # more stops while they are open.}}',
    { count },
  );
}
