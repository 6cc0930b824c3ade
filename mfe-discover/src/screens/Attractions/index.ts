import home from '@guide/city/home.json' with { type: 'json' };
import { type Screen, startQuery } from '@guide/contracts/module';
import { paths } from '@guide/contracts/site';
import { areaNamesQuery } from '../../api/useAreaNames';
import { Attractions } from './Attractions';
import { readFilters } from './listFilters';
import { viewQuery } from './listView';

/** /{product}-attractions (LIST). The server sends one page of cards; the browser then loads all. */
const screen: Screen = {
  load: async ({ api, queries, search, site }) => {
    const filters = readFilters(search);
    await Promise.all([
      queries.prefetchQuery(viewQuery(api, filters, site)),
      filters.from && queries.prefetchQuery(startQuery(api, filters.from)),
      queries.prefetchQuery(areaNamesQuery(api)),
    ]);
    return undefined;
  },
  head: ({ site }) => ({
    title: `${site.product} Attractions | ${site.product} Tourist Guide`,
    description: home.intros.attractions,
    canonical: paths(site.slug).attractions,
  }),
  Component: Attractions,
};
export default screen;
