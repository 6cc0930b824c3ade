import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useRef, useState } from 'react';
import styles from './Tabs.module.css';
import { tabAt } from './tabAt';

export interface Tab {
  id: string;
  label: string;
  icon?: ReactNode;
  panel: ReactNode;
}

/** Tabs with panels and the keyboard behaviour of the WAI-ARIA APG. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const prefix = useId();
  const [selected, setSelected] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const open = tabs[selected] ?? tabs[0];
  // The tab updates immediately; a slow panel may follow later.
  const shown = tabs[useDeferredValue(selected)] ?? tabs[0];

  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAt(event.key, selected, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    buttons.current[next]?.focus();
  };

  if (!open || !shown) return null;
  return (
    <div>
      <div className={styles.row} role="tablist" aria-label={label} onKeyDown={onKeyDown} tabIndex={-1}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}`}
            aria-controls={`${prefix}-${tab.id}-panel`}
            // The page's first script may select a tab before hydration.
            suppressHydrationWarning
            aria-selected={tab === open}
            tabIndex={tab === open ? 0 : -1}
            className={styles.tab}
            onClick={() => setSelected(index)}
          >
            {tab.icon}
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${prefix}-${shown.id}-panel`}
        aria-labelledby={`${prefix}-${shown.id}`}
        className={styles.panel}
      >
        {shown.panel}
      </div>
    </div>
  );
}
