import { useHost, usePaths } from '@guide/contracts/module';
import { Button, IconButton, ShareButton } from '@guide/ui';
import { CalendarPlus, X } from 'lucide-react';
import { counted } from '../../day/texts';
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
  const count = `${chosen.length} chosen`;
  return (
    <>
      <p className="visually-hidden" role="status">
        {chosen.length > 0 && counted(chosen.length, 'place is chosen', 'places are chosen')}
      </p>
      {chosen.length > 0 && (
        <section className={styles.bar} aria-label="Chosen places" data-print="hide">
          <p className={styles.count} aria-hidden="true">
            {count}
          </p>
          <Button small icon={<CalendarPlus aria-hidden="true" />} onClick={onAdd}>
            Add to a day
          </Button>
          <ShareButton
            small
            title={`${counted(chosen.length, 'place')} in ${host.site.product}`}
            path={to.placesOnMap(chosen.map(({ listing }) => listing))}
            host={host}
          />
          <IconButton label="Choose none" icon={<X aria-hidden="true" />} onClick={onClear} />
        </section>
      )}
    </>
  );
}
