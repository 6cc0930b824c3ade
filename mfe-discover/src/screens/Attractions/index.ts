import home from '@guide/city/home.json';
import type { Screen } from '@guide/contracts/module';
import { paths } from '@guide/contracts/site';
import { areaNamesQuery } from '../../api/useAreaNames';
import { readAttractions } from '../../api/useAttractions';
import { Attractions } from './Attractions';
import { readChoice } from './choice';
import { listView, viewKey } from './listView';

/**
 * /{product}-attractions (LIST). The page is served with the cards that it shows, not with the whole list, which
 * the browser reads for itself.
 */
const screen: Screen = {
  load: async ({ api, queries, search }) => {
    const choice = readChoice(search);
    const view = readAttractions(api).then(
      (attractions) => queries.setQueryData(viewKey(choice), listView(attractions, choice)),
      () => {}, // The screen asks again and shows what fails.
    );
    await Promise.all([view, queries.prefetchQuery(areaNamesQuery(api))]);
    return undefined;
  },
  head: ({ site }) => ({
    title: `${site.product} Attractions | ${site.product} Tourist Guide`,
    description: home.intros.attractions,
    canonical: paths(site.slug).attractions,
  }),
  Component: Attractions,
};
export default screen;
