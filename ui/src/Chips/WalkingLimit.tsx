import type { Near } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Segments } from '../Segments/Segments';
import styles from './Chips.module.css';

const ANY = 'any';

/** Radio buttons for the maximum walking time, or a hint while walks have no start. */
export function WalkingLimit({ near }: { near: Near }) {
  const { on, from, outside, unknown, within, choices, limit } = near;
  if (unknown) {
    return (
      <p className={styles.unknown} role="status">
        {i18n.t('We do not know “{text}”. Choose “Near…” and try a station, street, postcode or place.', {
          text: unknown,
        })}
      </p>
    );
  }
  if (on && outside) {
    return (
      <p className={styles.unknown} role="status">
        {i18n.t(
          'You are outside {city}. Choose “Near…” to start from a station, street, postcode or place.',
          { city: outside },
        )}
      </p>
    );
  }
  if (!limit || (within === null && !on)) return null;
  return (
    <div className={styles.within}>
      {on && from ? (
        <>
          <span aria-hidden="true">{i18n.t('Minutes on foot')}</span>
          <Segments
            label={i18n.t('Minutes on foot')}
            options={[
              ...choices.map((minutes) => ({ value: `${minutes}`, label: `${minutes}` })),
              { value: ANY, label: i18n.t('Any') },
            ]}
            value={within === null ? ANY : `${within}`}
            onChange={(value) => limit(value === ANY ? null : Number(value))}
          />
        </>
      ) : on ? (
        i18n.t('Finding where you are...')
      ) : (
        i18n.t('Choose “Near me” to see only places within a {minutes}-minute walk.', { minutes: within! })
      )}
    </div>
  );
}
