import { IconButton } from '@guide/ui';
import { LocateFixed, Minus, Plus } from 'lucide-react';
import type { CityMap, ZoomLimits } from '../map/createMap';
import styles from './MapStage.module.css';

interface MapControlsProps {
  map: CityMap;
  limits: ZoomLimits;
  onLocate: () => void;
}

/** Zoom and "Near me", in a column at the left edge. A button that can do no more keeps the focus. */
export const MapControls = ({ map, limits, onLocate }: MapControlsProps) => (
  <div className={styles.controls}>
    <IconButton
      className={styles.control}
      label="Zoom in"
      icon={<Plus aria-hidden="true" />}
      aria-disabled={limits.closest}
      onClick={() => map.zoomBy(1)}
    />
    <IconButton
      className={styles.control}
      label="Zoom out"
      icon={<Minus aria-hidden="true" />}
      aria-disabled={limits.farthest}
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
