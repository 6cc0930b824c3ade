import type { useSortable } from '@dnd-kit/sortable';
import { i18n } from '@guide/contracts/texts';
import { IconButton } from '@guide/ui';
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, type LucideIcon } from 'lucide-react';
import { nameOfItem, type TimedItem } from '../../day/dayPlan';
import styles from './LineControls.module.css';

interface LineControlsProps {
  timed: TimedItem;
  index: number;
  count: number;
  sortable: ReturnType<typeof useSortable>;
  onMove: (to: number, pressed: string) => void;
  onOpen: () => void;
}

export function LineControls({ timed, index, count, sortable, onMove, onOpen }: LineControlsProps) {
  const name = nameOfItem(timed);
  const step = (direction: 'up' | 'down', Icon: LucideIcon) => {
    const to = direction === 'up' ? index - 1 : index + 1;
    const isPossible = to >= 0 && to < count;
    return (
      <IconButton
        className={styles.step}
        id={`${timed.item.key}-${direction}`}
        label={direction === 'up' ? i18n.t('Move {name} up', { name }) : i18n.t('Move {name} down', { name })}
        icon={<Icon aria-hidden="true" />}
        aria-disabled={!isPossible}
        onClick={({ currentTarget }) => isPossible && onMove(to, currentTarget.id)}
      />
    );
  };
  return (
    <div className={styles.controls} data-print="hide">
      {step('up', ArrowUp)}
      <button
        ref={sortable.setActivatorNodeRef}
        type="button"
        className={styles.handle}
        aria-label={i18n.t('Drag {name}', { name })}
        {...sortable.attributes}
        {...sortable.listeners}
      >
        <GripVertical aria-hidden="true" />
      </button>
      {step('down', ArrowDown)}
      <IconButton
        label={i18n.t('Change {name}', { name })}
        icon={<Ellipsis aria-hidden="true" />}
        onClick={onOpen}
      />
    </div>
  );
}
