import { useHost, useNow } from '@guide/contracts/module';
import { OpeningState, openingState } from '@guide/ui';
import type { PlaceDetails } from '../places/place';
import styles from './PlaceOpening.module.css';

/** Whether a place is open now; an empty line until its hours are there, so that nothing moves. */
export function PlaceOpening({ details }: { details: PlaceDetails | null }) {
  const { site } = useHost();
  const now = useNow();
  return (
    <p className={styles.opening}>
      {details && <OpeningState opening={openingState(details.hours, now, site, details.hoursSummary)} />}
    </p>
  );
}
