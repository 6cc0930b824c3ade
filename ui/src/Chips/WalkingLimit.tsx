import { Segments } from '../Segments/Segments';
import styles from './Chips.module.css';

export interface NearMe {
  on: boolean;
  from: object | null;
  /** Name of the start, "Russell Square"; null for the visitor's position. */
  startName: string | null;
  /** A text in the URL that is no start. */
  unknown: string | null;
  /** Another start, chosen earlier in this visit. */
  remembered: { id: string; name: string } | null;
  /** Id of the `NearPanel`. */
  panelId: string;
  /** Failed requests for the visitor's position. */
  refusals: number;
  /** Maximum walking time in minutes; null: any distance. */
  within: number | null;
  choices: readonly number[];
  toggle(on: boolean): void;
  limit?(within: number | null): void;
  /** Starts at an id or a typed text; absent for lists without `NearPanel`. @returns whether it is known */
  choose?(text: string): Promise<boolean>;
  find?(text: string): Promise<readonly { id: string; name: string; kind: string }[]>;
}

const ANY = { value: 'any', label: 'Any' };

/** Radio buttons for the maximum walking time, or a hint while walks have no start. */
export function WalkingLimit({ near }: { near: NearMe }) {
  const { on, from, unknown, within, choices, limit } = near;
  if (unknown) {
    return (
      <p className={styles.unknown} role="status">
        {`We do not know “${unknown}”. Choose “Near…” and try a station, street, postcode or place.`}
      </p>
    );
  }
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
