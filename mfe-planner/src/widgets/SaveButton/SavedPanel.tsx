import { Link, useHost, usePaths } from '@guide/contracts/module';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { counted } from '../../day/texts';
import { DayChoice } from '../../parts/DayChoice';
import { setFavorite } from '../../plan/favorites';
import type { PlaceRef } from '../../plan/plan';
import { changePlan, currentPlan } from '../../plan/store';
import { usePlan } from '../../plan/usePlan';
import { placeBelow } from './placeBelow';
import styles from './SavedPanel.module.css';

/** Saves a place although the stored text cannot be read: it is put aside. */
export const save = (place: PlaceRef): void => void changePlan(setFavorite(place, true));

interface SavedPanelProps {
  place: PlaceRef;
  heart: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Popover below a pressed heart, to add the place to a day. */
export default function SavedPanel({ place, heart, onClose }: SavedPanelProps) {
  const { toast } = useHost();
  const to = usePaths();
  const { plan, where } = usePlan() ?? currentPlan();
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { name } = place;

  useEffect(() => {
    const element = panel.current!;
    element.showPopover();
    placeBelow(element, heart.current!);
    const close = () => element.hidePopover();
    addEventListener('scroll', close, { passive: true });
    return () => removeEventListener('scroll', close);
  }, [heart]);

  const close = () => {
    panel.current?.hidePopover();
    heart.current?.focus();
  };
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      className={styles.panel}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      <div role="status">
        <p id={titleId} className={styles.title}>
          {name} is saved
        </p>
        <p className={styles.text}>
          {counted(plan.saved.length, 'place')} in your favourites
          {where === 'memory' && ', until you close this page'}
        </p>
      </div>
      <p className={styles.head}>Add to a day</p>
      <DayChoice
        plan={plan}
        places={[place]}
        onAdded={(day) => {
          close();
          toast({ title: `${name} is in your plan`, description: `On ${day}.` });
        }}
      />
      <p className={styles.foot}>
        <Link to={to.favorites}>Your favourites</Link>
        <button
          type="button"
          onClick={() => {
            changePlan(setFavorite(place, false));
            close();
          }}
        >
          Undo
        </button>
      </p>
    </div>
  );
}
