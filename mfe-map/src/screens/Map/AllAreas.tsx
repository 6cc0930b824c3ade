import { useHost } from '@guide/contracts/module';
import { Button } from '@guide/ui';
import { Layers } from 'lucide-react';
import { useId } from 'react';
import styles from './AllAreas.module.css';
import { FullMapForm } from './FullMapForm';
import head from './MapScreen.module.css';

/** The way back to the whole city, with its tooltip (MAP-09). */
export function AllAreas() {
  const { site } = useHost();
  const tooltip = useId();
  return (
    <FullMapForm className={styles.all}>
      <Button variant="line" type="submit" icon={<Layers aria-hidden="true" />} aria-describedby={tooltip}>
        <span className={head.words}>All Areas</span>
      </Button>
      <span id={tooltip} role="tooltip" className={styles.tooltip}>
        View the entire {site.product} map
      </span>
    </FullMapForm>
  );
}
