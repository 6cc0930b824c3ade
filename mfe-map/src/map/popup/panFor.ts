export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

// If the box does not fit, its start stays visible.
const shift = (from: number, to: number, first: number, last: number) =>
  from < first || to - from > last - first ? first - from : to > last ? last - to : 0;

/** Distance that a box must move to be inside `free`. @returns pixels to the right and down */
export const panFor = (box: Box, free: Box): [right: number, down: number] => [
  shift(box.left, box.right, free.left, free.right),
  shift(box.top, box.bottom, free.top, free.bottom),
];
