import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Button, tabAt } from '@guide/ui';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { DayPlan } from '../../day/dayPlan';
import { shortDay, stopsText } from '../../day/texts';
import { type PlanDay, stopsOf } from '../../plan/plan';
import styles from './DayTabs.module.css';

interface DayTabsProps {
  days: readonly DayPlan[];
  shown: DayPlan;
  onShow: (day: PlanDay) => void;
  /** Absent if the plan is full. */
  onAdd?: () => void;
  children: ReactNode;
}

export function DayTabs({ days, shown, onShow, onAdd, children }: DayTabsProps) {
  const { site } = useHost();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const current = days.indexOf(shown);

  useEffect(() => {
    const { children: tabs } = row.current!;
    (tabs[current] as HTMLElement | undefined)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAt(event.key, current, days.length);
    if (next === undefined) return;
    event.preventDefault();
    onShow(days[next]!.day);
    (row.current!.children[next] as HTMLElement).focus();
  };
  return (
    <>
      <div className={styles.line} data-print="hide">
        <div
          ref={row}
          className={styles.tabs}
          role="tablist"
          aria-label={i18n.t('Days')}
          onKeyDown={onKeyDown}
          tabIndex={-1}
        >
          {days.map(({ day, items }, index) => {
            const hasProblem = items.some(({ outcome }) => outcome !== 'fits');
            return (
              <button
                key={day.key}
                type="button"
                role="tab"
                id={`${id}-${day.key}`}
                aria-controls={day === shown.day ? `${id}-day` : undefined}
                aria-selected={day === shown.day}
                tabIndex={day === shown.day ? 0 : -1}
                className={styles.tab}
                onClick={() => onShow(day)}
              >
                <b>
                  {i18n.t('Day {number}', { number: index + 1 })}
                  {hasProblem && <span className={styles.problem} />}
                </b>
                {shortDay(day.date, site.locale)} · {stopsText(stopsOf(day).length)}
                {hasProblem && <span className="visually-hidden">, {i18n.t('something does not fit')}</span>}
              </button>
            );
          })}
        </div>
        {onAdd && (
          <Button
            className={styles.add}
            small
            variant="quiet"
            icon={<Plus aria-hidden="true" />}
            onClick={onAdd}
          >
            <span className={styles.word}>{i18n.t('Add a day')}</span>
          </Button>
        )}
      </div>
      <div role="tabpanel" id={`${id}-day`} aria-labelledby={`${id}-${shown.day.key}`}>
        {children}
      </div>
    </>
  );
}
