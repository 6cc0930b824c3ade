import type { Insights, Period, Summary } from '@guide/contracts/api';
import type { PanelName } from '@guide/contracts/api/panels';
import { useHost, useNow } from '@guide/contracts/module';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { LIVE_INTERVAL_MS } from '../src/api/live';
import { usePopularListings } from '../src/api/usePopularListings';
import { useTopPages } from '../src/api/useTopPages';
import { Nothing } from '../src/figures/Nothing';
import {
  type Choice,
  hasTooManyFilters,
  insightsQueryOf,
  tooManyFiltersText,
  unknownFilters,
} from '../src/insights/choice';
import { UnknownFilters } from '../src/insights/UnknownFilters';
import { Loaded } from '../src/live/Loaded';
import { RecentActivity } from '../src/live/RecentActivity';
import { readPart } from './api';
import type { Call } from './call';
import {
  INSIGHTS_PANELS,
  InsightsContent,
  PanelFrame,
  SUMMARY_PANELS,
  SummaryContent,
  WHOLE_PANELS,
} from './panelContents';

interface Props {
  panel: PanelName;
  period?: Period;
  choice: Choice;
  call: Call;
}

export function EmbeddedPanel(props: Props) {
  const Content = PANELS[props.panel];
  return (
    <PanelFrame>
      <Content {...props} />
    </PanelFrame>
  );
}

const createSummaryPanel = (panel: keyof typeof SUMMARY_PANELS) =>
  function SummaryPanel({ period, call }: Props) {
    const query = useQuery({
      queryKey: ['panel', panel, period],
      queryFn: ({ signal }) => readPart<Summary>(call, panel, { period }, signal),
      refetchInterval: LIVE_INTERVAL_MS,
    });
    return <Loaded query={query}>{(summary) => <SummaryContent panel={panel} summary={summary} />}</Loaded>;
  };

const createInsightsPanel = (panel: keyof typeof INSIGHTS_PANELS) =>
  function InsightsPanel({ choice, call }: Props) {
    const { site } = useHost();
    const params = insightsQueryOf(choice, useNow(), site.timeZone);
    const isRefused = hasTooManyFilters(params);
    const query = useQuery({
      queryKey: ['panel', panel, params],
      queryFn: ({ signal }) => readPart<Insights>(call, panel, params, signal),
      enabled: !isRefused,
      placeholderData: (previous) => previous,
    });
    if (isRefused) return <Nothing>{tooManyFiltersText()}</Nothing>;
    const unknown = unknownFilters(query.error, choice);
    if (unknown.length > 0) return <UnknownFilters choice={choice} unknown={unknown} />;
    return (
      <Loaded query={query}>
        {(insights) => <InsightsContent panel={panel} insights={insights} choice={choice} />}
      </Loaded>
    );
  };

/** Creates the component of each panel in a table. */
const createPanels = <Name extends PanelName>(
  table: Record<Name, unknown>,
  create: (panel: Name) => ComponentType<Props>,
): Record<Name, ComponentType<Props>> =>
  Object.fromEntries((Object.keys(table) as Name[]).map((panel) => [panel, create(panel)])) as Record<
    Name,
    ComponentType<Props>
  >;

/** A missing panel is a type error. */
const PANELS: Record<PanelName, ComponentType<Props>> = {
  ...createPanels(INSIGHTS_PANELS, createInsightsPanel),
  ...createPanels(SUMMARY_PANELS, createSummaryPanel),
  'top-pages': function TopPagesPanel() {
    return <Loaded query={useTopPages()}>{WHOLE_PANELS['top-pages']}</Loaded>;
  },
  'popular-listings': function PopularListingsPanel() {
    return <Loaded query={usePopularListings()}>{WHOLE_PANELS['popular-listings']}</Loaded>;
  },
  'recent-activity': RecentActivity,
};
