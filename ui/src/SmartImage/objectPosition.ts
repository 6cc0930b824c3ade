/**
 * Where the crop lies along one axis. With the space before and after the subject shared out in proportion, every crop
 * that has room for the subject keeps all of it: no other single value does so at every size of the frame.
 */
function along(start: number, end: number): string {
  const around = start + (100 - end);
  return `${around ? Math.round((start / around) * 1000) / 10 : 50}%`;
}

/**
 * The `object-position` that keeps the subject of a picture in view.
 * @param subject its left, top, right and bottom edge in percent of the picture
 */
export const objectPosition = ([left = 0, top = 0, right = 100, bottom = 100]: readonly number[]): string =>
  `${along(left, right)} ${along(top, bottom)}`;
