import { i18n } from '@guide/contracts/texts';
import { Button } from '@guide/ui';
import { Heart, type LucideIcon, Plus, Utensils } from 'lucide-react';
import { addItem, newLunch } from '../../plan/changes';
import type { PlanDay } from '../../plan/plan';
import { changePlan } from '../../plan/store';
import styles from './DayView.module.css';

interface DayAddsProps {
  day: PlanDay;
  /** @param saved - whether to offer only favourites */
  onAdd: (saved: boolean) => void;
}

export function DayAdds({ day, onAdd }: DayAddsProps) {
  const hasBreak = day.items.some(({ kind }) => kind === 'break');
  const buttons: [name: string, Icon: LucideIcon, add: () => void][] = [
    [i18n.t('Add a stop'), Plus, () => onAdd(false)],
    [i18n.t('From your favourites'), Heart, () => onAdd(true)],
  ];
  if (!hasBreak)
    buttons.push([i18n.t('Lunch break'), Utensils, () => changePlan(addItem(day.key, newLunch()))]);
  return (
    <div className={styles.adds} data-print="hide">
      {buttons.map(([name, Icon, add], index) => (
        <Button
          key={name}
          small
          variant={index === 0 ? 'line' : 'quiet'}
          icon={<Icon aria-hidden="true" />}
          onClick={add}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
