/** detail: a fraction of .5 or more adds a star (ATT-44); list: the whole part only (VAL-01). */
export type StarRule = 'detail' | 'list';

/** How many of the five stars are full. */
export function fullStars(value: number, rule: StarRule): number {
  const whole = Math.floor(value);
  const extra = rule === 'detail' && value - whole >= 0.5 ? 1 : 0;
  return Math.min(5, Math.max(0, whole + extra));
}
