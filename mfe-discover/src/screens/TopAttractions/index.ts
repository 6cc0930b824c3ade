import home from '@guide/city/home.json' with { type: 'json' };
import type { Screen } from '@guide/contracts/module';
import { paths } from '@guide/contracts/site';
import { topAttractionsQuery } from '../../api/useTopAttractions';
import { TopAttractions } from './TopAttractions';

/** /top-attractions (TOP) */
const screen: Screen = {
  load: async ({ api, queries }) => {
    await queries.prefetchQuery(topAttractionsQuery(api));
    return undefined;
  },
  head: ({ site, queries, api }) => ({
    title: `Top 10 ${site.product} Attractions | ${site.product} Tourist Guide`,
    description: home.intros.topAttractions,
    canonical: paths(site.slug).topAttractions,
    image: queries.getQueryData(topAttractionsQuery(api).queryKey)?.entries[0]?.imageUrl,
  }),
  Component: TopAttractions,
};
export default screen;
