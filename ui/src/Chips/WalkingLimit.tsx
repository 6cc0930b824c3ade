import { Segments } from '../Segments/Segments';
import styles from './Chips.module.css';

export interface NearMe {
  on: boolean;
  from: object | null;
  /** Maximum walking time in minutes; null: any distance. */
  within: number | null;
  choices: readonly number[];
  toggle(on: boolean): void;
  limit?(within: number | null): void;
}

const ANY = { value: 'any', label: 'Any' };

/** Radio buttons for the maximum walking time, or a hint if "Near me" is off. */
export function WalkingLimit({ near: { on, from, within, choices, limit } }: { near: NearMe }) {
  if (!limit || (within === null && !on)) return null;
  return (
    <div className={styles.within}>
      {on && from ? (
        <>
          <span aria-hidden="true">Minutes on foot</span>
          <Segments
            label="Minutes on foot"
            options={[...choices.map((minutes) => ({ value: `${minutes}`, label: `${minutes}` })), ANY]}
            value={within === null ? ANY.value : `${within}`}
            onChange={(value) => limit(value === ANY.value ? null : Number(value))}
          />
        </>
      ) : on ? (
        'Finding where you are...'
      ) : (
        `Choose “Near me” to see only what is within ${within} minutes on foot.`
      )}
    </div>
  );
}
