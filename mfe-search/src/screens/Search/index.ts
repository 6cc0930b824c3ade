import type { Screen } from '@guide/contracts/module';
import { Search } from './Search';

const screen: Screen = {
  load: async ({ api, queries }) => {
    await queries.prefetchQuery({
      queryKey: ['search'],
      queryFn: () => api.search().then((page) => page.results),
    });
    return undefined;
  },
  head: ({ site }) => ({ title: `Search | ${site.product} Tourist Guide`, description: 'Search' }),
  Component: Search,
};
export default screen;
