import type { OfflineBundle } from '@guide/contracts/api';
import { joinWords, pubKind, type Site } from '@guide/contracts/site';
import { currentLanguage, i18n } from '@guide/contracts/texts';
import { bytesOf } from '../../offline/bundle/downloadBundle';
import { languageOfBundle } from '../../offline/database';

/** "12.3 MB"; with `unit: false` "12.3". */
export const formatSize = (bytes: number, unit = true) =>
  new Intl.NumberFormat(currentLanguage(), {
    ...(unit && { style: 'unit', unit: 'megabyte' }),
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    useGrouping: false,
  }).format(bytes / 1_000_000);

/** The size of a download or of a part; at least 0.1 MB. */
export const sizeOf = (files: OfflineBundle['files']) => formatSize(Math.max(100_000, bytesOf(files)));

/** "95 attractions, 10 historic pubs and 12 restaurants" */
export function countPlaces(
  { counts: { attractions, pubs, restaurants } }: OfflineBundle,
  site: Site,
): string {
  const { one, many } = pubKind(site);
  const known = [
    attractions > 0 &&
      i18n.t('{count, plural, one {{count} attraction} other {{count} attractions}}', { count: attractions }),
    pubs > 0 &&
      (site.kinds?.pub
        ? i18n.t('{count, plural, one {{count} {one}} other {{count} {many}}}', { count: pubs, one, many })
        : i18n.t('{count, plural, one {{count} historic pub} other {{count} historic pubs}}', {
            count: pubs,
          })),
    restaurants > 0 &&
      i18n.t('{count, plural, one {{count} restaurant} other {{count} restaurants}}', { count: restaurants }),
  ];
  return joinWords(known.filter((text) => text !== false));
}

/** "Language of the download: German" */
export function languageText(bundle: OfflineBundle): string {
  const code = languageOfBundle(bundle);
  const language = new Intl.DisplayNames(currentLanguage(), { type: 'language' }).of(code) ?? code;
  return i18n.t('Language of the download: {language}', { language });
}

/** "Stored today at 14:05", "Stored on 19 November at 14:05" */
export function storedText(at: string, locale: string): string {
  const date = new Date(at);
  const time = date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  const isToday = date.toDateString() === new Date().toDateString();
  const day = date.toLocaleDateString(locale, { day: 'numeric', month: 'long' });
  return isToday
    ? i18n.t('Stored today at {time}', { time })
    : i18n.t('Stored on {day} at {time}', { day, time });
}
