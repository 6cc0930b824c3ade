import { newLunch, newStop } from '../plan/changes';
import { newKey, type PlanDay } from '../plan/plan';
import type { ShownDay } from './shownDay';

/** A day of the plan, with keys of its own. */
export const planDayOf = ({ date, startsAt, start, stops }: ShownDay): PlanDay => ({
  key: newKey(),
  date,
  title: '',
  startsAt,
  ...(start && { start }),
  items: stops.map(({ place }) => (place ? newStop(place) : newLunch())),
});
