import type { Period } from '@guide/contracts/api';
import { ErrorPanel, SectionHead, Spinner } from '@guide/ui';
import { useId } from 'react';
import { useSummary } from '../api/useSummary';
import { Failures } from './Failures';
import { LiveFigures } from './LiveFigures';
import styles from './LiveInsights.module.css';
import { RecentActivity } from './RecentActivity';
import { SaveCsv } from './SaveCsv';
import { Sources } from './Sources';
import { summaryCsv } from './summaryCsv';
import { useLatest } from './VisitorsNow';
import { Vitals } from './Vitals';

const WORDS: Record<Period, string> = { day: 'Today', week: 'This week', month: 'This month' };

/** What was really counted, by period, refreshed every 30 s while the page is visible (D-18). */
export function LiveInsights({ period }: { period: Period }) {
  const id = useId();
  const { data: answer, isPending, isFetching, refetch } = useSummary(period);
  const data = useLatest(answer);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHead
        id={id}
        title="Live insights"
        text={`Counted from real, anonymous visits. ${WORDS[period]}, in the city's own time.`}
      />
      {isPending && <Spinner label="Loading live insights" />}
      {!isPending && !data && (
        <ErrorPanel
          level={3}
          title="Live insights could not be loaded"
          text="Visits are still counted. Check your connection and try again."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <LiveFigures summary={data} />
          <Sources summary={data} />
          {data.vitals.length > 0 && <Vitals vitals={data.vitals} />}
          {data.failures.length > 0 && <Failures failures={data.failures} />}
        </>
      )}
      <RecentActivity />
      {data && (
        <SaveCsv
          name={`analytics-${data.period}-${data.since.slice(0, 10)}.csv`}
          csv={() => summaryCsv(data)}
        />
      )}
    </section>
  );
}
