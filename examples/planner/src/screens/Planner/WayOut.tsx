import { Button } from '@guide/ui';
import { useMemo } from 'react';
import { betterPlace } from '../../day/betterPlace';
import { type DayPlan, nameOfItem, type TimedItem } from '../../day/dayPlan';
import { removeItem } from '../../plan/changes';
import { changePlan } from '../../plan/store';

interface WayOutProps {
  timed: TimedItem;
  index: number;
  day: DayPlan;
  onMove: (to: number) => void;
}

/** What mends a line that does not fit: a better place in the day where there is one, otherwise to take it out. */
export function WayOut({ timed, index, day, onMove }: WayOutProps) {
  const to = useMemo(() => betterPlace(day.visits, index, day.startsAt), [day, index]);
  if (to === null) {
    return (
      <Button small variant="line" onClick={() => changePlan(removeItem(timed.item.key))}>
        Remove it
      </Button>
    );
  }
  const others = day.items.toSpliced(index, 1);
  const next = others[to];
  const where = next ? `before ${nameOfItem(next)}` : `after ${nameOfItem(others.at(-1)!)}`;
  return (
    <Button small variant="line" onClick={() => onMove(to)}>
      Move {where}
    </Button>
  );
}
