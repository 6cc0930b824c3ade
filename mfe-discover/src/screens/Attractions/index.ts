import home from '@guide/city/home.json' with { type: 'json' };
import { type Screen, startQuery } from '@guide/contracts/module';
import { paths } from '@guide/contracts/site';
import { areaNamesQuery } from '../../api/useAreaNames';
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
