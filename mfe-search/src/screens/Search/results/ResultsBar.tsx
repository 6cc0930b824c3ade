import { type Near, useHost, usePaths, useWhenChoices } from '@guide/contracts/module';
import type { WalkLimit } from '@guide/contracts/place';
import { i18n } from '@guide/contracts/texts';
import { classNames, RatingsNote, ShareButton } from '@guide/ui';
import { isFiltered } from '../../../state/searchState';
import type { Searching } from '../../../state/useSearchState';
import styles from './ResultsBar.module.css';
import { ViewButtons } from './ViewButtons';
import views from './views.module.css';

interface ResultsBarProps {
  searching: Searching;
  near: Near;
  total: number | undefined;
  /** Listings on this page. */
  ids: readonly number[];
  limit: WalkLimit | null | undefined;
  failed: boolean;
  formId: string;
}

interface Order {
  isOpenFirst: boolean;
  /** Name of the start in the URL. The service sorts by distance from it, without a limit. */
  start: string | null;
  limit: WalkLimit | null | undefined;
}

/** The number of results and their order: "1,234 results found, open first", "6 of 76 results within 10 minutes". */
function statusText(count: number, { isOpenFirst, start, limit }: Order): string {
  if (limit) {
    const values = { count, all: limit.all, minutes: limit.within };
    return isOpenFirst
      ? i18n.t(
          '{count, number} of {all, plural, one {# result} other {# results}} within {minutes, plural, one {# minute} other {# minutes}}, open first',
          values,
        )
      : i18n.t(
          '{count, number} of {all, plural, one {# result} other {# results}} within {minutes, plural, one {# minute} other {# minutes}}',
          values,
        );
  }
  if (start)
    return isOpenFirst
      ? i18n.t(
          '{count, plural, one {# result found, open first, nearest to {start} first} other {# results found, open first, nearest to {start} first}}',
          { count, start },
        )
      : i18n.t(
          '{count, plural, one {# result found, nearest to {start} first} other {# results found, nearest to {start} first}}',
          { count, start },
        );
  return isOpenFirst
    ? i18n.t('{count, plural, one {# result found, open first} other {# results found, open first}}', {
        count,
      })
    : i18n.t('{count, plural, one {# result found} other {# results found}}', { count });
}

export function ResultsBar({ searching, near, total, ids, limit, failed, formId }: ResultsBarProps) {
  const host = useHost();
  const to = usePaths();
  const { product } = host.site;
  const { text, when, view } = searching.state;
  const isTimed = useWhenChoices(when).value !== null;
  const isSearch = text !== '' || isFiltered(searching.state);
  const status =
    total === undefined
      ? i18n.t('Searching {city}...', { city: product })
      : statusText(total, {
          isOpenFirst: isTimed && total > 1,
          start: near.on ? near.startName : null,
          limit,
        });
  return (
    <div className={classNames(styles.bar, views.bar, view === 'list' && views.list)}>
      <div>
        <p role="status" className={styles.content}>
          {failed ? '' : status}
        </p>
        {total !== undefined && total > 0 && <RatingsNote />}
      </div>
      {total !== undefined && total > 0 && (
        <ShareButton
          compact
          label={i18n.t('Share these places')}
          title={
            text
              ? i18n.t('{text} in {city}', { text, city: product })
              : i18n.t('Places in {city}', { city: product })
          }
          path={isSearch ? to.placesOnMap(ids) : to.search()}
          host={host}
        />
      )}
      <div className={styles.view} data-print="hide">
        <ViewButtons searching={searching} formId={formId} />
      </div>
    </div>
  );
}
