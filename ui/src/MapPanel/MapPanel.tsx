import { type ReactNode, useId } from 'react';
import { classNames } from '../classNames';
import styles from './MapPanel.module.css';

interface MapPanelProps {
  /** A checked switch in it hides places without a number. */
  head: ReactNode;
  title: string;
  /** `MapPlace` elements; `null` while loading. */
  places: ReactNode[] | null;
  expected: number;
  bar?: ReactNode;
  children: ReactNode;
}

/** A map with a list of its places. Fixed heights prevent layout shift when the map loads. */
export function MapPanel({ head, title, places, expected, bar, children }: MapPanelProps) {
  const id = useId();
  const rows = Array.from({ length: expected }, (_, row) => row);
  return (
    <div className={styles.panel}>
      <div>
        <div className={styles.head}>{head}</div>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers. */}
        <ol role="list" className={styles.list} aria-labelledby={id} aria-busy={places === null}>
          {places ?? rows.map((row) => <li key={row} className={styles.row} aria-hidden="true" />)}
        </ol>
      </div>
      <div className={classNames(styles.stage, !bar && styles.whole)}>
        {bar && <div className={styles.bar}>{bar}</div>}
        {children}
      </div>
    </div>
  );
}
