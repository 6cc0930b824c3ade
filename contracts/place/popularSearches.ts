import { type Paths, pubKind, type Site } from '../site';
import { i18n } from '../texts';

/** What visitors ask most, for an empty search field and for a search without results. */
export const popularSearches = (
  site: Pick<Site, 'kinds' | 'offers'>,
  to: Paths,
  on: 'site' | 'map' = 'site',
): { name: string; to: string }[] =>
  [
    [i18n.t('Open now'), 'chips=openNow'],
    [i18n.t('Free'), 'chips=free'],
    [i18n.t('With children'), 'chips=children'],
    [i18n.t('When it rains'), 'chips=rain'],
    ...(site.offers.categories.includes('pub') ? [[pubKind(site).title, 'category=pub']] : []),
  ].map(([name, query]) => ({ name: name!, to: `${on === 'map' ? to.map() : to.search()}?${query}` }));
