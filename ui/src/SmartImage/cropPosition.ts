/** The positions that `cropPosition.module.css` has classes for are this far apart, in percent. */
const STEP_PERCENT = 5;

/**
 * Where a crop lies along one axis, in percent as in `object-position`. With the space before and after the subject
 * shared out in proportion, every crop that has room for the subject keeps it: no other single value does so at every
 * size of the frame.
 */
function along(start: number, end: number): number {
  const around = start + (100 - end);
  return around ? Math.round(((start / around) * 100) / STEP_PERCENT) * STEP_PERCENT : 50;
}

/**
 * The crop that keeps the subject of a picture in view, as classes: the site's policy allows no inline styles.
 * @param subject its left, top, right and bottom edge in percent of the picture
 * @returns two names of `cropPosition.module.css`, such as "across85" and "down40"
 */
export const cropPosition = ([left = 0, top = 0, right = 100, bottom = 100]: readonly number[]) =>
  [`across${along(left, right)}`, `down${along(top, bottom)}`] as const;
