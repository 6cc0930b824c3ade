import type { Screen } from '@guide/contracts/module';
import { Favorites } from './Favorites';

/** The places with a heart, by area. The plan is on the device and not in the served page, so there is no data to load. */
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
