import { useHost, usePaths } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Button, IconButton, ShareButton } from '@guide/ui';
import { CalendarPlus, X } from 'lucide-react';
import { placesInCity } from '../../day/texts';
import type { Place } from '../../places/place';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  chosen: readonly Place[];
  onAdd: () => void;
  onClear: () => void;
}

/** Actions for the chosen places, at the bottom of the window. Screen readers hear how many are chosen. */
export function SelectionBar({ chosen, onAdd, onClear }: SelectionBarProps) {
  const host = useHost();
  const to = usePaths();
  const count = chosen.length;
  return (
    <>
      <p className="visually-hidden" role="status">
        {count > 0 &&
          i18n.t('{count, plural, one {# place is chosen} other {# places are chosen}}', { count })}
      </p>
      {count > 0 && (
        <section className={styles.bar} aria-label={i18n.t('Chosen places')} data-print="hide">
          <p className={styles.count} aria-hidden="true">
            {i18n.t('{count, plural, other {# chosen}}', { count })}
          </p>
          <Button small icon={<CalendarPlus aria-hidden="true" />} onClick={onAdd}>
            {i18n.t('Add to a day')}
          </Button>
          <ShareButton
            small
            title={placesInCity(count, host.site.product)}
            path={to.placesOnMap(chosen.map(({ listing }) => listing))}
            host={host}
          />
          <IconButton label={i18n.t('Choose none')} icon={<X aria-hidden="true" />} onClick={onClear} />
        </section>
      )}
    </>
  );
}
