import { nice, ticks } from 'd3-array';

/** The field of a chart with axes, px: the highest value reaches up to the room for its number. */
export const HEIGHT_PX = 244;
const HEADROOM_PX = 24;

const TICKS = 5;

export interface Scale {
  ticks: number[];
  /** How far below the top of the field a value lies, px. */
  y(value: number): number;
}

/** A y axis from zero with whole ticks (ANA-12) for values that are not negative. */
export function scaleOf(values: number[]): Scale {
  const [, top] = nice(0, Math.max(1, ...values), TICKS);
  return {
    ticks: ticks(0, top, TICKS).filter(Number.isInteger),
    y: (value) => HEADROOM_PX + (HEIGHT_PX - HEADROOM_PX) * (1 - value / top),
  };
}
