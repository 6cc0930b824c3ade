import type { Canvas } from '../picture';
import { d, line, path, rect, times } from './svg';

interface Surfaces {
  wall: string;
  /** The side walls: the right one lies in shade. */
  sides: readonly [string, string];
  ceiling: string;
  floor: string;
  boards: string;
}

/** A room seen straight ahead; the box is its far wall: left, top, right and bottom edge. */
export function room(
  { width, height }: Canvas,
  [left, top, right, bottom]: readonly [number, number, number, number],
  { wall, sides, ceiling, floor, boards }: Surfaces,
): string {
  const joints = times(13, (index) => {
    const t = index / 12;
    return d`M${left + (right - left) * t} ${bottom}L${width * t} ${height}`;
  });
  return (
    rect(0, 0, width, height, wall) +
    path(d`M0 0H${width}L${right} ${top}H${left}z`, ceiling) +
    path(d`M0 0L${left} ${top}V${bottom}L0 ${height}z`, sides[0]) +
    path(d`M${width} 0L${right} ${top}V${bottom}L${width} ${height}z`, sides[1]) +
    path(d`M0 ${height}L${left} ${bottom}H${right}L${width} ${height}z`, floor) +
    line(joints, boards, 2.5)
  );
}
