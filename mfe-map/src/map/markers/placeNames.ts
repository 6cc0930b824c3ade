import { onTwoLines } from '../onTwoLines';
import type { Marker } from './arrange';

/** Between a marker and its name with its halo, pixels. */
const DISTANCE_PX = 8;
/** With more markers than this in sight, names would only be in the way. */
const MAX_NAMED = 300;
/** Height of one line of a name, and what its halo adds to its box, pixels: as OpenLayers draws it. */
const LINE_HEIGHT_PX = 17;
export const HALO_PX = 4;

export interface Name {
  id: number;
  text: string;
  /** Pixels from the middle of the marker. */
  offsetX: number;
  offsetY: number;
  align: 'left' | 'right' | 'center';
}

interface Rectangle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The frame of the map and what lies over it, in the markers' pixels. */
export interface Surroundings {
  frame: Rectangle;
  covered: Rectangle[];
}

/** Wholly within the frame, or wholly outside, where it waits for the map to be moved. */
const uncut = (box: Rectangle, frame: Rectangle) =>
  !overlap(box, frame) ||
  (box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom);

const overlap = (a: Rectangle, b: Rectangle) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Where a name of this size may stand, the best place first: beside the marker, below it, above it. */
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
 * Names for the markers of one place that have room for one: no name lies on a marker or on another name, under a
 * control, or across the edge of the frame. The selected place comes first, then places without a rank, as the others
 * have a number to be found by.
 * @param width of a line of text, pixels
 */
export function placeNames(
  markers: Marker[],
  nameOf: (id: number) => string,
  selected: number | null,
  width: (text: string) => number,
  surroundings?: Surroundings,
): Name[] {
  const occupied: Rectangle[] = markers.map(({ x, y, radius }) => ({
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
    const wide = Math.max(...lines.map(width)) + HALO_PX;
    const high = lines.length * LINE_HEIGHT_PX + HALO_PX;
    for (const { left, top, ...place } of candidates(marker, wide, high)) {
      const box = {
        left: marker.x + left,
        right: marker.x + left + wide,
        top: marker.y + top,
        bottom: marker.y + top + high,
      };
      if (surroundings && !uncut(box, surroundings.frame)) continue;
      if (occupied.some((other) => overlap(box, other))) continue;
      occupied.push(box);
      return [{ id, text, ...place }];
    }
    return [];
  });
}
