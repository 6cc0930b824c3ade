import type { Screen } from '@guide/contracts/module';
import { TopPubs } from './TopPubs';

/** /top-{product}-pubs (PUBS). */
const screen: Screen = {
  head: ({ site }) => ({
    title: `Top 10 Historic ${site.product} Pubs | ${site.product} Tourist Guide`,
    description: `Ten historic pubs of ${site.product}, with their hours and histories.`,
  }),
  Component: TopPubs,
};
export default screen;
