import { i18n } from '@guide/contracts/texts';
import { Button } from '@guide/ui';
import { CalendarPlus, type LucideIcon, MapPinned, Printer, Route, Share2 } from 'lucide-react';
import styles from './TripActions.module.css';

interface TripActionsProps {
  /** Absent if there is nothing to reorder. */
  onBestOrder?: () => void;
  onShare: () => void;
  onCalendar: () => void;
  onGpx: () => void;
}

export function TripActions({ onBestOrder, onShare, onCalendar, onGpx }: TripActionsProps) {
  const exports: [name: string, Icon: LucideIcon, onClick: () => void][] = [
    [i18n.t('Share'), Share2, onShare],
    [i18n.t('Calendar'), CalendarPlus, onCalendar],
    [i18n.t('GPX'), MapPinned, onGpx],
    [i18n.t('Print'), Printer, () => print()],
  ];
  return (
    <div className={styles.bar} data-print="hide">
      <Button icon={<Route aria-hidden="true" />} onClick={onBestOrder} disabled={!onBestOrder}>
        {i18n.t('Best order')}
      </Button>
      {exports.map(([name, Icon, onClick]) => (
        <Button
          key={name}
          className={styles.export}
          variant="line"
          icon={<Icon aria-hidden="true" />}
          onClick={onClick}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
