/**
 * Classes that together set one axis of `object-position`: a multiple of 10 %, and a half step of 5 % if needed. Space
 * around the subject is divided in proportion, which keeps the subject visible in every crop.
 */
function classesOf(axis: string, start: number, end: number): string[] {
  const around = start + 100 - end;
  const steps = around ? Math.round((20 * start) / around) : 10;
  return [`${axis}${5 * (steps - (steps % 2))}`, ...(steps % 2 ? [`${axis}Half`] : [])];
}

/**
 * Classes that keep the subject of a picture visible when it is cropped; the CSP blocks inline styles.
 * @param subject - left, top, right and bottom in percent of the picture
 * @returns class names of `cropPosition.module.css`, such as "across80", "acrossHalf" and "down40"
 */
export const cropPosition = ([left = 0, top = 0, right = 100, bottom = 100]: readonly number[]): string[] => [
  ...classesOf('across', left, right),
  ...classesOf('down', top, bottom),
];
