import type { Site } from '@guide/contracts/site';
import type { SearchAction, WebSite, WithContext } from 'schema-dts';

/** schema-dts lacks the property that search engines read (developers.google.com: sitelinks search box). */
type QueryAction = SearchAction & { 'query-input': string };

/** The site and its search, for search engines. Addresses are relative to the page. */
export const siteLd = (site: Site): WithContext<WebSite> => ({
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
