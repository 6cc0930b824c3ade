import { Segments } from '../Segments/Segments';
import styles from './QuickChips.module.css';

/** Whether the visitor wants what is near, and within how many minutes on foot. */
export interface NearChoice {
  on: boolean;
  /** Where the visitor is, once known. */
  from: object | null;
  /** The limit in minutes; null: any distance. */
  within: number | null;
  choices: readonly number[];
  toggle(on: boolean): void;
  /** Changes the limit; absent where there is none to choose. */
  limit?(within: number | null): void;
}

const ANY = { value: 'any', label: 'Any' };

/** How far a list reaches, once the position is known; before that, how to make the limit of an address count. */
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
