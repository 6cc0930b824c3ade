import { useHost } from '@guide/contracts/module';
import { useEffect } from 'react';
import type { DayPlan } from '../../day/dayPlan';
import { download } from '../../exports/download';
import { gpxFile } from '../../exports/gpx';

/** The calendar's library is as large as the rest of the screen: it is loaded after it. */
const loadCalendar = () => import('../../exports/calendar');
/** How long after the screen. */
const CALENDAR_DELAY_MS = 1500;

/** Downloads of the plan as files. */
export function useExports(days: readonly DayPlan[], title: string) {
  const { site, toast } = useHost();
  // What was loaded once is there without a connection, too.
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
