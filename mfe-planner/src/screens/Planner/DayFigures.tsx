import { distanceText, minutesText } from '@guide/contracts/place';
import { Button } from '@guide/ui';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DayPlan } from '../../day/dayPlan';
import { type Improvement, isWorthwhile } from '../../day/improvement';
import { counted } from '../../day/texts';
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
        <h3 className={styles.title}>The day on foot</h3>
        <dl className={styles.figures}>
          <div>
            <dt>walking</dt>
            <dd>{distanceText(day.metres)}</dd>
          </div>
          <div>
            <dt>between stops</dt>
            <dd>{minutesText(day.walkMinutes)}</dd>
          </div>
          <div>
            <dt>{stops === 1 ? 'stop' : 'stops'}</dt>
            <dd>{stops}</dd>
          </div>
        </dl>
        {improvement && isWorthwhile(improvement, day) && (
          <div className={styles.better}>
            <Notice title={gainText(improvement)} icon={<Sparkles aria-hidden="true" />}>
              <Button small variant="line" onClick={onBestOrder}>
                Use the best order
              </Button>
            </Notice>
          </div>
        )}
      </div>
    </div>
  );
}

/** "Another order saves 14 min on foot." */
function gainText({ savedMinutes, moreFit }: Improvement): string {
  const walking =
    savedMinutes > 0
      ? `saves ${minutesText(savedMinutes)} on foot`
      : `takes ${minutesText(-savedMinutes)} more on foot`;
  if (moreFit === 0) return `The best order ${walking}.`;
  const fits = `has room for ${counted(moreFit, 'more stop')} while ${moreFit === 1 ? 'it is' : 'they are'} open`;
  return savedMinutes === 0 ? `The best order ${fits}.` : `The best order ${fits}, and ${walking}.`;
}
