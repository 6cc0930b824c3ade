import type { Screen } from '@guide/contracts/module';
import { Dashboard } from './Dashboard';

const screen: Screen = {
  load: async ({ api, queries }) => {
    await queries.prefetchQuery({ queryKey: ['top-pages'], queryFn: () => api.topPages() });
    return undefined;
  },
  head: ({ site }) => ({
    title: `Analytics Dashboard | ${site.product} Tourist Guide`,
    description: 'Analytics Dashboard',
  }),
  Component: Dashboard,
};
export default screen;
