import type { Screen } from '@guide/contracts/module';
import { Map } from './Map';

const screen: Screen = {
  load: async ({ api, queries }) => {
    await queries.prefetchQuery({ queryKey: ['areas'], queryFn: () => api.areas() });
    return undefined;
  },
  head: ({ site }) => ({
    title: `Interactive Map | ${site.product} Tourist Guide`,
    description: 'Interactive Map',
  }),
  Component: Map,
};
export default screen;
