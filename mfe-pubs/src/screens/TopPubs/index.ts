import home from '@guide/city/home.json' with { type: 'json' };
import { type Screen, startQuery } from '@guide/contracts/module';
import { paths, pubTexts, type Site } from '@guide/contracts/site';
import { imageSources } from '@guide/ui';
import type { ItemList, WithContext } from 'schema-dts';
import { pubs } from '../../content/pubs';
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

/** /top-{product}-pubs (PUBS). The pubs are bundled (PUBS-13, D-45); only a starting point is loaded. */
const screen: Screen = {
  load: async ({ api, queries, search }) => {
    const { from } = readFilters(search);
    if (from) await queries.prefetchQuery(startQuery(api, from));
    return undefined;
  },
  head: ({ site }) => {
    const picture = first ? imageSources(first) : undefined;
    return {
      title: `${pubTexts(site).heading} | ${site.product} Tourist Guide`,
      description: home.intros.topPubs,
      canonical: paths(site.slug).topPubs,
      image: first,
      preloadImage: picture && { href: picture.src, srcSet: picture.srcSet, sizes: PICTURE_SIZES },
      jsonLd: [pubsLd(site)],
    };
  },
  Component: TopPubs,
};
export default screen;
