import { type Screen, startQuery } from '@guide/contracts/module';
import { readWalk } from '@guide/contracts/place';
import { paths, wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { areasQuery } from '../../api/useAreas';
import { foundQuery, readMapSearch } from '../../api/useFound';
import { placesQuery } from '../../api/usePlaces';
import { areaIntro, MapScreen, mapIntro } from './MapScreen';
import { areaOf } from './useChosenArea';

/** /map (MAP) */
const screen: Screen = {
  load: async ({ api, queries, search, site }) => {
    const { from } = readWalk(search);
    const found = readMapSearch(search);
    await Promise.all([
      queries.prefetchQuery(areasQuery(api)),
      queries.prefetchQuery(placesQuery(api, site)),
      from && queries.prefetchQuery(startQuery(api, from)),
      found && queries.prefetchQuery(foundQuery(api, found)),
    ]);
    return undefined;
  },
  head: ({ site, search, queries, api }) => {
    const name = search.get('area')?.trim() || null;
    const area = areaOf(queries.getQueryData(areasQuery(api).queryKey), name);
    const shown = area && wordIn(site, area.name);
    const title = shown ? i18n.t('Explore {name}', { name: shown }) : i18n.t('Interactive Map');
    return {
      title: `${title} | ${i18n.t('{city} Tourist Guide', { city: site.product })}`,
      description: shown ? areaIntro(shown) : mapIntro(site.product),
      canonical: paths(site.slug).map(area?.name),
      image: area?.imageUrl,
    };
  },
  Component: MapScreen,
};
export default screen;
