import type { Period, Summary } from '@guide/contracts/api';
import type { PanelName } from '@guide/contracts/api/panels';
import { useHost } from '@guide/contracts/module';
import { Panel } from '@guide/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LIVE_INTERVAL_MS } from '../src/api/live';
import { usePopularListings } from '../src/api/usePopularListings';
import { useTopPages } from '../src/api/useTopPages';
import { PopularListings } from '../src/figures/PopularListings';
import { TopPages } from '../src/figures/TopPages';
import type { Choice } from '../src/insights/choice';
import { Failures } from '../src/live/Failures';
import { LiveFigures } from '../src/live/LiveFigures';
import { Loaded } from '../src/live/Loaded';
import { RecentActivity } from '../src/live/RecentActivity';
import { Areas, Devices, Referrers } from '../src/live/Sources';
import { Vitals } from '../src/live/Vitals';
import { PERIODS } from '../src/screens/Dashboard/periods';
import { readPart } from './api';
import type { Call } from './call';
import styles from './EmbeddedPanel.module.css';
import { InsightsPanel, type InsightsPanelName, isInsightsPanel } from './InsightsPanel';

interface Props {
  panel: PanelName;
  period?: Period;
  /** Days and filters: those of the page, and those that the token is held to. */
  choice: Choice;
  call: Call;
}

/** One panel alone, as the dashboard shows it, with a line that names who counted. */
export function EmbeddedPanel(props: Props) {
  const { panel } = props;
  const { site } = useHost();
  return (
    <div className={styles.panel}>
      {panel === 'top-pages' && <TopPagesAlone />}
      {panel === 'popular-listings' && <PopularListingsAlone />}
      {panel === 'recent-activity' && <RecentActivity />}
      {isPart(panel) && <PartOfSummary {...props} panel={panel} />}
      {isInsightsPanel(panel) && <InsightsPanel {...props} panel={panel} />}
      <p className={styles.foot}>Counted by the {site.product} visitor guide</p>
    </div>
  );
}

function TopPagesAlone() {
  return <Loaded query={useTopPages()}>{(pages) => <TopPages pages={pages} />}</Loaded>;
}

function PopularListingsAlone() {
  return (
    <Loaded query={usePopularListings()}>{(listings) => <PopularListings listings={listings} />}</Loaded>
  );
}

/** The panels that show a part of the summary: all that have no component above. */
type PartName = Exclude<PanelName, InsightsPanelName | 'top-pages' | 'popular-listings' | 'recent-activity'>;
const PARTS: Record<PartName, (summary: Summary) => ReactNode> = {
  figures: (summary) => (
    <Panel title="Live figures" level={2}>
      <LiveFigures summary={summary} />
    </Panel>
  ),
  areas: ({ areas }) => <Areas areas={areas} />,
  referrers: ({ referrers }) => <Referrers referrers={referrers} />,
  devices: ({ devices, filteredBots }) => <Devices devices={devices} filteredBots={filteredBots} />,
  vitals: ({ vitals }) => <Vitals vitals={vitals} />,
  failures: ({ failures }) => <Failures failures={failures} />,
};

const isPart = (panel: PanelName): panel is PartName => panel in PARTS;

function PartOfSummary({ panel, period, call }: Props & { panel: PartName }) {
  const query = useQuery({
    queryKey: ['panel', panel, period],
    // The panel's own fields and no others: what it shows is all that it has.
    queryFn: async ({ signal }) => (await readPart(call, panel, { period }, signal)) as Summary,
    refetchInterval: LIVE_INTERVAL_MS,
  });
  return (
    <Loaded query={query}>
      {(summary) => (
        <>
          <p className={styles.period}>{PERIODS.find(({ id }) => id === summary.period)!.label}</p>
          {PARTS[panel](summary)}
        </>
      )}
    </Loaded>
  );
}
