/** A box in pixels from the top left corner of the map. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is too long for its room keeps its beginning. */
const shift = (from: number, to: number, first: number, last: number) =>
  from < first || to - from > last - first ? first - from : to > last ? last - to : 0;

/**
 * How far the map has to move so that a box lies inside the free part of it.
 * @returns pixels to the right and down
 */
export const panFor = (box: Box, free: Box): [right: number, down: number] => [
  shift(box.left, box.right, free.left, free.right),
  shift(box.top, box.bottom, free.top, free.bottom),
];
