import { i18n } from '@guide/contracts/texts';
import { Button } from '@guide/ui';
import { useMemo } from 'react';
import { betterPosition } from '../../day/betterPosition';
import { type DayPlan, nameOfItem, type TimedItem } from '../../day/dayPlan';
import { removeItem } from '../../plan/changes';
import { changePlan } from '../../plan/store';

interface SuggestedFixProps {
  timed: TimedItem;
  index: number;
  day: DayPlan;
  onMove: (to: number) => void;
}

/** Button that moves a line that does not fit to a better position, or removes it if there is none. */
export function SuggestedFix({ timed, index, day, onMove }: SuggestedFixProps) {
  const to = useMemo(() => betterPosition(day, index), [day, index]);
  if (to === null) {
    return (
      <Button small variant="line" onClick={() => changePlan(removeItem(timed.item.key))}>
        {i18n.t('Remove it')}
      </Button>
    );
  }
  const others = day.items.toSpliced(index, 1);
  const next = others[to];
  return (
    <Button small variant="line" onClick={() => onMove(to)}>
      {next
        ? i18n.t('Move before {name}', { name: nameOfItem(next) })
        : i18n.t('Move after {name}', { name: nameOfItem(others.at(-1)!) })}
    </Button>
  );
}
