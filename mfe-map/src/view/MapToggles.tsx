import { type Near, rememberStart, useStart } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Switch } from '@guide/ui';
import styles from './MapToggles.module.css';

interface MapTogglesProps {
  photos: boolean;
  onPhotos: (on: boolean) => void;
  walking: Near;
}

/** D-30: walking times are also on while walks have a start (D-86); turning them off forgets it. */
export function MapToggles({ photos, onPhotos, walking }: MapTogglesProps) {
  const start = useStart();
  return (
    <div className={styles.toggles}>
      <Switch label={i18n.t('Photos')} on={photos} onChange={onPhotos} />
      <Switch
        label={i18n.t('Walking times')}
        on={walking.on || start !== null}
        onChange={(on) => {
          if (!on) rememberStart(null);
          if (on || walking.on) walking.toggle(on);
        }}
      />
    </div>
  );
}
