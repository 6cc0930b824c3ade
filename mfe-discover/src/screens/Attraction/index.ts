import type { Listing } from '@guide/contracts/api';
import type { Screen } from '@guide/contracts/module';
import { listingQuery } from '../../api/useListing';
import { Attraction } from './Attraction';
import { listingId } from './listingId';

/** /attraction/{id} and the fixed attraction pages (ATT, GATT). */
const screen: Screen = {
  load: async ({ params, api, queries }) => {
    const id = listingId(params.id);
    if (id === null) return { status: 404 };
    await queries.prefetchQuery(listingQuery(api, id));
    return queries.getQueryData(listingQuery(api, id).queryKey) ? undefined : { status: 404 };
  },
  head: ({ params, site, queries }) => {
    const listing = queries.getQueryData<Listing | null>(['listing', listingId(params.id)]);
    return {
      title: `${listing?.name ?? 'Attraction Not Found'} | ${site.product} Tourist Guide`,
      description: listing?.shortDescription ?? 'This attraction is not in the guide.',
      noIndex: !listing,
    };
  },
  Component: Attraction,
};
export default screen;
