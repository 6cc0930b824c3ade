import type { Insights, Period, Summary } from '@guide/contracts/api';
import { type PanelName, panels } from '@guide/contracts/api/panels';
import { useHost, useNow } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Panel } from '@guide/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { LIVE_INTERVAL_MS } from '../src/api/live';
import { usePopularListings } from '../src/api/usePopularListings';
import { useTopPages } from '../src/api/useTopPages';
import { Nothing } from '../src/figures/Nothing';
import { PopularListings } from '../src/figures/PopularListings';
import { TopPages } from '../src/figures/TopPages';
import {
  type Choice,
  FILTER_NAMES,
  FILTERS,
  hasTooManyFilters,
  insightsQueryOf,
  tooManyFiltersText,
  unknownFilters,
} from '../src/insights/choice';
import { Goals } from '../src/insights/Goals';
import { Hours } from '../src/insights/Hours';
import {
  FailedSearches,
  Funnel,
  LIST_PANEL_NAMES,
  type ListPanelName,
  RankedList,
} from '../src/insights/Lists';
import { OutboundLinks } from '../src/insights/OutboundLinks';
import { Series } from '../src/insights/Series';
import { Totals } from '../src/insights/Totals';
import { UnknownFilters } from '../src/insights/UnknownFilters';
import { LiveFigures } from '../src/live/LiveFigures';
import { Loaded } from '../src/live/Loaded';
import { filterName, namedValue } from '../src/live/names';
import { PERIODS } from '../src/live/periods';
import { RecentActivity } from '../src/live/RecentActivity';
import { Failures, Vitals } from '../src/live/ReleaseTable';
import { Areas, Devices, Referrers } from '../src/live/Sources';
import { readPart } from './api';
import type { Call } from './call';
import styles from './EmbeddedPanel.module.css';

interface Props {
  panel: PanelName;
  period?: Period;
  choice: Choice;
  call: Call;
}

export function EmbeddedPanel(props: Props) {
  const { site } = useHost();
  const Content = PANELS[props.panel];
  return (
    <div className={styles.panel}>
      <Content {...props} />
      <p className={styles.foot}>
        {i18n.t('Counted by the {product} visitor guide', { product: site.product })}
      </p>
    </div>
  );
}

const createSummaryPanel = (Content: ComponentType<Summary>) =>
  function SummaryPanel({ panel, period, call }: Props) {
    const query = useQuery({
      queryKey: ['panel', panel, period],
      queryFn: ({ signal }) => readPart<Summary>(call, panel, { period }, signal),
      refetchInterval: LIVE_INTERVAL_MS,
    });
    return (
      <Loaded query={query}>
        {(summary) => (
          <>
            <p className={styles.period}>{PERIODS.find(({ value }) => value === summary.period)!.label}</p>
            <Content {...summary} />
          </>
        )}
      </Loaded>
    );
  };

/** Whether filters apply to a panel. */
const follows = (panel: PanelName): boolean => !('follows' in panels[panel]);

/** Creates a panel for a part of the insights, with a line for days and filters. */
const createInsightsPanel = (draw: (insights: Insights, isFiltered: boolean) => ReactNode) =>
  function InsightsPanel({ panel, choice, call }: Props) {
    const { site } = useHost();
    const params = insightsQueryOf(choice, useNow(), site.timeZone);
    const isRefused = hasTooManyFilters(params);
    const query = useQuery({
      queryKey: ['panel', panel, params],
      queryFn: ({ signal }) => readPart<Insights>(call, panel, params, signal),
      enabled: !isRefused,
      placeholderData: (previous) => previous,
    });
    const filters = FILTER_NAMES.flatMap((filter) =>
      choice[filter] ? [namedValue(FILTERS[filter], filterName(filter, choice[filter], site))] : [],
    );
    if (isRefused) return <Nothing>{tooManyFiltersText()}</Nothing>;
    const unknown = unknownFilters(query.error, choice);
    if (unknown.length > 0) return <UnknownFilters choice={choice} unknown={unknown} />;
    return (
      <Loaded query={query}>
        {(insights) => (
          <>
            <p className={styles.period}>
              {[i18n.t('{from} to {to}', { from: insights.from, to: insights.to })]
                .concat(follows(panel) ? filters : [])
                .join('. ')}
            </p>
            {draw(insights, filters.length > 0)}
          </>
        )}
      </Loaded>
    );
  };

const LISTS = Object.fromEntries(
  LIST_PANEL_NAMES.map((name) => [
    name,
    createInsightsPanel((insights) => <RankedList name={name} insights={insights} />),
  ]),
) as Record<ListPanelName, ComponentType<Props>>;

/** A missing panel is a type error. */
const PANELS: Record<PanelName, ComponentType<Props>> = {
  ...LISTS,
  'top-pages': function TopPagesPanel() {
    return <Loaded query={useTopPages()}>{(pages) => <TopPages pages={pages} />}</Loaded>;
  },
  'popular-listings': function PopularListingsPanel() {
    return (
      <Loaded query={usePopularListings()}>{(listings) => <PopularListings listings={listings} />}</Loaded>
    );
  },
  'recent-activity': RecentActivity,
  figures: createSummaryPanel((summary) => (
    <Panel title={i18n.t('Live figures')} level={2}>
      <LiveFigures summary={summary} />
    </Panel>
  )),
  areas: createSummaryPanel(Areas),
  referrers: createSummaryPanel(Referrers),
  devices: createSummaryPanel(Devices),
  vitals: createSummaryPanel(Vitals),
  failures: createSummaryPanel(Failures),
  visits: createInsightsPanel((insights) => (
    <Panel level={2} title={i18n.t('Visits')}>
      <Totals insights={insights} />
    </Panel>
  )),
  'visits-by-day': createInsightsPanel((insights) => <Series insights={insights} />),
  'booking-funnel': createInsightsPanel((insights) => <Funnel insights={insights} />),
  'visits-by-hour': createInsightsPanel(({ hours }, isFiltered) => (
    <Hours hours={hours} filtered={isFiltered} />
  )),
  'outbound-links': createInsightsPanel(({ outbound }, isFiltered) => (
    <OutboundLinks outbound={outbound} filtered={isFiltered} />
  )),
  goals: createInsightsPanel(({ goals }, isFiltered) =>
    goals.length === 0 ? (
      <Nothing>{i18n.t('No goals are defined.')}</Nothing>
    ) : (
      <Goals goals={goals} filtered={isFiltered} />
    ),
  ),
  'failed-searches': createInsightsPanel(({ searches }, isFiltered) => (
    <FailedSearches searches={searches} filtered={isFiltered} />
  )),
};
