import { type Near, useHost, usePaths, useWhenChoices } from '@guide/contracts/module';
import type { WalkLimit } from '@guide/contracts/place';
import { classNames, countText, nearestText, RatingsNote, ShareButton } from '@guide/ui';
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

export function ResultsBar({ searching, near, total, ids, limit, failed, formId }: ResultsBarProps) {
  const host = useHost();
  const to = usePaths();
  const { product } = host.site;
  const { text, when, view } = searching.state;
  const isTimed = useWhenChoices(when).value !== null;
  const isSearch = text !== '' || isFiltered(searching.state);
  const order = [
    isTimed && total !== undefined && total > 1 && ', open first',
    near.on && near.startName && nearestText(near, limit),
  ];
  const status =
    total === undefined
      ? `Searching ${product}...`
      : [countText(total, 'result', limit), limit ? '' : ' found', ...order].filter(Boolean).join('');
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
          label="Share these places"
          title={`${text || 'Places'} in ${product}`}
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
