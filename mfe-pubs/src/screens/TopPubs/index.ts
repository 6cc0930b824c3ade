import { type Screen, startQuery } from '@guide/contracts/module';
import { ENGLISH, languageOf, paths, pubTexts, type Site } from '@guide/contracts/site';
import { imageSources } from '@guide/ui';
import type { ItemList, WithContext } from 'schema-dts';
import { cityTextsQuery } from '../../api/useCityTexts';
import { pubsQuery } from '../../api/usePubs';
import { cityTexts } from '../../content/cityTexts';
import { pubs } from '../../content/pubs';
import { documentTitle } from '../../pub/pubWords';
import { PICTURE_SIZES } from './PubCard';
import { readFilters } from './pubsFilters';
import { TopPubs } from './TopPubs';

const first = pubs[0]?.imageUrl;

const pubsLd = (site: Site): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: pubTexts(site).heading,
  itemListElement: pubs.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: paths(site.slug).pub(id),
  })),
});

/**
 * /top-{product}-pubs (PUBS). The pubs are bundled in English (PUBS-13, D-45): only a starting point is loaded, and in
 * another language the texts.
 */
const screen: Screen = {
  load: async ({ api, queries, search, site }) => {
    const { from } = readFilters(search);
    const isTranslated = languageOf(site) !== ENGLISH;
    await Promise.all([
      from && queries.prefetchQuery(startQuery(api, from)),
      isTranslated && queries.prefetchQuery(pubsQuery(api)),
      isTranslated && queries.prefetchQuery(cityTextsQuery(api)),
    ]);
    return undefined;
  },
  head: ({ api, queries, site }) => {
    const loaded = languageOf(site) !== ENGLISH && queries.getQueryData(cityTextsQuery(api).queryKey);
    const { intro } = loaded || cityTexts;
    const picture = first ? imageSources(first) : undefined;
    return {
      title: documentTitle(pubTexts(site).heading, site),
      description: intro!,
      canonical: paths(site.slug).topPubs,
      image: first,
      preloadImage: picture && { href: picture.src, srcSet: picture.srcSet, sizes: PICTURE_SIZES },
      jsonLd: [pubsLd(site)],
    };
  },
  Component: TopPubs,
};
export default screen;
