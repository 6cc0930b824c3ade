import { useSortable } from '@dnd-kit/sortable';
import { useHost } from '@guide/contracts/module';
import { distanceText } from '@guide/contracts/place';
import { i18n } from '@guide/contracts/texts';
import { classNames, NumberDisc } from '@guide/ui';
import { Footprints, Utensils } from 'lucide-react';
import type { DayPlan, TimedItem } from '../../day/dayPlan';
import { problemOf } from '../../day/outcomeText';
import { walkText } from '../../day/texts';
import { Notice } from '../../parts/Notice';
import styles from './Line.module.css';
import { LineCard } from './LineCard';
import { LineControls } from './LineControls';
import { SuggestedFix } from './SuggestedFix';

interface LineProps {
  timed: TimedItem;
  index: number;
  day: DayPlan;
  isEditable: boolean;
  onMove: (to: number, pressed?: string) => void;
  onOpen: () => void;
}

export function Line({ timed, index, day, isEditable, onMove, onOpen }: LineProps) {
  const { site } = useHost();
  const { item, walk, begin, number } = timed;
  const sortable = useSortable({
    id: item.key,
    disabled: !isEditable,
    attributes: { roleDescription: i18n.t('line of the day') },
  });
  const { transform, transition, isDragging } = sortable;
  const moved = transform && `translate3d(0, ${Math.round(transform.y)}px, 0)`;
  const start = index === 0 ? day.day.start : undefined;
  const problem = problemOf(timed, day, site);
  return (
    <li
      ref={sortable.setNodeRef}
      className={classNames(styles.line, isDragging && styles.dragged)}
      // Only during a drag: server-rendered HTML must match.
      style={moved ? { transform: moved, transition } : undefined}
    >
      {walk.metres > 0 ? (
        <p className={styles.walk}>
          <Footprints aria-hidden="true" />
          {walkText(walk.minutes, start)} · {distanceText(walk.metres)}
        </p>
      ) : (
        index > 0 && <span className={styles.gap} />
      )}
      <p className={classNames(styles.time, problem && styles.late)}>{day.clock(begin)}</p>
      <span className={styles.mark}>
        {item.kind === 'break' ? (
          <span className={styles.meal}>
            <Utensils aria-hidden="true" />
          </span>
        ) : (
          <NumberDisc small number={number} />
        )}
      </span>
      <LineCard
        timed={timed}
        day={day}
        isDragged={isDragging}
        controls={
          isEditable && (
            <LineControls
              timed={timed}
              index={index}
              count={day.items.length}
              sortable={sortable}
              onMove={onMove}
              onOpen={onOpen}
            />
          )
        }
        problem={
          problem && (
            <Notice tone="red" {...problem}>
              {isEditable && <SuggestedFix timed={timed} index={index} day={day} onMove={onMove} />}
            </Notice>
          )
        }
      />
    </li>
  );
}
