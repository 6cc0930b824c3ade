import type { Insights, PopularListing, RecentVisit, Summary, TopPage } from '@guide/contracts/api';
import { type PanelName, panels } from '@guide/contracts/api/panels';
import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Panel } from '@guide/ui';
import type { ComponentType, ReactNode } from 'react';
import { Nothing } from '../src/figures/Nothing';
import { PopularListings } from '../src/figures/PopularListings';
import { TopPages } from '../src/figures/TopPages';
import { type Choice, FILTER_NAMES, FILTERS } from '../src/insights/choice';
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
import { LiveFigures } from '../src/live/LiveFigures';
import { filterName, namedValue } from '../src/live/names';
import { PERIODS } from '../src/live/periods';
import { Failures, Vitals } from '../src/live/ReleaseTable';
import { Areas, Devices, Referrers } from '../src/live/Sources';
import { Visits } from '../src/live/Visits';
import styles from './EmbeddedPanel.module.css';

type DrawInsights = (insights: Insights, isFiltered: boolean) => ReactNode;

const LISTS = Object.fromEntries(
  LIST_PANEL_NAMES.map((name): [string, DrawInsights] => [
    name,
    (insights) => <RankedList name={name} insights={insights} />,
  ]),
) as Record<ListPanelName, DrawInsights>;

/** Panels of any days. */
export const INSIGHTS_PANELS = {
  ...LISTS,
  visits: (insights) => (
    <Panel level={2} title={i18n.t('Visits')}>
      <Totals insights={insights} />
    </Panel>
  ),
  'visits-by-day': (insights) => <Series insights={insights} />,
  'booking-funnel': (insights) => <Funnel insights={insights} />,
  'visits-by-hour': ({ hours }, isFiltered) => <Hours hours={hours} filtered={isFiltered} />,
  'outbound-links': ({ outbound }, isFiltered) => <OutboundLinks outbound={outbound} filtered={isFiltered} />,
  goals: ({ goals }, isFiltered) =>
    goals.length === 0 ? (
      <Nothing>{i18n.t('No goals are defined.')}</Nothing>
    ) : (
      <Goals goals={goals} filtered={isFiltered} />
    ),
  'failed-searches': ({ searches }, isFiltered) => (
    <FailedSearches searches={searches} filtered={isFiltered} />
  ),
} satisfies Partial<Record<PanelName, DrawInsights>>;

/** Panels of a period. */
export const SUMMARY_PANELS = {
  figures: (summary) => (
    <Panel title={i18n.t('Live figures')} level={2}>
      <LiveFigures summary={summary} />
    </Panel>
  ),
  areas: Areas,
  referrers: Referrers,
  devices: Devices,
  vitals: Vitals,
  failures: Failures,
} satisfies Partial<Record<PanelName, ComponentType<Summary>>>;

/** Panels that show a full response. */
export const WHOLE_PANELS = {
  'top-pages': (pages: TopPage[]) => <TopPages pages={pages} />,
  'popular-listings': (listings: PopularListing[]) => <PopularListings listings={listings} />,
  'recent-activity': (visits: RecentVisit[]) => (
    <Panel level={3} title={i18n.t('Recent activity')}>
      <Visits visits={visits} />
    </Panel>
  ),
};

/** A panel of a period, with a line for the period. */
export function SummaryContent({ panel, summary }: { panel: keyof typeof SUMMARY_PANELS; summary: Summary }) {
  const Content: ComponentType<Summary> = SUMMARY_PANELS[panel];
  return (
    <>
      <p className={styles.period}>{PERIODS.find(({ value }) => value === summary.period)!.label}</p>
      <Content {...summary} />
    </>
  );
}

interface InsightsContentProps {
  panel: keyof typeof INSIGHTS_PANELS;
  insights: Insights;
  choice: Choice;
}

/** A panel of any days, with a line for days and filters. */
export function InsightsContent({ panel, insights, choice }: InsightsContentProps) {
  const { site } = useHost();
  const filters = FILTER_NAMES.flatMap((filter) =>
    choice[filter] ? [namedValue(FILTERS[filter], filterName(filter, choice[filter], site))] : [],
  );
  const followed = 'follows' in panels[panel] ? [] : filters;
  const draw: DrawInsights = INSIGHTS_PANELS[panel];
  return (
    <>
      <p className={styles.period}>
        {[i18n.t('{from} to {to}', { from: insights.from, to: insights.to }), ...followed].join('. ')}
      </p>
      {draw(insights, filters.length > 0)}
    </>
  );
}

/** A panel and who counted its figures. */
export function PanelFrame({ children }: { children: ReactNode }) {
  const { site } = useHost();
  return (
    <div className={styles.panel}>
      {children}
      <p className={styles.foot}>
        {i18n.t('Counted by the {product} visitor guide', { product: site.product })}
      </p>
    </div>
  );
}
