import type { Listing } from '@guide/contracts/api';

/** Where nothing is known, minutes. */
const USUAL: Record<Listing['category'], number> = { attraction: 90, restaurant: 75, pub: 60 };
const STEP = 15;

/**
 * How long a visit takes, in minutes: the middle of what the guide says ("1.5-2 hours"), to the quarter of an hour, as it
 * stands there for people to read; where it says nothing, what is usual for such a place.
 */
export function stayMinutes({ timeNeeded, category }: Pick<Listing, 'timeNeeded' | 'category'>): number {
  const [, from, to = from, unit] = /^([\d.]+)(?:-([\d.]+))? (hour|minute)s?$/.exec(timeNeeded ?? '') ?? [];
  const middle = ((Number(from) + Number(to)) / 2) * (unit === 'hour' ? 60 : 1);
  return middle > 0 ? Math.max(STEP, Math.ceil(middle / STEP) * STEP) : USUAL[category];
}
