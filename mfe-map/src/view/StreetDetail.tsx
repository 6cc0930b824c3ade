import { useState } from 'react';
import type { CityMap } from '../map/createMap';
import styles from './MapStage.module.css';
import { useTiles } from './useTiles';

interface StreetDetailProps {
  map: CityMap;
  /** Closer than what is drawn. */
  close: boolean;
  /** Tiles are seen. */
  shown: boolean;
}

/** Says where the drawn map ends without tiles; offers them to who saves data. */
export function StreetDetail({ map, close, shown }: StreetDetailProps) {
  const [asked, setAsked] = useState(false);
  const offered = useTiles(map, asked);
  return (
    <div className={styles.note} role="status">
      {close && !shown && <span className={styles.noteText}>Street detail needs a connection</span>}
      {offered && (
        <button type="button" className={styles.noteButton} onClick={() => setAsked(true)}>
          Load street detail
        </button>
      )}
    </div>
  );
}
