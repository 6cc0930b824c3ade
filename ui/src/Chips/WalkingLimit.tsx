import type { Near } from '@guide/contracts/site';
import { Segments } from '../Segments/Segments';
import styles from './Chips.module.css';

const ANY = { value: 'any', label: 'Any' };

/** Radio buttons for the maximum walking time, or a hint while walks have no start. */
export function WalkingLimit({ near }: { near: Near }) {
  const { on, from, outside, unknown, within, choices, limit } = near;
  if (unknown) {
    return (
      <p className={styles.unknown} role="status">
        {`We do not know “${unknown}”. Choose “Near…” and try a station, street, postcode or place.`}
      </p>
    );
  }
  if (on && outside) {
    return (
      <p className={styles.unknown} role="status">
        {`You are outside ${outside}. Choose “Near…” to start from a station, street, postcode or place.`}
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
        `Choose “Near me” to see only places within a ${within}-minute walk.`
      )}
    </div>
  );
}
