import { useHost, usePaths } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Link, MapStill } from '@guide/ui';
import { ArrowRight } from 'lucide-react';
import styles from './MapCard.module.css';

/** @param props.isPlain - without the picture, in a menu that has not been open */
export function MapCard({ isPlain }: { isPlain: boolean }) {
  const { settings, site } = useHost();
  const to = usePaths();
  return (
    <Link to={to.map()} className={styles.card}>
      {site.mapStill && !settings.dataSaver && !isPlain && <MapStill alt="" sizes="380px" />}
      <span className={styles.text}>
        {i18n.t('Open the map')}
        <ArrowRight aria-hidden="true" />
      </span>
    </Link>
  );
}
