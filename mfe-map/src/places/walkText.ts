import { distanceText, metresOnFoot, minutesOnFoot, minutesText, type Point } from '@guide/contracts/place';

/** "about 12 min walk, 950 m": an estimate, and labelled as one (D-30). */
export function walkText(from: Point, to: Point): string {
  const metres = metresOnFoot(from, to);
  return `about ${minutesText(minutesOnFoot(metres))} walk, ${distanceText(metres)}`;
}
