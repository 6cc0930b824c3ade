import type { Period } from '@guide/contracts/api';
import { type KeyboardEvent, useRef } from 'react';
import styles from './PeriodTabs.module.css';
import { PERIODS } from './periods';

/** Where a key leads among the tabs (WAI-ARIA Authoring Practices, Tabs). */
const STEPS: Record<string, (place: number) => number> = {
  ArrowRight: (place) => place + 1,
  ArrowLeft: (place) => place - 1,
  Home: () => 0,
  End: () => PERIODS.length - 1,
};

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
    const place = PERIODS.findIndex(({ id }) => id === period);
    const next = STEPS[event.key]?.(place);
    if (next === undefined) return;
    event.preventDefault();
    const at = (next + PERIODS.length) % PERIODS.length;
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
