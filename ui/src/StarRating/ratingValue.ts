/** CONST-05: what is shown when a listing has no rating. */
const MISSING = 4.0;

/**
 * A listing's rating as a number of 0 to 5; it comes as a number or a decimal string (ENT-04).
 * @returns 4.0 when it is missing or no number
 */
export function ratingValue(rating: number | string | null | undefined): number {
  const value = typeof rating === 'string' && rating.trim() !== '' ? Number(rating) : rating;
  return typeof value === 'number' && Number.isFinite(value) ? value : MISSING;
}

/** detail: a fraction of .5 or more adds a star (ATT-44); list: the whole part only (VAL-01). */
export type StarRule = 'detail' | 'list';

/** How many of the five stars are full. */
export function fullStars(value: number, rule: StarRule): number {
  const whole = Math.floor(value);
  const extra = rule === 'detail' && value - whole >= 0.5 ? 1 : 0;
  return Math.min(5, Math.max(0, whole + extra));
}
