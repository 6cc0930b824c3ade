import { paths, type Site } from '@guide/contracts/site';
import type { ItemList, WithContext } from 'schema-dts';
import { pubs } from '../../content/pubs';

/** The ten pubs and their order for search engines. Addresses are relative to the page. */
export const pubsLd = (site: Site): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: `Top 10 Historic ${site.product} Pubs`,
  itemListElement: pubs.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: paths(site.slug).pub(id),
  })),
});
