import type { Screen } from '@guide/contracts/module';
import { paths, topAttractions } from '@guide/contracts/site';
import { homeQuery } from '../../api/useHome';
import { topAttractionsQuery } from '../../api/useTopAttractions';
import { documentTitle } from '../../listing/shownTexts';
import { TopAttractions } from './TopAttractions';

/** /top-attractions (TOP) */
const screen: Screen = {
  load: async ({ api, queries }) => {
    await Promise.all([
      queries.prefetchQuery(topAttractionsQuery(api)),
      queries.prefetchQuery(homeQuery(api)),
    ]);
    return undefined;
  },
  head: ({ site, queries, api }) => ({
    title: documentTitle(topAttractions(site).title, site),
    description: queries.getQueryData(homeQuery(api).queryKey)?.intros.topAttractions ?? site.tagline,
    canonical: paths(site.slug).topAttractions,
    image: queries.getQueryData(topAttractionsQuery(api).queryKey)?.entries[0]?.imageUrl,
  }),
  Component: TopAttractions,
};
export default screen;
