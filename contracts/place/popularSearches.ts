import { type Paths, pubKind, type Site } from '../site';

/** What visitors ask most, for an empty search field and for a search without results. */
export const popularSearches = (
  site: Pick<Site, 'kinds' | 'offers'>,
  to: Paths,
  on: 'site' | 'map' = 'site',
): { name: string; to: string }[] =>
  [
    ['Open now', 'chips=openNow'],
    ['Free', 'chips=free'],
    ['With children', 'chips=children'],
    ['When it rains', 'chips=rain'],
    ...(site.offers.categories.includes('pub') ? [[pubKind(site).title, 'category=pub']] : []),
  ].map(([name, query]) => ({ name: name!, to: `${on === 'map' ? to.map() : to.search()}?${query}` }));
