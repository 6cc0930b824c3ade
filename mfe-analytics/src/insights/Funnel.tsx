import type { Insights } from '@guide/contracts/api';
import { RankedTable } from './RankedTable';
import { share } from './shown';

/** Sessions that saw a list, then a place, then clicked on a booking link. */
export function Funnel({ insights: { funnel } }: { insights: Insights }) {
  const { lists, places, booked } = funnel;
  const rows = [
    { name: 'Saw a list, the search or the map', ...lists },
    { name: `then a place (${share(places.value, lists.value)})`, ...places },
    { name: `then clicked on a booking link (${share(booked.value, lists.value)})`, ...booked },
  ];
  return <RankedTable title="From a list to a booking" what="Step" value="Sessions" rows={rows} />;
}
