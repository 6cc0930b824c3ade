import { importPart } from '@guide/contracts/loading';
import { useHost } from '@guide/contracts/module';
import { basePath } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { whenIdle } from '@guide/ui';
import { useEffect } from 'react';
import type { DayPlan } from '../../day/dayPlan';
import { download } from '../../exports/download';
import { gpxFile } from '../../exports/gpx';

/** Loaded lazily: the calendar's library is as large as the rest of the screen. */
const loadCalendar = () => importPart(() => import('../../exports/calendar'));

export function useExports(days: readonly DayPlan[], title: string) {
  const { site, language, toast } = useHost();
  // Loaded in advance, so that the export also works offline.
  useEffect(() => whenIdle(() => void loadCalendar().catch(() => {})), []);
  const name = `days-in-${site.slug}`;
  return {
    async calendar() {
      try {
        const { calendarFile } = await loadCalendar();
        const text = calendarFile(days, site.product, location.origin + basePath(language), Date.now());
        download(`${name}.ics`, 'text/calendar;charset=utf-8', text);
      } catch {
        toast({
          title: i18n.t('The calendar file could not be made'),
          description: i18n.t('It needs a connection the first time.'),
          variant: 'destructive',
        });
      }
    },
    gpx: () => download(`${name}.gpx`, 'application/gpx+xml', gpxFile(days, title)),
  };
}
