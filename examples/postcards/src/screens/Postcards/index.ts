import type { Screen } from '@guide/contracts/module';
import { Postcards } from './Postcards';

const screen: Screen = {
  head: ({ site }) => ({
    title: `Postcards | ${site.product} Tourist Guide`,
    description: `What to write on a postcard from ${site.product}.`,
  }),
  Component: Postcards,
};
export default screen;
