import type { Insights } from '@guide/contracts/api';
import { useHost, useNow } from '@guide/contracts/module';
import { SectionHead } from '@guide/ui';
import { useId } from 'react';
import { useInsights } from '../api/useInsights';
import { Nothing } from '../figures/Nothing';
import { Loaded } from '../live/Loaded';
import { SaveCsv } from '../live/SaveCsv';
import { ChoiceForm } from './ChoiceForm';
import { type Choice, hasTooManyFilters, questionOf, TOO_MANY_FILTERS } from './choice';
import styles from './Explore.module.css';
import { insightsCsv } from './insightsCsv';
import { Lists } from './Lists';
import { Series } from './Series';
import { Totals } from './Totals';

interface Props {
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** Figures of any days, compared and filtered; numbers of groups under 5 are shown as "under 5" (D-72). */
export function Explore({ choice, onChange }: Props) {
  const id = useId();
  const { site } = useHost();
  const question = questionOf(choice, useNow(), site.timeZone);
  const isRefused = hasTooManyFilters(question);
  const answer = useInsights(question, !isRefused);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHead
        id={id}
        title="Explore visits"
        text="Any days, compared and filtered. Numbers under 5 are not shown, so that nobody can be singled out."
      />
      <ChoiceForm choice={choice} question={question} insights={answer.data} onChange={onChange} />
      {isRefused ? (
        <Nothing>{TOO_MANY_FILTERS}</Nothing>
      ) : (
        <Loaded
          query={answer}
          label="Loading visits"
          title="These figures could not be loaded"
          text="Check the days that you chose, or try again in a moment."
        >
          {(insights) => <Answer insights={insights} choice={choice} onChange={onChange} />}
        </Loaded>
      )}
    </section>
  );
}

const Answer = ({ insights, choice, onChange }: { insights: Insights } & Props) => (
  <>
    <Totals insights={insights} />
    <Series insights={insights} onDays={(days) => onChange({ ...choice, ...days })} />
    <Lists insights={insights} choice={choice} onChange={onChange} />
    <SaveCsv
      name={`visits-${insights.from}-${insights.to}.csv`}
      csv={() => insightsCsv(insights)}
      label="Download these visits as CSV"
    />
  </>
);
