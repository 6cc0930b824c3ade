const HALF_STEP_PERCENT = 5;

/** The classes of a position along one axis, in steps of 5 %: its tens, and a half step. */
function classesOf(axis: string, percent: number): string[] {
  const half = percent % (2 * HALF_STEP_PERCENT);
  const tens = `${axis}${percent - half}`;
  return half > 0 ? [tens, `${axis}Half`] : [tens];
}

/**
 * The position along one axis, in percent as in `object-position`, that shares out the space around the subject in
 * proportion: only then every crop that has space for the subject keeps it.
 */
function along(start: number, end: number): number {
  const around = start + (100 - end);
  return around ? Math.round(((start / around) * 100) / HALF_STEP_PERCENT) * HALF_STEP_PERCENT : 50;
}

/**
 * The crop that keeps the subject of a picture in view, as classes: the CSP allows no inline styles.
 * @param subject its left, top, right and bottom edge in percent of the picture
 * @returns names of `cropPosition.module.css`, such as "across80", "acrossHalf" and "down40"
 */
export const cropPosition = ([left = 0, top = 0, right = 100, bottom = 100]: readonly number[]): string[] => [
  ...classesOf('across', along(left, right)),
  ...classesOf('down', along(top, bottom)),
];
