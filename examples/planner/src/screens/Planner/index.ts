import type { Screen } from '@guide/contracts/module';
import { Planner } from './Planner';

/** Days in the city, put in order. The plan is on the device and not in the served page, so there is no data to load. */
const screen: Screen = {
  head: ({ site }) => ({
    title: `Itinerary planner | ${site.product} Tourist Guide`,
    description: `Plan your days in ${site.product}: the best order under opening hours, walking times, a map, your calendar. No account.`,
    canonical: '/planner',
  }),
  Component: Planner,
};
export default screen;
