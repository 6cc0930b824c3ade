import { Link, useHost, usePaths } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { DayChoice } from '../../parts/DayChoice';
import { setFavorite } from '../../plan/favorites';
import type { PlaceRef } from '../../plan/plan';
import { changePlan, currentPlan, type StoredPlan } from '../../plan/store';
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

  const onScrolledAway = useEffectEvent(onClose);
  useEffect(() => {
    const element = panel.current!;
    const { top, bottom } = heart.current!.getBoundingClientRect();
    const isScrolledAway = bottom < 0 || top > innerHeight;
    if (isScrolledAway) return onScrolledAway();
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
          {i18n.t('{name} is saved', { name })}
        </p>
        <p className={styles.text}>{countText(plan.saved.length, where)}</p>
      </div>
      <p className={styles.head}>{i18n.t('Add to a day')}</p>
      <DayChoice
        plan={plan}
        places={[place]}
        onAdded={(day) => {
          close();
          toast({
            title: i18n.t('{name} is in your plan', { name }),
            description: i18n.t('On {day}.', { day }),
          });
        }}
      />
      <p className={styles.foot}>
        <Link to={to.favorites}>{i18n.t('Your favourites')}</Link>
        <button
          type="button"
          onClick={() => {
            changePlan(setFavorite(place, false));
            close();
          }}
        >
          {i18n.t('Undo')}
        </button>
      </p>
    </div>
  );
}

const countText = (count: number, where: StoredPlan['where']): string =>
  where === 'memory'
    ? i18n.t(
        '{count, plural, one {# place in your favourites, until you close this page} other {# places in your favourites, until you close this page}}',
        { count },
      )
    : i18n.t('{count, plural, one {# place in your favourites} other {# places in your favourites}}', {
        count,
      });
