import type { Screen } from '@guide/contracts/module';
import { Planner } from './Planner';

/** Loads no data on the server: the plan is stored in the browser. */
const screen: Screen = {
  head: ({ site }) => ({
    title: `Itinerary planner | ${site.product} Tourist Guide`,
    description: `Plan your days in ${site.product}: the best order under opening hours, walking times, a map, your calendar. No account.`,
    canonical: '/planner',
  }),
  Component: Planner,
};
export default screen;
