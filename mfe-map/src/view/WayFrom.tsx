import { walkText } from '@guide/contracts/place';
import { Button } from '@guide/ui';
import { Footprints } from 'lucide-react';
import type { Place } from '../places/place';
import styles from './WayFrom.module.css';

export interface WayFromProps {
  place: Place;
  /** The place that ways are counted from. */
  start?: Place | null;
  onStart?: (place: Place) => void;
}

/** The way on foot from another place of the map, said to be an estimate by the straight line (D-30). */
export function WayFrom({ place, start, onStart }: WayFromProps) {
  if (!onStart) return null;
  if (start?.id === place.id)
    return <p className={styles.way}>Ways on foot count from here. Choose another place.</p>;
  return (
    <>
      {start && (
        <p className={styles.way}>
          From {start.name}: {walkText(start, place)}, estimated by the straight line
        </p>
      )}
      <Button small variant="line" icon={<Footprints aria-hidden="true" />} onClick={() => onStart(place)}>
        Walk from here
      </Button>
    </>
  );
}
