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
export const computePan = (box: Box, free: Box): [right: number, down: number] => [
  shift(box.left, box.right, free.left, free.right),
  shift(box.top, box.bottom, free.top, free.bottom),
];

/** Distance of a popup from its marker. */
export const MARKER_GAP_PX = 24;

/**
 * The side of a marker where a popup needs the smaller movement of the map, so that the map's centre stays in view.
 * @param at - pixels from the map's top left corner @param size - size of the popup; 0 without one
 */
export function placePopup(
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  free: Box,
): { below: boolean; pan: [right: number, down: number] } {
  const half = Math.max(MARKER_GAP_PX, width / 2);
  const panAt = (top: number, bottom: number) =>
    computePan({ left: x - half, right: x + half, top, bottom }, free);
  const above = panAt(y - MARKER_GAP_PX - height, y + MARKER_GAP_PX);
  const below = panAt(y - MARKER_GAP_PX, y + MARKER_GAP_PX + height);
  return Math.abs(below[1]) < Math.abs(above[1]) ? { below: true, pan: below } : { below: false, pan: above };
}
