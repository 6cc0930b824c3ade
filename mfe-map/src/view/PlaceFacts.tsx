import { useHost, useWhen } from '@guide/contracts/module';
import { openingState, type Point, suitsText, walkText } from '@guide/contracts/place';
import { Button, OpeningState } from '@guide/ui';
import { Footprints } from 'lucide-react';
import type { Place, PlaceDetails } from '../places/place';
import styles from './PlaceFacts.module.css';

export interface PlaceFactsProps {
  place: Place;
  details: PlaceDetails | null;
  from: Point | null;
  start?: Place | null;
  onStart?: (place: Place) => void;
}

/** Opening state, suitability, and walking times from the visitor and from the starting place (D-30). */
export function PlaceFacts({ place, details, from, start, onStart }: PlaceFactsProps) {
  const { site } = useHost();
  const when = useWhen();
  const suits = suitsText(place.suits);
  return (
    <>
      <p className={styles.opening}>
        {details && <OpeningState opening={openingState(details.hours, when, site, details.hoursSummary)} />}
      </p>
      {suits && <p className={styles.fact}>{suits}</p>}
      {from && <p className={styles.fact}>{walkText(from, place)}</p>}
      {onStart && start?.id === place.id && (
        <p className={styles.walk}>Walks start here. Choose another place.</p>
      )}
      {onStart && start?.id !== place.id && (
        <>
          {start && (
            <p className={styles.walk}>
              From {start.name}: {walkText(start, place)} (estimate)
            </p>
          )}
          <Button
            small
            variant="line"
            icon={<Footprints aria-hidden="true" />}
            onClick={() => onStart(place)}
          >
            Walk from here
          </Button>
        </>
      )}
    </>
  );
}
