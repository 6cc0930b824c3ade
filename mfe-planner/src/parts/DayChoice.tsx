import { guideNow, useHost } from '@guide/contracts/module';
import { localTime } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Plus } from 'lucide-react';
import { shortDay, stopsText } from '../day/texts';
import { addDay, addItem, newDay, newStop } from '../plan/changes';
import { MAX_DAYS, MAX_ITEMS_OF_DAY } from '../plan/limits';
import { hasStop, type PlaceRef, type Plan, type PlanDay, stopsOf } from '../plan/plan';
import { changePlan } from '../plan/store';
import styles from './DayChoice.module.css';

interface DayChoiceProps {
  plan: Plan;
  places: readonly PlaceRef[];
  /** @param day "Fri 4 Dec" */
  onAdded: (day: string) => void;
}

export function DayChoice({ plan, places, onAdded }: DayChoiceProps) {
  const { site } = useHost();
  const addTo = (day: PlanDay) => {
    const missing = places.filter((place) => !hasStop(day, place));
    for (const place of missing) changePlan(addItem(day.key, newStop(place)));
    onAdded(shortDay(day.date, site.locale));
  };
  const addToNewDay = () => {
    const day = newDay(localTime(guideNow(), site.clockChanges).day, plan);
    changePlan(addDay(day));
    addTo(day);
  };
  return (
    <div className={styles.days}>
      {plan.days.map((day) => {
        const isIn = places.every((place) => hasStop(day, place));
        return (
          <button
            key={day.key}
            type="button"
            className={styles.day}
            disabled={isIn || day.items.length >= MAX_ITEMS_OF_DAY}
            onClick={() => addTo(day)}
          >
            {shortDay(day.date, site.locale)}
            <span className={styles.count}>
              {isIn ? i18n.t('Already there') : stopsText(stopsOf(day).length)}
            </span>
          </button>
        );
      })}
      {plan.days.length < MAX_DAYS && (
        <button type="button" className={styles.day} onClick={addToNewDay}>
          {plan.days.length === 0 ? i18n.t('A first day') : i18n.t('A new day')}
          <Plus aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
