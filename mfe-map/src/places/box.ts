import { wrapLongitude } from '@guide/contracts/place';

export type Box = [west: number, south: number, east: number, north: number];

/** Step for rounding, so that small movements cause no requests. */
const STEP_DEGREES = 0.05;
const DIGITS = 2;

/** Rounded `bbox` parameter of GET /api/map/features. */
export function boxQuery([west, south, east, north]: Box): string {
  const down = (value: number) => Math.floor(value / STEP_DEGREES) * STEP_DEGREES;
  const up = (value: number) => Math.ceil(value / STEP_DEGREES) * STEP_DEGREES;
  const [from, to] = [wrapLongitude(down(west)), wrapLongitude(up(east))];
  return [from, down(south), to, up(north)].map((side) => side.toFixed(DIGITS)).join(',');
}
