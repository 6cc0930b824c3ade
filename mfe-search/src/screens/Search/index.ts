import { type Screen, type ScreenContext, startQuery } from '@guide/contracts/module';
import { kindsText, paths } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { imageSources } from '@guide/ui';
import { areasQuery } from '../../api/useAreas';
import { chipCountsQuery } from '../../api/useChipCounts';
import { searchQuery } from '../../api/useSearch';
import { FEW_RESULTS, suggestionsQuery } from '../../api/useSuggestions';
import { readSearch } from '../../state/searchState';
import { PICTURE_SIZES } from './results/ResultPicture';
import { Search } from './Search';
import { headingOf } from './SearchHero';

function firstPicture({ api, search, queries }: ScreenContext) {
  const query = searchQuery(api, readSearch(search));
  const url = queries.getQueryData(query.queryKey)?.results[0]?.imageUrl;
  return url ? { url, ...imageSources(url), sizes: PICTURE_SIZES } : undefined;
}

/** /search. Search engines index it only without parameters. */
const screen: Screen = {
  load: async ({ api, search, queries }) => {
    const state = readSearch(search);
    await Promise.all([
      queries.prefetchQuery(searchQuery(api, state)),
      queries.prefetchQuery(chipCountsQuery(api, state)),
      queries.prefetchQuery(areasQuery(api)),
      state.from && queries.prefetchQuery(startQuery(api, state.from)),
    ]);
    const total = queries.getQueryData(searchQuery(api, state).queryKey)?.total;
    if (state.text && total !== undefined && total <= FEW_RESULTS) {
      await queries.prefetchQuery(suggestionsQuery(api, state.text));
    }
    return undefined;
  },
  head: (context) => {
    const { search, site } = context;
    const { text } = readSearch(search);
    const picture = firstPicture(context);
    const values = { kinds: kindsText(site), city: site.product };
    const heading = text ? headingOf(text, site) : i18n.t('Search');
    return {
      title: `${heading} | ${i18n.t('{city} Tourist Guide', { city: site.product })}`,
      description: site.offers.ratings
        ? i18n.t('Search the {kinds} of {city} by name, area, price and rating.', values)
        : i18n.t('Search the {kinds} of {city} by name, area and price.', values),
      canonical: paths(site.slug).search(),
      noIndex: search.size > 0,
      image: picture?.url,
      preloadImage: picture && { href: picture.src, srcSet: picture.srcSet, sizes: picture.sizes },
    };
  },
  Component: Search,
};
export default screen;
