import type { Listing } from '@guide/contracts/api';

const DEFAULTS: Record<Listing['category'], number> = { attraction: 90, restaurant: 75, pub: 60 };
const STEP = 15;

/** Duration of a visit in minutes: the middle of the listing's text ("1.5-2 hours"), rounded up to a quarter of an hour. */
export function stayMinutes({ timeNeeded, category }: Pick<Listing, 'timeNeeded' | 'category'>): number {
  const [, from, to = from, unit] = /^([\d.]+)(?:-([\d.]+))? (hour|minute)s?$/.exec(timeNeeded ?? '') ?? [];
  const middle = ((Number(from) + Number(to)) / 2) * (unit === 'hour' ? 60 : 1);
  return middle > 0 ? Math.max(STEP, Math.ceil(middle / STEP) * STEP) : DEFAULTS[category];
}
