import { type Screen, startQuery } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { placeOf } from '../../places/place';
import { readFilters } from '../../suggestions/suggestionFilters';
import { suggestionsQuery } from '../../suggestions/useSuggestions';
import { Planner } from './Planner';

/** The server renders the suggestions: the plan is stored in the browser. */
const screen: Screen = {
  load: async ({ api, queries, search, site }) => {
    const filters = readFilters(search);
    const readPlaces = async () => (await api.listings({})).map(placeOf);
    await Promise.all([
      queries.prefetchQuery(suggestionsQuery(api, site, filters, readPlaces)),
      filters.from && queries.prefetchQuery(startQuery(api, filters.from)),
    ]);
    return undefined;
  },
  head: ({ site }) => ({
    title: i18n.t('Itinerary planner | {city} Tourist Guide', { city: site.product }),
    description: i18n.t(
      'Plan your days in {city}: the best order under opening hours, walking times, a map, your calendar. No account.',
      { city: site.product },
    ),
    canonical: '/planner',
  }),
  Component: Planner,
};
export default screen;
