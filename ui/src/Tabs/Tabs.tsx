import { type ReactNode, useId } from 'react';
import { Choice } from '../Choice/Choice';
import { selectByHomeEnd } from '../Choice/selectByHomeEnd';
import styles from './Tabs.module.css';

export interface Tab {
  id: string;
  label: string;
  icon?: ReactNode;
  panel: ReactNode;
}

/** Two to four tabs: radio buttons whose panels are all in the page. CSS hides the others, so no script is needed. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const name = useId();
  return (
    <div className={styles.tabs}>
      <div
        className={styles.row}
        role="radiogroup"
        aria-label={label}
        onKeyDown={selectByHomeEnd}
        tabIndex={-1}
      >
        {tabs.map((tab, index) => (
          <Choice key={tab.id} type="radio" name={name} className={styles.tab} defaultChecked={index === 0}>
            {tab.icon}
            {tab.label}
          </Choice>
        ))}
      </div>
      {tabs.map((tab) => (
        <div key={tab.id} className={styles.panel}>
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
