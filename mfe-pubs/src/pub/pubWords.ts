import type { Site } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';

/** Title of a document: "The George Inn | London Tourist Guide". */
export const documentTitle = (page: string, { product }: Site): string =>
  i18n.t('{page} | {city} Tourist Guide', { page, city: product });

/** "1 pub", "3 coffee houses" */
export function pubsCount({ kinds }: Site, count: number): string {
  if (!kinds?.pub) return i18n.t('{count, plural, one {{count} pub} other {{count} pubs}}', { count });
  return i18n.t('{count} {pubs}', { count, pubs: count === 1 ? kinds.pub.one : kinds.pub.many });
}

/** "3 of 10 pubs within 5 minutes"; without a limit the number of pubs. */
export const pubsWithin = (
  site: Site,
  count: number,
  limit: { within: number; all: number } | null,
): string =>
  limit
    ? i18n.t('{count} of {all} within {minutes} minutes', {
        count,
        all: pubsCount(site, limit.all),
        minutes: limit.within,
      })
    : pubsCount(site, count);

/** Texts of the page of a pub that does not exist. @param title - "Coffee House" */
export const notFoundTexts = ({ kinds }: Site, title: string): { title: string; text: string } =>
  kinds?.pub
    ? {
        title: i18n.t('{pub} Not Found', { pub: title }),
        text: i18n.t("We couldn't find the {pub} you're looking for.", { pub: kinds.pub.one }),
      }
    : {
        title: i18n.t('Pub Not Found'),
        text: i18n.t("We couldn't find the pub you're looking for."),
      };
