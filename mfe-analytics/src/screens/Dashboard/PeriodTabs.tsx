import type { Period } from '@guide/contracts/api';
import { tabAt } from '@guide/ui';
import { type KeyboardEvent, useRef } from 'react';
import styles from './PeriodTabs.module.css';

export const PERIODS: readonly { id: Period; label: string }[] = [
  { id: 'day', label: 'Today' },
  { id: 'week', label: 'This Week' },
  { id: 'month', label: 'This Month' },
];

interface Props {
  period: Period;
  onChange: (period: Period) => void;
  /** Prefix of the tabs' ids; the panel's id is `{prefix}-panel`. */
  prefix: string;
}

export function PeriodTabs({ period, onChange, prefix }: Props) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  const onKeyDown = (event: KeyboardEvent) => {
    const current = PERIODS.findIndex(({ id }) => id === period);
    const next = tabAt(event.key, current, PERIODS.length);
    if (next === undefined) return;
    event.preventDefault();
    onChange(PERIODS[next]!.id);
    buttons.current[next]?.focus();
  };

  return (
    <div role="tablist" aria-label="Period" className={styles.tabs} onKeyDown={onKeyDown} tabIndex={-1}>
      {PERIODS.map(({ id, label }, index) => (
        <button
          key={id}
          ref={(button) => {
            buttons.current[index] = button;
          }}
          type="button"
          role="tab"
          id={`${prefix}-${id}`}
          aria-controls={`${prefix}-panel`}
          // The page's first script may select a tab before hydration.
          suppressHydrationWarning
          aria-selected={id === period}
          tabIndex={id === period ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
