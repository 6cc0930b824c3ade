import { useHost } from '@guide/contracts/module';
import { useEffect } from 'react';
import type { CityMap } from '../map/createMap';
import styles from './MapStage.module.css';

interface StreetDetailProps {
  map: CityMap;
  /** The map is as close as it goes. */
  closest: boolean;
  /** Tiles are seen. */
  tiles: boolean;
}

/** Requests public tiles unless the visitor saves data (D-61), and shows where the map ends without them. */
export function StreetDetail({ map, closest, tiles }: StreetDetailProps) {
  const { dataSaver } = useHost().settings;
  useEffect(() => map.wantTiles(!dataSaver), [map, dataSaver]);
  return (
    <div className={styles.note} role="status">
      {closest && !tiles && (
        <span className={styles.noteText}>
          {dataSaver ? 'No street detail while data saver is on' : 'The drawn map goes no closer'}
        </span>
      )}
    </div>
  );
}
