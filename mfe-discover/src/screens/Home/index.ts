import home from '@guide/city/home.json' with { type: 'json' };
import type { Screen } from '@guide/contracts/module';
import { paths, type Site } from '@guide/contracts/site';
import type { SearchAction, WebSite, WithContext } from 'schema-dts';
import { featuredQuery } from '../../api/useFeatured';
import { homePlacesQuery } from '../../api/useHomePlaces';
import { Home } from './Home';
import { firstPicture } from './hero/HeroSlide';

const screen: Screen = {
  load: async ({ api, queries, site }) => {
    await Promise.all([
      queries.prefetchQuery(featuredQuery(api)),
      queries.prefetchQuery(homePlacesQuery(api, site)),
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

/** schema-dts lacks `query-input` (developers.google.com: sitelinks search box). */
type QueryAction = SearchAction & { 'query-input': string };

const siteLd = (site: Site): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: `${site.product} Tourist Guide`,
  description: site.tagline,
  inLanguage: site.locale,
  url: '/',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: '/search?query={search_term_string}' },
    'query-input': 'required name=search_term_string',
  } as QueryAction,
});
