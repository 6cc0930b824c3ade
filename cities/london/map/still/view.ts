import { readFileSync } from 'node:fs';
import type { MapFeature, Position } from '@guide/contracts/city/map';
import { type MapStill, placeInStill } from '@guide/contracts/city/map-still';

/**
 * Where the picture lies, as `site.json` says for those who point at places in it. It is as high as a phone's frame
 * needs, which so shows all numbered places; a wide frame crops it above and below.
 */
const { mapStill }: { mapStill: MapStill } = JSON.parse(
  readFileSync(new URL('../../site.json', import.meta.url), 'utf8'),
);
export const [WIDTH, HEIGHT] = mapStill.size;
/** Lines are cut this far outside the picture. */
const MARGIN = 12;

type Point = [x: number, y: number];

/** Where a place falls in the picture. */
export const project = ([lng, lat]: Position): Point => placeInStill(mapStill, lng, lat);

/** Whether a point is in the picture, at least `inset` from its edge. */
export const visible = ([x, y]: Point, inset = 0): boolean =>
  x > inset && y > inset && x < WIDTH - inset && y < HEIGHT - inset;

/** Path data of a feature cut to the picture, empty when it is not in it. Numbers are halves, relative. */
export function pathOf({ geometry }: MapFeature): string {
  if (geometry.type === 'Point') return '';
  if (geometry.type === 'LineString')
    return runs(geometry.coordinates.map(project))
      .map((run) => draw(run))
      .join('');
  const ring = clip(geometry.coordinates[0].slice(1).map(project));
  return ring.length < 3 ? '' : `${draw(ring)}z`;
}

function draw(points: Point[]): string {
  let [x, y] = [0, 0];
  let path = '';
  for (const [index, point] of thin(points).entries()) {
    const [toX, toY] = [Math.round(point[0] * 2), Math.round(point[1] * 2)];
    if (index > 0 && toX === x && toY === y) continue;
    const [dx, dy] = [halves(toX - x), halves(toY - y)];
    path += (index === 0 ? 'M' : 'l') + dx + (dy.startsWith('-') ? '' : ' ') + dy;
    [x, y] = [toX, toY];
  }
  return path;
}

const halves = (value: number): string => String(value / 2).replace(/^(-?)0\./, '$1.');

/** Leaves out points that lie within 2.4 units (1.6 pixels on the screen) of the line between those that stay (Douglas and Peucker). */
function thin(points: Point[]): Point[] {
  const [from, to] = [points[0]!, points.at(-1)!];
  const away = points.map((point) => distance(point, from, to));
  const farthest = away.indexOf(Math.max(...away));
  if (away[farthest]! <= 2.4) return points.length > 1 ? [from, to] : points;
  return [...thin(points.slice(0, farthest + 1)).slice(0, -1), ...thin(points.slice(farthest))];
}

/** How far a point is from the line through two others, or from the one point that both are. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** The stretches of a line that are in the picture. */
function runs(line: Point[]): Point[][] {
  const near = (point: Point): boolean => visible(point, -MARGIN);
  const stretches: Point[][] = [];
  line.slice(1).forEach((to, index) => {
    const from = line[index]!;
    if (!near(from) && !near(to)) return;
    const last = stretches.at(-1);
    if (last?.at(-1) === from) last.push(to);
    else stretches.push([from, to]);
  });
  return stretches;
}

/** A ring cut to the picture, edge by edge (Sutherland and Hodgman). */
function clip(ring: Point[]): Point[] {
  const edges: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, -MARGIN, 1],
    [0, WIDTH + MARGIN, -1],
    [1, -MARGIN, 1],
    [1, HEIGHT + MARGIN, -1],
  ];
  return edges.reduce((points, [axis, limit, sign]) => {
    const within = (point: Point): boolean => (point[axis] - limit) * sign >= 0;
    return points.flatMap((to, index) => {
      const from = points.at(index - 1)!;
      if (within(from) === within(to)) return within(to) ? [to] : [];
      const t = (limit - from[axis]) / (to[axis] - from[axis]);
      const cut: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      return within(to) ? [cut, to] : [cut];
    });
  }, ring);
}
