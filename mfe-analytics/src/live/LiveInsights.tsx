import type { Period, Summary } from '@guide/contracts/api';
import { i18n } from '@guide/contracts/texts';
import { SectionHead } from '@guide/ui';
import { useId } from 'react';
import { useSummary } from '../api/useSummary';
import { LiveFigures } from './LiveFigures';
import styles from './LiveInsights.module.css';
import { Loaded } from './Loaded';
import { RecentActivity } from './RecentActivity';
import { Failures, Vitals } from './ReleaseTable';
import { SaveCsv } from './SaveCsv';
import { Sources } from './Sources';
import { summaryCsv } from './summaryCsv';
import { isRefused } from './useFailureText';
import { useLatestSummary } from './VisitorsNow';

export function LiveInsights({ period }: { period: Period }) {
  const id = useId();
  const query = useSummary(period);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHead
        id={id}
        title={i18n.t('Live insights')}
        text={i18n.t(
          "Counted from real, anonymous visits. {period, select, day {Today, in the city's time zone.} week {This week, in the city's time zone.} other {This month, in the city's time zone.}}",
          { period },
        )}
      />
      <Loaded
        query={query}
        label={i18n.t('Loading live insights')}
        title={i18n.t('Live insights could not be loaded')}
      >
        {(summary) => (
          <>
            <LiveFigures summary={summary} />
            <Sources summary={summary} />
            {summary.vitals.length > 0 && <Vitals vitals={summary.vitals} />}
            {summary.failures.length > 0 && <Failures failures={summary.failures} />}
          </>
        )}
      </Loaded>
      <RecentActivity />
      {query.data && !isRefused(query.error) && <SaveSummary summary={query.data} />}
    </section>
  );
}

function SaveSummary({ summary }: { summary: Summary }) {
  const latestSummary = useLatestSummary(summary);
  const { period, since } = summary;
  return (
    <SaveCsv name={`analytics-${period}-${since.slice(0, 10)}.csv`} csv={() => summaryCsv(latestSummary)} />
  );
}
