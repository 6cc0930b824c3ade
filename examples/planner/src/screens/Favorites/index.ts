import type { Screen } from '@guide/contracts/module';
import { Favorites } from './Favorites';

/** The places with a heart, by area. What the device keeps is not in the served page, so it has no data to load. */
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
