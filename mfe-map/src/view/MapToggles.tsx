import type { Near } from '@guide/contracts/module';
import { Switch } from '@guide/ui';
import styles from './MapToggles.module.css';

interface MapTogglesProps {
  photos: boolean;
  onPhotos: (on: boolean) => void;
  walking: Near;
}

export const MapToggles = ({ photos, onPhotos, walking }: MapTogglesProps) => (
  <div className={styles.toggles}>
    <Switch label="Photos" on={photos} onChange={onPhotos} />
    <Switch label="Walking times" on={walking.on} onChange={walking.toggle} />
  </div>
);
