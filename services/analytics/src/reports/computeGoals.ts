import type { Insights } from '@guide/contracts/api/schemas';
import { disclosed } from '../disclosure';
import { type Goal, stepText } from '../goals';
import type { RangeSums } from '../sums/range';

/** Sessions that reached each step of the goals, as a funnel (D-72). */
export const computeGoals = (
  goals: Goal[],
  all: RangeSums,
  previous: RangeSums | undefined,
): Insights['goals'] =>
  goals.map(({ _id, name, from, steps }) => ({
    id: _id,
    name,
    from,
    steps: steps.map((step, index) => {
      const reached = (sums: RangeSums) => disclosed(sums.names.get(`goal ${_id} ${index + 1}`), 'sessions');
      return {
        step: stepText(step),
        value: reached(all),
        ...(previous && { previous: reached(previous) }),
      };
    }),
  }));
