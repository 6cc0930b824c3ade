import { onTwoLines } from '../onTwoLines';
import type { Box } from '../popup/placePopup';
import type { Marker } from './arrange';

const DISTANCE_PX = 8;
/** Limits the work for large cities. */
const MAX_NAMED = 300;
const LINE_HEIGHT_PX = 17;
export const HALO_PX = 4;

export interface Name {
  id: number;
  text: string;
  offsetX: number;
  offsetY: number;
  align: 'left' | 'right' | 'center';
}

/** The map's frame and the controls on top of it, in the markers' pixels. */
export interface Surroundings {
  frame: Box;
  covered: Box[];
}

const isUncut = (box: Box, frame: Box) =>
  !overlap(box, frame) ||
  (box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom);

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Possible positions in order of preference: right, left, below, above. */
function candidates({ radius }: Marker, width: number, height: number) {
  const side = radius + DISTANCE_PX;
  return [
    { offsetX: side, offsetY: 0, align: 'left', left: side, top: -height / 2 },
    { offsetX: -side, offsetY: 0, align: 'right', left: -side - width, top: -height / 2 },
    { offsetX: 0, offsetY: side + height / 2, align: 'center', left: -width / 2, top: side },
    { offsetX: 0, offsetY: -side - height / 2, align: 'center', left: -width / 2, top: -side - height },
  ] as const;
}

/**
 * Names of single places that fit without overlapping markers, names, controls or the frame's edge. The selected
 * place has priority, then unranked places, because ranked ones already show a number.
 * @param measure - returns the width of a text in pixels
 */
export function placeNames(
  markers: Marker[],
  nameOf: (id: number) => string,
  selected: number | null,
  measure: (text: string) => number,
  surroundings?: Surroundings,
): Name[] {
  const occupied: Box[] = markers.map(({ x, y, radius }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  if (surroundings) occupied.push(...surroundings.covered);
  const order = ({ ids, ranked }: Marker) => (ids[0] === selected ? 0 : ranked ? 2 : 1);
  const single = markers.filter(({ ids }) => ids.length === 1);
  single.sort((a, b) => order(a) - order(b) || a.ids[0]! - b.ids[0]!);
  return single.slice(0, MAX_NAMED).flatMap((marker) => {
    const id = marker.ids[0]!;
    const text = onTwoLines(nameOf(id));
    const lines = text.split('\n');
    const width = Math.max(...lines.map(measure)) + HALO_PX;
    const height = lines.length * LINE_HEIGHT_PX + HALO_PX;
    for (const { left, top, ...position } of candidates(marker, width, height)) {
      const box = {
        left: marker.x + left,
        right: marker.x + left + width,
        top: marker.y + top,
        bottom: marker.y + top + height,
      };
      if (surroundings && !isUncut(box, surroundings.frame)) continue;
      if (occupied.some((taken) => overlap(box, taken))) continue;
      occupied.push(box);
      return [{ id, text, ...position }];
    }
    return [];
  });
}
