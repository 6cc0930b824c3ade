import { Segments } from '../Segments/Segments';
import styles from './QuickChips.module.css';

export interface NearChoice {
  on: boolean;
  /** The visitor's position, once known. */
  from: object | null;
  /** Minutes on foot; null: any distance. */
  within: number | null;
  choices: readonly number[];
  toggle(on: boolean): void;
  /** Changes `within`; absent where the list has no limit. */
  limit?(within: number | null): void;
}

const ANY = { value: 'any', label: 'Any' };

/** The limit of a list; without the position, how to apply the limit of the address. */
export function WithinMinutes({ near: { on, from, within, choices, limit } }: { near: NearChoice }) {
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
