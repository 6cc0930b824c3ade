import home from '@guide/city/home.json' with { type: 'json' };
import type { Screen } from '@guide/contracts/module';
import { paths } from '@guide/contracts/site';
import { featuredQuery } from '../../api/useFeatured';
import { listingsByIdQuery } from '../../api/useListingsById';
import { todayQuery } from '../../api/useToday';
import { topRatedQuery } from '../../api/useTopRated';
import { Home } from './Home';
import { firstPicture } from './hero/pictures';
import { siteLd } from './siteLd';

/** / (HOME). */
const screen: Screen = {
  load: async ({ api, queries, site }) => {
    await Promise.all([
      queries.prefetchQuery(featuredQuery(api)),
      queries.prefetchQuery(listingsByIdQuery(api, home.experiences.attractions)),
      queries.prefetchQuery(topRatedQuery(api)),
      queries.prefetchQuery(todayQuery(api, site)),
    ]);
    return undefined;
  },
  head: ({ site }) => ({
    title: `Home | ${site.product} Tourist Guide`,
    description: site.tagline,
    canonical: paths(site.slug).home,
    image: home.slides[0]!.imageUrl,
    preloadImage: firstPicture(home.slides[0]!.imageUrl),
    jsonLd: [siteLd(site)],
  }),
  Component: Home,
};
export default screen;
