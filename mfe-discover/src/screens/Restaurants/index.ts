import { type Screen, startQuery } from '@guide/contracts/module';
import { paths, type Site, wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import type { ItemList, WithContext } from 'schema-dts';
import { homeQuery } from '../../api/useHome';
import { pagePath } from '../../listing/pagePath';
import { documentTitle, whereText } from '../../listing/shownTexts';
import { readFilters } from './filters';
import { Restaurants } from './Restaurants';
import { prefetch, type RestaurantCard, viewQuery } from './restaurantView';

/** JSON-LD without ratings (D-26). */
const restaurantsLd = (restaurants: readonly RestaurantCard[], site: Site): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: i18n.t('{city} Restaurants', { city: site.product }),
  itemListElement: restaurants.map(({ id, name, cuisine, priceRange, area, imageUrl }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Restaurant',
      name,
      url: pagePath(site, id),
      image: imageUrl,
      priceRange,
      address: whereText(site, area),
      ...(cuisine.length > 0 && { servesCuisine: cuisine.map((word) => wordIn(site, word)) }),
    },
  })),
});

/** /restaurants (D-88). The server sends one page of cards; the browser then loads all. */
const screen: Screen = {
  load: async (context) => {
    const { api, queries, search } = context;
    const filters = readFilters(search);
    await Promise.all([
      prefetch(context, filters),
      filters.from && queries.prefetchQuery(startQuery(api, filters.from)),
      queries.prefetchQuery(homeQuery(api)),
    ]);
    return undefined;
  },
  head: ({ site, api, queries, search }) => {
    const view = queries.getQueryData(viewQuery(api, readFilters(search), site).queryKey);
    return {
      title: documentTitle(i18n.t('{city} Restaurants', { city: site.product }), site),
      description: queries.getQueryData(homeQuery(api).queryKey)?.intros.restaurants ?? site.tagline,
      canonical: paths(site.slug).restaurants,
      jsonLd: view && [restaurantsLd(view.cards, site)],
    };
  },
  Component: Restaurants,
};
export default screen;
