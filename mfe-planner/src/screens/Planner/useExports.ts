import { useHost } from '@guide/contracts/module';
import { useEffect } from 'react';
import type { DayPlan } from '../../day/dayPlan';
import { download } from '../../exports/download';
import { gpxFile } from '../../exports/gpx';

/** Loaded lazily: the calendar's library is as large as the rest of the screen. */
const loadCalendar = () => import('../../exports/calendar');
const CALENDAR_DELAY_MS = 1500;

export function useExports(days: readonly DayPlan[], title: string) {
  const { site, toast } = useHost();
  // Loaded in advance, so that the export also works offline.
  useEffect(() => {
    const timer = setTimeout(() => void loadCalendar().catch(() => {}), CALENDAR_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const name = `days-in-${site.slug}`;
  return {
    async calendar() {
      try {
        const { calendarFile } = await loadCalendar();
        const text = calendarFile(days, site.product, location.origin, Date.now());
        download(`${name}.ics`, 'text/calendar;charset=utf-8', text);
      } catch {
        toast({
          title: 'The calendar file could not be made',
          description: 'It needs a connection the first time.',
          variant: 'destructive',
        });
      }
    },
    gpx: () => download(`${name}.gpx`, 'application/gpx+xml', gpxFile(days, title)),
  };
}
