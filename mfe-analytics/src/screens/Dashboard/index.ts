import { guideNow, type Screen } from '@guide/contracts/module';
import { paths } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { insightsQuery } from '../../api/useInsights';
import { popularListingsQuery } from '../../api/usePopularListings';
import { recentVisitsQuery } from '../../api/useRecentVisits';
import { summaryQuery } from '../../api/useSummary';
import { topPagesQuery } from '../../api/useTopPages';
import { insightsQueryOf, readChoice } from '../../insights/choice';
import { readPeriod } from '../../live/periods';
import { Dashboard } from './Dashboard';
import { subtitle } from './DashboardFrom';

/** /analytics (ANA) */
const screen: Screen = {
  load: async ({ api, queries, search, site }) => {
    await Promise.all([
      queries.prefetchQuery(topPagesQuery(api)),
      queries.prefetchQuery(popularListingsQuery(api)),
      queries.prefetchQuery(summaryQuery(api, readPeriod(search))),
      queries.prefetchQuery(recentVisitsQuery(api)),
      queries.prefetchQuery(
        insightsQuery(api, insightsQueryOf(readChoice(search), guideNow(), site.timeZone)),
      ),
    ]);
    return undefined;
  },
  head: ({ site }) => ({
    title: i18n.t('Analytics Dashboard | {product} Tourist Guide', { product: site.product }),
    description: subtitle(),
    canonical: paths(site.slug).analytics,
  }),
  Component: Dashboard,
};
export default screen;
