import type { Screen } from '@guide/contracts/module';
import { paths, type Site } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import type { SearchAction, WebSite, WithContext } from 'schema-dts';
import { featuredQuery } from '../../api/useFeatured';
import { homeQuery } from '../../api/useHome';
import { homePlacesQuery } from '../../api/useHomePlaces';
import { documentTitle } from '../../listing/shownTexts';
import { Home } from './Home';
import { firstPicture } from './hero/HeroSlide';

const screen: Screen = {
  load: async ({ api, queries, site }) => {
    await Promise.all([
      queries.prefetchQuery(homeQuery(api)),
      queries.prefetchQuery(featuredQuery(api)),
      queries.prefetchQuery(homePlacesQuery(api, site)),
    ]);
    return undefined;
  },
  head: ({ site, api, queries }) => {
    const image = queries.getQueryData(homeQuery(api).queryKey)?.slides[0]?.imageUrl ?? site.image;
    return {
      title: documentTitle(i18n.t('Home'), site),
      description: site.tagline,
      canonical: paths(site.slug).home,
      image,
      preloadImage: image === undefined ? undefined : firstPicture(image),
      jsonLd: [siteLd(site)],
    };
  },
  Component: Home,
};
export default screen;

/** schema-dts lacks `query-input` (developers.google.com: sitelinks search box). */
type QueryAction = SearchAction & { 'query-input': string };

const siteLd = (site: Site): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: i18n.t('{city} Tourist Guide', { city: site.product }),
  description: site.tagline,
  inLanguage: site.locale,
  url: '/',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: '/search?query={search_term_string}' },
    'query-input': 'required name=search_term_string',
  } as QueryAction,
});
