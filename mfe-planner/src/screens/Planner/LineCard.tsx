import { useHost } from '@guide/contracts/module';
import { type Site, wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { classNames, OpeningState, SmartImage } from '@guide/ui';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { type DayPlan, nameOfItem, type TimedItem } from '../../day/dayPlan';
import { waitText } from '../../day/outcomeText';
import { durationText } from '../../day/texts';
import { PlaceHeading } from '../../parts/PlaceHeading';
import { clockOf } from '../../plan/changes';
import styles from './LineCard.module.css';

interface LineCardProps {
  timed: TimedItem;
  day: DayPlan;
  isDragged: boolean;
  controls: ReactNode;
  problem: ReactNode;
}

export function LineCard({ timed, day, isDragged, controls, problem }: LineCardProps) {
  const { item, place, begin, leave, outcome, opening } = timed;
  const { site } = useHost();
  const facts = factsOf(timed, day, site);
  return (
    <article
      className={classNames(
        styles.card,
        item.kind === 'break' ? styles.break : !place && styles.gone,
        !!problem && styles.wrong,
        isDragged && styles.dragged,
      )}
      data-outcome={outcome}
    >
      <div className={styles.row}>
        {place && (
          <div className={styles.picture}>
            <SmartImage src={place.imageUrl} alt="" name={place.name} sizes="120px" widths={[400]} />
          </div>
        )}
        <div className={styles.words}>
          <p className={styles.times}>
            {day.clock(begin)}
            {leave > begin && ` – ${day.clock(leave)}`}
          </p>
          <PlaceHeading place={place}>
            {item.kind === 'break'
              ? i18n.t('Lunch break, {duration}', { duration: durationText(item.minutes) })
              : nameOfItem(timed)}
          </PlaceHeading>
          {facts && (
            <p className={styles.facts}>
              {leave > begin && (
                <span className={styles.until}>{i18n.t('until {time}', { time: day.clock(leave) })} · </span>
              )}
              {facts}
            </p>
          )}
          {opening && outcome !== 'closed' && (
            <div>
              <OpeningState opening={opening} />
            </div>
          )}
          {item.kind === 'stop' && item.fixedAt !== undefined && (
            <p className={styles.fixed}>
              <Lock aria-hidden="true" />
              {i18n.t('Fixed: {time}', { time: clockOf(item.fixedAt) })}
            </p>
          )}
        </div>
        {controls}
      </div>
      {problem && <div className={styles.problem}>{problem}</div>}
    </article>
  );
}

/** "2½ hours · 25 min to spare, opens 10:00" */
function factsOf(timed: TimedItem, day: DayPlan, site: Site): string {
  const { item, place, outcome } = timed;
  if (item.kind === 'break') return i18n.t('wherever you are by then');
  if (!place) return '';
  const stay = durationText(item.stay ?? place.stay);
  const parts = outcome === 'closed' ? [stay, wordIn(site, place.area)] : [stay, waitText(timed, day)];
  if (place.noFixedPlace) parts.push(i18n.t('no fixed place'));
  return parts.filter(Boolean).join(' · ');
}
