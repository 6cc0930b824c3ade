import type { Listing } from '@guide/contracts/api';

const DEFAULTS: Record<Listing['category'], number> = { attraction: 90, restaurant: 75, pub: 60 };
const STEP = 15;

/**
 * Duration of a visit in minutes: the middle of the listing's text ("1.5-2 hours"), rounded up to a quarter of an hour.
 * Listings have it in English, which is translated where it is shown. The facts replace a text of another form.
 */
export function stayMinutes({
  timeNeeded,
  category,
  facts,
}: Pick<Listing, 'timeNeeded' | 'category' | 'facts'>): number {
  const [, from, to = from, unit] = /^([\d.]+)(?:-([\d.]+))? (hour|minute)s?$/.exec(timeNeeded ?? '') ?? [];
  const factor = unit === 'hour' ? 60 : 1;
  const range = unit ? [Number(from) * factor, Number(to) * factor] : facts?.minutesNeeded;
  const middle = range ? (range[0]! + range[1]!) / 2 : 0;
  return middle > 0 ? Math.max(STEP, Math.ceil(middle / STEP) * STEP) : DEFAULTS[category];
}
