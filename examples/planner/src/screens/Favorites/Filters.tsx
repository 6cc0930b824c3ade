import { Chip } from '@guide/ui';
import styles from './Favorites.module.css';

const FILTERS = [
  ['all', 'All'],
  ['open', 'Open now'],
  ['unplanned', 'Not yet planned'],
  ['free', 'Free entry'],
] as const;
export type Filter = (typeof FILTERS)[number][0];

interface FiltersProps {
  on: Filter;
  /** How many places each leaves. */
  counts: Record<string, number>;
  onChange: (filter: Filter) => void;
}

/** Which of the favourites are shown, one of four. */
export const Filters = ({ on, counts, onChange }: FiltersProps) => (
  <fieldset className={styles.chips} aria-label="Show">
    {FILTERS.map(([name, label]) => (
      <Chip key={name} on={on === name} onChange={() => onChange(name)}>
        {label} {counts[name]}
      </Chip>
    ))}
  </fieldset>
);
