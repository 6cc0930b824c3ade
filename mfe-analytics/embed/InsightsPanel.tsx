import type { Insights } from '@guide/contracts/api';
import { type PanelName, panels } from '@guide/contracts/api/panels';
import { useHost, useNow } from '@guide/contracts/module';
import { Panel } from '@guide/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Nothing } from '../src/figures/Nothing';
import {
  type Choice,
  FILTER_NAMES,
  FILTERS,
  hasTooManyFilters,
  questionOf,
  TOO_MANY_FILTERS,
} from '../src/insights/choice';
import { Funnel } from '../src/insights/Funnel';
import { FailedSearches, LIST_NAMES, type ListName, RankedList } from '../src/insights/Lists';
import { Series } from '../src/insights/Series';
import { Totals } from '../src/insights/Totals';
import { Loaded } from '../src/live/Loaded';
import { filterName } from '../src/live/names';
import { readPart } from './api';
import type { Call } from './call';
import styles from './EmbeddedPanel.module.css';

export type InsightsPanelName = {
  [Name in PanelName]: (typeof panels)[Name]['operation'] extends 'insights' ? Name : never;
}[PanelName];

export const isInsightsPanel = (panel: PanelName): panel is InsightsPanelName =>
  panels[panel].operation === 'insights';

/** What each panel shows of the answer; it has its own fields only. */
const SHOWN: Record<
  Exclude<InsightsPanelName, ListName>,
  (insights: Insights, filtered: boolean) => ReactNode
> = {
  visits: (insights) => (
    <Panel level={2} title="Visits">
      <Totals insights={insights} />
    </Panel>
  ),
  'visits-by-day': (insights) => <Series insights={insights} />,
  'booking-funnel': (insights) => <Funnel insights={insights} />,
  'failed-searches': ({ searches }, filtered) => <FailedSearches searches={searches} filtered={filtered} />,
};

interface Props {
  panel: InsightsPanelName;
  choice: Choice;
  call: Call;
}

/** A panel of any days, by filters, with a line that names them. */
export function InsightsPanel({ panel, choice, call }: Props) {
  const { site } = useHost();
  const question = questionOf(choice, useNow(), site.timeZone);
  const isRefused = hasTooManyFilters(question);
  const query = useQuery({
    queryKey: ['panel', panel, question],
    queryFn: async ({ signal }) => (await readPart(call, panel, question, signal)) as Insights,
    enabled: !isRefused,
    placeholderData: (before) => before,
  });
  const filters = FILTER_NAMES.flatMap((filter) =>
    choice[filter] ? [`${FILTERS[filter]}: ${filterName(filter, choice[filter], site.locale)}`] : [],
  );
  if (isRefused) return <Nothing>{TOO_MANY_FILTERS}</Nothing>;
  return (
    <Loaded query={query}>
      {(insights) => (
        <>
          <p className={styles.period}>
            {[`${insights.from} to ${insights.to}`, ...(panel === 'failed-searches' ? [] : filters)].join(
              '. ',
            )}
          </p>
          {isList(panel) ? (
            <RankedList name={panel} insights={insights} />
          ) : (
            SHOWN[panel](insights, filters.length > 0)
          )}
        </>
      )}
    </Loaded>
  );
}

const isList = (panel: InsightsPanelName): panel is ListName => LIST_NAMES.includes(panel as ListName);
