/** detail: .5 and above rounds up (ATT-44); list: always rounds down (VAL-01). */
export type StarRule = 'detail' | 'list';

export function fullStars(value: number, rule: StarRule): number {
  const full = Math.floor(value);
  const extra = rule === 'detail' && value - full >= 0.5 ? 1 : 0;
  return Math.min(5, Math.max(0, full + extra));
}
