/**
 * Classes of the position along one axis, as in `object-position`: the tens of a percent, and a half step where there is
 * one. Only a position that shares out the space around the subject in proportion keeps it in every crop with space for it.
 */
function classesOf(axis: string, start: number, end: number): string[] {
  const around = start + 100 - end;
  const steps = around ? Math.round((20 * start) / around) : 10;
  return [`${axis}${5 * (steps - (steps % 2))}`, ...(steps % 2 ? [`${axis}Half`] : [])];
}

/**
 * The crop that keeps the subject of a picture in view, as classes: the CSP allows no inline styles.
 * @param subject its left, top, right and bottom edge in percent of the picture
 * @returns names of `cropPosition.module.css`, such as "across80", "acrossHalf" and "down40"
 */
export const cropPosition = ([left = 0, top = 0, right = 100, bottom = 100]: readonly number[]): string[] => [
  ...classesOf('across', left, right),
  ...classesOf('down', top, bottom),
];
