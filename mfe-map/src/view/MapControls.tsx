import { IconButton } from '@guide/ui';
import { LocateFixed, Minus, Plus } from 'lucide-react';
import type { CityMap } from '../map/createMap';
import styles from './MapStage.module.css';

/** Zoom and "Near me", in a column at the left edge. */
export const MapControls = ({ map, onLocate }: { map: CityMap; onLocate: () => void }) => (
  <div className={styles.controls}>
    <IconButton
      className={styles.control}
      label="Zoom in"
      icon={<Plus aria-hidden="true" />}
      onClick={() => map.zoomBy(1)}
    />
    <IconButton
      className={styles.control}
      label="Zoom out"
      icon={<Minus aria-hidden="true" />}
      onClick={() => map.zoomBy(-1)}
    />
    <IconButton
      className={styles.control}
      label="Near me"
      title="Near me: distances and walking times. Your position stays in this browser."
      icon={<LocateFixed aria-hidden="true" />}
      onClick={onLocate}
    />
  </div>
);
