import type { Period, Summary } from '@guide/contracts/api';
import { SectionHead } from '@guide/ui';
import { useId } from 'react';
import { useSummary } from '../api/useSummary';
import { Failures } from './Failures';
import { LiveFigures } from './LiveFigures';
import styles from './LiveInsights.module.css';
import { Loaded } from './Loaded';
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
  const answer = useSummary(period);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHead
        id={id}
        title="Live insights"
        text={`Counted from real, anonymous visits. ${WORDS[period]}, in the city's own time.`}
      />
      <Loaded query={answer} label="Loading live insights" title="Live insights could not be loaded">
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
      {answer.data && <SaveSummary summary={answer.data} />}
    </section>
  );
}

function SaveSummary({ summary }: { summary: Summary }) {
  const latest = useLatest(summary);
  const { period, since } = summary;
  return <SaveCsv name={`analytics-${period}-${since.slice(0, 10)}.csv`} csv={() => summaryCsv(latest)} />;
}
