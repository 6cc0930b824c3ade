import { useHost } from '@guide/contracts/module';
import { localTime } from '@guide/contracts/site';
import { Plus } from 'lucide-react';
import { counted, shortDay } from '../day/texts';
import { addItem, appendDay, type Change, newStop } from '../plan/changes';
import { isSamePlace, MAX_DAYS, MAX_ITEMS_OF_DAY, type PlaceRef, type Plan, stopsOf } from '../plan/plan';
import { changePlan } from '../plan/store';
import styles from './DayChoice.module.css';

interface DayChoiceProps {
  plan: Plan;
  /** What is added to the day that is chosen; places that are in it already are not added again. */
  places: readonly PlaceRef[];
  /** @param day what the visitor reads of it: "Fri 4 Dec" */
  onAdded: (day: string) => void;
}

/** The days of the plan as buttons, and one for a new day. */
export function DayChoice({ plan, places, onAdded }: DayChoiceProps) {
  const { site } = useHost();
  const addTo = (key: string) =>
    places.map(
      (place): Change =>
        (now) => {
          const day = now.days.find((one) => one.key === key);
          const isThere = day && stopsOf(day).some((stop) => isSamePlace(stop.place, place));
          return isThere ? now : addItem(key, newStop(place))(now);
        },
    );
  const apply = (changes: readonly Change[]) =>
    changePlan((now) => changes.reduce((changed, change) => change(changed), now));
  const toNewDay = () => {
    const today = localTime(Date.now(), site.clockChanges).day;
    const before = new Set(plan.days.map(({ key }) => key));
    const made = apply([appendDay(today)]).days.find(({ key }) => !before.has(key));
    if (!made) return;
    apply(addTo(made.key));
    onAdded(shortDay(made.date, site.locale));
  };
  return (
    <div className={styles.days}>
      {plan.days.map((day) => {
        const stops = stopsOf(day);
        const isIn = places.every((place) => stops.some((stop) => isSamePlace(stop.place, place)));
        return (
          <button
            key={day.key}
            type="button"
            className={styles.day}
            disabled={isIn || day.items.length >= MAX_ITEMS_OF_DAY}
            onClick={() => {
              apply(addTo(day.key));
              onAdded(shortDay(day.date, site.locale));
            }}
          >
            {shortDay(day.date, site.locale)}
            <span className={styles.count}>{isIn ? 'Already there' : counted(stops.length, 'stop')}</span>
          </button>
        );
      })}
      {plan.days.length < MAX_DAYS && (
        <button type="button" className={styles.day} onClick={toNewDay}>
          {plan.days.length === 0 ? 'A first day' : 'A new day'}
          <Plus aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
