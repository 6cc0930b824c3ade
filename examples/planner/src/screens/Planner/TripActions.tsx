import { Button } from '@guide/ui';
import { CalendarPlus, type LucideIcon, MapPinned, Printer, Route, Share2 } from 'lucide-react';
import styles from './TripActions.module.css';

interface TripActionsProps {
  /** Absent where there is nothing to put in order. */
  onBestOrder?: () => void;
  onShare: () => void;
  onCalendar: () => void;
  onGpx: () => void;
}

/** Puts the day in order, and takes the plan along in four ways. */
export function TripActions({ onBestOrder, onShare, onCalendar, onGpx }: TripActionsProps) {
  const ways: [name: string, Icon: LucideIcon, take: () => void][] = [
    ['Share', Share2, onShare],
    ['Calendar', CalendarPlus, onCalendar],
    ['GPX', MapPinned, onGpx],
    ['Print', Printer, () => print()],
  ];
  return (
    <div className={styles.bar}>
      <Button icon={<Route aria-hidden="true" />} onClick={onBestOrder} disabled={!onBestOrder}>
        Best order
      </Button>
      {ways.map(([name, Icon, take]) => (
        <Button
          key={name}
          className={styles.way}
          variant="line"
          icon={<Icon aria-hidden="true" />}
          onClick={take}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
