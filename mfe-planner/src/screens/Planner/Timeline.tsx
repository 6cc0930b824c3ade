import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { i18n } from '@guide/contracts/texts';
import { useEffect, useId, useRef, useState } from 'react';
import { type DayPlan, nameOfItem } from '../../day/dayPlan';
import { moveItem } from '../../plan/changes';
import { changePlan } from '../../plan/store';
import { Line } from './Line';

/** Movement after which a press becomes a drag. */
const DRAG_DISTANCE_PX = 6;
/** Number of lines above which a day prints compactly. */
const LONG_DAY = 8;

interface TimelineProps {
  day: DayPlan;
  isEditable: boolean;
  onOpen: (itemKey: string) => void;
}

export function Timeline({ day, isEditable, onOpen }: TimelineProps) {
  const id = useId();
  const [announcement, announce] = useState('');
  const pressed = useRef<string | undefined>(undefined);
  const { items } = day;
  const keys = items.map(({ item }) => item.key);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameOf = (key: UniqueIdentifier) => {
    const timed = items.find(({ item }) => item.key === key);
    return timed ? nameOfItem(timed) : '';
  };
  /** Values of announcements: a line, and the position of that line or another. */
  const at = (key: UniqueIdentifier, over = key) => ({
    name: nameOf(key),
    position: keys.indexOf(String(over)) + 1,
    count: keys.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => i18n.t('{name} is lifted, at place {position} of {count}.', at(active.id)),
    onDragOver: ({ active, over }) =>
      over ? i18n.t('{name} is over place {position} of {count}.', at(active.id, over.id)) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? i18n.t('{name} is put down at place {position} of {count}.', at(active.id, over.id)) : undefined,
    onDragCancel: ({ active }) => i18n.t('{name} is back at place {position} of {count}.', at(active.id)),
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      changePlan(moveItem(day.day.key, String(active.id), keys.indexOf(String(over.id))));
  };
  // An element loses the focus when React moves it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the order has changed.
  useEffect(() => {
    if (pressed.current) document.getElementById(pressed.current)?.focus();
    pressed.current = undefined;
  }, [day]);
  const moveTo = (key: string, to: number, button?: string) => {
    pressed.current = button;
    changePlan(moveItem(day.day.key, key, to));
    announce(i18n.t('{name} is at place {position} of {count}.', { ...at(key), position: to + 1 }));
  };
  const lines = (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers.
    <ol role="list" data-long={items.length > LONG_DAY || undefined}>
      {items.map((timed, index) => (
        <Line
          key={timed.item.key}
          timed={timed}
          index={index}
          day={day}
          isEditable={isEditable}
          onMove={(to, button) => moveTo(timed.item.key, to, button)}
          onOpen={() => onOpen(timed.item.key)}
        />
      ))}
    </ol>
  );
  if (!isEditable) return lines;
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: i18n.t(
            'To lift it press Space, to move it the arrow keys, to put it down Space, to leave it Escape.',
          ),
        },
      }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        {lines}
      </SortableContext>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </DndContext>
  );
}
