import { useAddress, useHost, useNavigate, usePaths } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Button } from '@guide/ui';
import { Layers } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './MapScreen.module.css';

export function AllAreas() {
  const { site } = useHost();
  const tooltip = useId();
  return (
    <FullMapForm className={styles.all}>
      <Button variant="line" type="submit" icon={<Layers aria-hidden="true" />} aria-describedby={tooltip}>
        <span className={styles.content}>{i18n.t('All Areas')}</span>
      </Button>
      <span id={tooltip} role="tooltip" className={styles.tooltip}>
        {i18n.t('View the entire {city} map', { city: site.product })}
      </span>
    </FullMapForm>
  );
}

/** A form whose button opens /map, also without JavaScript (D-53). */
export function FullMapForm({ className, children }: { className?: string; children: ReactNode }) {
  const to = usePaths();
  const address = useAddress();
  const navigate = useNavigate();
  return (
    <form
      action={address(to.map())}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(to.map());
      }}
    >
      {children}
    </form>
  );
}
