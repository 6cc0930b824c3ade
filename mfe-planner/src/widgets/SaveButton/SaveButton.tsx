import { Link, type SlotProps, useHost, usePaths } from '@guide/contracts/module';
import { useEffect, useId, useRef, useState } from 'react';
import { counted } from '../../day/texts';
import { DayChoice } from '../../parts/DayChoice';
import { HeartButton } from '../../parts/HeartButton';
import { setFavorite } from '../../plan/changes';
import { EMPTY_PLAN, isSaved, type PlaceRef } from '../../plan/plan';
import { changePlan, currentPlan } from '../../plan/store';
import { usePlan } from '../../plan/usePlan';
import { placeBelow } from './placeBelow';
import styles from './SaveButton.module.css';

/** Heart button in the slot `place-actions`. After saving, a panel offers to add the place to a day. */
export function SaveButton({ place }: SlotProps['place-actions']) {
  const { toast } = useHost();
  const to = usePaths();
  const plan = usePlan()?.plan ?? EMPTY_PLAN;
  const [isOpen, setOpen] = useState(false);
  const heart = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { name, listingId, pubId } = place;
  const ref: PlaceRef = {
    name,
    ...(listingId !== undefined && { listing: listingId }),
    ...(pubId !== undefined && { pub: pubId }),
  };
  const saved = isSaved(plan, ref);

  useEffect(() => {
    if (!isOpen) return;
    const element = panel.current!;
    element.showPopover();
    placeBelow(element, heart.current!);
    const close = () => element.hidePopover();
    addEventListener('scroll', close, { passive: true });
    return () => removeEventListener('scroll', close);
  }, [isOpen]);

  const close = () => {
    panel.current?.hidePopover();
    heart.current?.focus();
  };
  const press = () => {
    changePlan(setFavorite(ref, !saved));
    if (!saved) {
      setOpen(true);
      return;
    }
    panel.current?.hidePopover();
    toast({ title: `${name} is no longer in your favourites` });
  };
  return (
    <>
      <HeartButton ref={heart} name={name} on={saved} onPress={press} />
      {isOpen && (
        <div
          ref={panel}
          popover="auto"
          role="dialog"
          aria-labelledby={titleId}
          className={styles.panel}
          onToggle={(event) => event.newState === 'closed' && setOpen(false)}
        >
          <div role="status">
            <p id={titleId} className={styles.title}>
              {name} is saved
            </p>
            <p className={styles.text}>
              {counted(plan.saved.length, 'place')} in your favourites
              {currentPlan().where === 'memory' && ', until you close this page'}
            </p>
          </div>
          <p className={styles.head}>Add to a day</p>
          <DayChoice
            plan={plan}
            places={[ref]}
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
                changePlan(setFavorite(ref, false));
                close();
              }}
            >
              Undo
            </button>
          </p>
        </div>
      )}
    </>
  );
}
