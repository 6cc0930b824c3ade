import { type ReactNode, useId } from 'react';
import { classNames } from '../classNames';
import styles from './MapPanel.module.css';

interface MapPanelProps {
  /** The line above the list: switches, and how many places there are. */
  head: ReactNode;
  /** Names the list. */
  title: string;
  /** One `MapPlace` each; `null` while they load. */
  places: ReactNode[] | null;
  /** Number of empty rows until then. */
  expected: number;
  /** Controls above the map; without them the map takes their space. */
  bar?: ReactNode;
  children: ReactNode;
}

/** A map with a list of its places. Every part has a fixed height, so nothing moves when the map replaces its picture. */
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
