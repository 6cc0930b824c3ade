import { rememberStart, useHost, useStart, useWhen } from '@guide/contracts/module';
import { openingState, type Point, startLabel, suitsText, walkText } from '@guide/contracts/place';
import { i18n } from '@guide/contracts/texts';
import { Button, OpeningState } from '@guide/ui';
import { Footprints } from 'lucide-react';
import type { Place, PlaceDetails } from '../places/place';
import styles from './PlaceFacts.module.css';

export interface PlaceFactsProps {
  place: Place;
  details: PlaceDetails | null;
  /** The visitor's position. */
  from: Point | null;
}

/** Opening state, suitability, and the walk from the visitor, or else from where their walks start (D-30, D-86). */
export function PlaceFacts({ place, details, from }: PlaceFactsProps) {
  const { site } = useHost();
  const when = useWhen();
  const start = useStart();
  const suits = suitsText(place.suits);
  const { id, name, lat, lng } = place;
  const startsHere = start?.id === `${id}`;
  return (
    <>
      <p className={styles.opening}>
        {details && <OpeningState opening={openingState(details.hours, when, site, details.hoursSummary)} />}
      </p>
      {suits && <p className={styles.fact}>{suits}</p>}
      {from && <p className={styles.fact}>{walkText(from, place)}</p>}
      {startsHere ? (
        <p className={styles.walk}>{i18n.t('This is your starting point. Choose another place.')}</p>
      ) : (
        <>
          {start && (
            <p className={styles.walk}>
              {i18n.t('From {start}: {walk} (estimate)', {
                start: startLabel(start),
                walk: walkText(start, place),
              })}
            </p>
          )}
          <Button
            small
            variant="line"
            icon={<Footprints aria-hidden="true" />}
            onClick={() => rememberStart({ id: `${id}`, name, kind: 'place', lat, lng })}
          >
            {i18n.t('Use as starting point')}
          </Button>
        </>
      )}
    </>
  );
}
