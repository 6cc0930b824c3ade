import type { Screen } from '@guide/contracts/module';
import { Favorites } from './Favorites';

/** Loads no data on the server: the plan is stored in the browser. */
const screen: Screen = {
  head: ({ site }) => ({
    title: `Your favourites | ${site.product} Tourist Guide`,
    description: `The places in ${site.product} that you have saved on this device.`,
    canonical: '/favorites',
    noIndex: true,
  }),
  Component: Favorites,
};
export default screen;
