import type { MapFeature, Position } from '@guide/contracts/city/map';

/** Position in integer units of the drawing, to the right and down. */
export type Project = (position: Position) => [x: number, y: number];

/** A number after a command or a space; a minus needs no space. */
const written = (before: string, value: number) =>
  before === ' ' && value < 0 ? `${value}` : before + value;

/** SVG path data of a line or a polygon. */
export function outline({ geometry }: MapFeature, project: Project): string {
  if (geometry.type === 'Point') return '';
  const isPolygon = geometry.type === 'Polygon';
  const positions = geometry.type === 'Polygon' ? geometry.coordinates[0] : geometry.coordinates;
  let [x, y] = project(positions[0]!);
  let data = `M${x} ${y}`;
  let command = 'l';
  for (const position of positions.slice(1)) {
    const [nextX, nextY] = project(position);
    if (nextX === x && nextY === y) continue;
    data += written(command, nextX - x) + written(' ', nextY - y);
    command = ' ';
    [x, y] = [nextX, nextY];
  }
  return isPolygon ? `${data}z` : data;
}
