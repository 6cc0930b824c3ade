import { type Point, walk } from './walk';

/** From here on hours are named. */
const HOUR = 60;
const KILOMETRE = 1000;

const duration = (minutes: number) =>
  minutes < HOUR ? `${minutes} min` : `${Math.floor(minutes / HOUR)} h ${minutes % HOUR} min`;

const length = (metres: number) =>
  metres < KILOMETRE
    ? `${Math.max(10, Math.round(metres / 10) * 10)} m`
    : `${(metres / KILOMETRE).toFixed(1)} km`;

/** "about 12 min walk, 960 m": an estimate, and labelled as one (D-30). */
export function walkText(from: Point, to: Point): string {
  const { metres, minutes } = walk(from, to);
  return `about ${duration(minutes)} walk, ${length(metres)}`;
}
