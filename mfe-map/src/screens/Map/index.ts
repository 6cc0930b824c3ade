import type { Screen } from '@guide/contracts/module';
import { paths } from '@guide/contracts/site';
import { areasQuery } from '../../api/useAreas';
import { placesQuery } from '../../api/usePlaces';
import { areaIntro, MapScreen, mapIntro } from './MapScreen';
import { areaOf } from './useChosenArea';

/** /map (MAP) */
const screen: Screen = {
  load: async ({ api, queries }) => {
    await Promise.all([queries.prefetchQuery(areasQuery(api)), queries.prefetchQuery(placesQuery(api))]);
    return undefined;
  },
  head: ({ site, search, queries, api }) => {
    const name = search.get('area')?.trim() || null;
    const area = areaOf(queries.getQueryData(areasQuery(api).queryKey), name);
    const title = area ? `Explore ${area.name}` : 'Interactive Map';
    return {
      title: `${title} | ${site.product} Tourist Guide`,
      description: area ? areaIntro(area.name) : mapIntro(site.product),
      canonical: paths(site.slug).map(area?.name),
      image: area?.imageUrl,
    };
  },
  Component: MapScreen,
};
export default screen;
