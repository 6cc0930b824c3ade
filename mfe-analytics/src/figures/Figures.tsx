import type { Period } from '@guide/contracts/api';
import { i18n } from '@guide/contracts/texts';
import { ErrorPanel, HydrateLater } from '@guide/ui';
import { usePopularListings } from '../api/usePopularListings';
import { useTopPages } from '../api/useTopPages';
import { isBusy } from '../api/whenBusy';
import { Waiting } from '../live/Loaded';
import { isRefused, useFailureText } from '../live/useFailureText';
import { FigureCards } from './FigureCards';
import styles from './Figures.module.css';
import { PopularListings } from './PopularListings';
import { TopPages } from './TopPages';

/** Figures and charts; a spinner while either request loads (ANA-18), a retry if either fails (ANA-19). */
export function Figures({ period, samples }: { period: Period; samples: boolean }) {
  const pages = useTopPages();
  const listings = usePopularListings();
  const failed = [pages, listings].filter(({ data, error }) => !data || isRefused(error));
  const failure = useFailureText(failed[0]?.error, i18n.t('Check your connection and try again.'));

  if (pages.isPending || listings.isPending)
    return (
      <div className={styles.loading}>
        <Waiting
          label={i18n.t('Loading analytics')}
          isBusy={[pages, listings].some(({ failureReason }) => isBusy(failureReason))}
        />
      </div>
    );
  if (!pages.data || !listings.data || failed.length > 0) {
    return (
      <ErrorPanel
        title={i18n.t('The figures could not be loaded')}
        text={failure}
        retrying={failed.some((query) => query.isFetching)}
        onRetry={() => {
          for (const query of failed) void query.refetch();
        }}
      />
    );
  }
  return (
    <>
      <FigureCards pages={pages.data} period={period} samples={samples} />
      <HydrateLater className={styles.charts}>
        <TopPages pages={pages.data} />
        <PopularListings listings={listings.data} />
      </HydrateLater>
    </>
  );
}
