import type { Listing } from '@guide/contracts/api';
import type { Paths } from '@guide/contracts/site';

/** The list that a listing of each kind belongs to; restaurants have none but the search's (D-5). */
const lists: Record<Listing['category'], (to: Paths) => { to: string; label: string }> = {
  attraction: (to) => ({ to: to.attractions, label: 'Attractions' }),
  restaurant: (to) => ({ to: to.searchIn('restaurant'), label: 'Restaurants' }),
  pub: (to) => ({ to: to.topPubs, label: 'Historic Pubs' }),
};

/** The way to a listing's page, without the page itself (ATT-02). */
export const breadcrumbLinks = ({ category }: Pick<Listing, 'category'>, to: Paths) => [
  { to: to.home, label: 'Home' },
  lists[category](to),
];
