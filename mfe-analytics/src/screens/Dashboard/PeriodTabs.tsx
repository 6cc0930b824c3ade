import type { Period } from '@guide/contracts/api';
import { tabAt } from '@guide/ui';
import { type KeyboardEvent, useRef } from 'react';
import styles from './PeriodTabs.module.css';
import { PERIODS } from './periods';

interface Props {
  period: Period;
  onChange: (period: Period) => void;
  /** Prefix of the tabs' ids; the panel's id is `{prefix}-panel`. */
  prefix: string;
}

/** "Today", "This Week", "This Month": one stop for the Tab key, arrows move and select (ANA-03). */
export function PeriodTabs({ period, onChange, prefix }: Props) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  const onKeyDown = (event: KeyboardEvent) => {
    const current = PERIODS.findIndex(({ id }) => id === period);
    const at = tabAt(event.key, current, PERIODS.length);
    if (at === undefined) return;
    event.preventDefault();
    onChange(PERIODS[at]!.id);
    buttons.current[at]?.focus();
  };

  return (
    <div role="tablist" aria-label="Period" className={styles.tabs} onKeyDown={onKeyDown} tabIndex={-1}>
      {PERIODS.map(({ id, label }, place) => (
        <button
          key={id}
          ref={(button) => {
            buttons.current[place] = button;
          }}
          type="button"
          role="tab"
          id={`${prefix}-${id}`}
          aria-controls={`${prefix}-panel`}
          // One that is pressed before the page is hydrated is shown as selected at once.
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
