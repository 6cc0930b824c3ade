import type { Screen } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Favorites } from './Favorites';

/** Loads no data on the server: the plan is stored in the browser. */
const screen: Screen = {
  head: ({ site }) => ({
    title: i18n.t('Your favourites | {city} Tourist Guide', { city: site.product }),
    description: i18n.t('The places in {city} that you have saved on this device.', { city: site.product }),
    canonical: '/favorites',
    noIndex: true,
  }),
  Component: Favorites,
};
export default screen;
