import { Choice } from '@guide/ui';
import type { Part } from '../charts/options';
import styles from './SliceList.module.css';

interface Props {
  slices: Part[];
  /** Labels of slices that are not shown. */
  hidden: ReadonlySet<string>;
  onToggle: (label: string) => void;
  locale: string;
}

/** The pie's legend: each row is a checkbox that shows or hides its slice (ANA-15). */
export function SliceList({ slices, hidden, onToggle, locale }: Props) {
  const total = slices.reduce((sum, { label, value }) => sum + (hidden.has(label) ? 0 : value), 0);
  return (
    <ul className={styles.list}>
      {slices.map(({ label, value }, place) => {
        const shown = !hidden.has(label);
        return (
          <li key={label}>
            <Choice type="checkbox" className={styles.row} checked={shown} onChange={() => onToggle(label)}>
              <span className={styles.swatch} data-place={place + 1} />
              <span className={styles.label}>{label}</span>
              <b className={styles.value}>{value.toLocaleString(locale)}</b>
              <span className={styles.share}>{shown ? `${Math.round((value / total) * 100)}%` : ''}</span>
            </Choice>
          </li>
        );
      })}
    </ul>
  );
}
