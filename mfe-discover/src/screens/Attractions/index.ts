import { type Screen, startQuery } from '@guide/contracts/module';
import { paths } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { areaNamesQuery } from '../../api/useAreaNames';
import { homeQuery } from '../../api/useHome';
import { documentTitle } from '../../listing/shownTexts';
import { Attractions } from './Attractions';
import { readFilters } from './listFilters';
import { prefetch } from './listView';

/** /{product}-attractions (LIST). The server sends one page of cards; the browser then loads all. */
const screen: Screen = {
  load: async (context) => {
    const { api, queries, search } = context;
    const filters = readFilters(search);
    await Promise.all([
      prefetch(context, filters),
      filters.from && queries.prefetchQuery(startQuery(api, filters.from)),
      queries.prefetchQuery(areaNamesQuery(api)),
      queries.prefetchQuery(homeQuery(api)),
    ]);
    return undefined;
  },
  head: ({ site, api, queries }) => ({
    title: documentTitle(i18n.t('{city} Attractions', { city: site.product }), site),
    description: queries.getQueryData(homeQuery(api).queryKey)?.intros.attractions ?? site.tagline,
    canonical: paths(site.slug).attractions,
  }),
  Component: Attractions,
};
export default screen;
