import type { Canvas } from '../picture';
import type { Palette } from './palettes';
import { stream } from './random';
import { at, circle, d, group, line, path, rect, times } from './svg';

/** The sky of the hour over the whole picture. */
export function sky(canvas: Canvas): string {
  return rect(0, 0, canvas.width, canvas.height, `url(#${canvas.name}-sky)`);
}

/** Sun or moon with its halo. */
export function sun(p: Palette, x: number, y: number, r: number): string {
  const halo = [3.2, 2.3, 1.55].map((size, index) =>
    circle(x, y, r * size, p.sun, `opacity="${[0.1, 0.14, 0.2][index]}"`),
  );
  return halo.join('') + circle(x, y, r, p.sun);
}

/** A crescent moon with a soft halo. */
export function crescent(p: Palette, x: number, y: number, r: number): string {
  return (
    circle(x, y, r * 2.2, p.sun, 'opacity=".1"') +
    path(
      d`M${x} ${y - r}a${r} ${r} 0 1 0 ${r} ${r * 1.3}a${r * 0.85} ${r * 0.85} 0 0 1 ${-r} ${-r * 1.3}z`,
      p.sun,
    )
  );
}

/** Poster rays round a point. */
export function rays(p: Palette, x: number, y: number, opacity = 0.08, count = 26, reach = 1900): string {
  const data = Array.from({ length: count }, (_, index) => {
    const from = (index * 2 * Math.PI) / count;
    const to = from + Math.PI / count;
    const [x1, y1] = [Math.round(x + reach * Math.cos(from)), Math.round(y + reach * Math.sin(from))];
    const [x2, y2] = [Math.round(x + reach * Math.cos(to)), Math.round(y + reach * Math.sin(to))];
    return `M${x} ${y}L${x1} ${y1}L${x2} ${y2}z`;
  });
  return path(data.join(''), p.sun, `opacity="${opacity}"`);
}

/** A cloud of four bars, about 250 wide at scale 1. */
function cloud(p: Palette, x: number, y: number, scale: number): string {
  const bars = [
    [0, 26, 190, 16],
    [34, 10, 120, 18],
    [66, -4, 58, 18],
    [-60, 40, 170, 10],
  ] as const;
  const body = bars.map(([bx, by, width, height]) =>
    rect(bx, by, width, height, p.cloud, `rx="${height / 2}"`),
  );
  return group(`opacity="${p.cloudOpacity}"`, at(x, y, scale, body.join('')));
}

/** Several clouds, each [x, y, scale]. */
export function clouds(p: Palette, places: readonly (readonly [number, number, number])[]): string {
  return places.map(([x, y, scale]) => cloud(p, x, y, scale)).join('');
}

/** A small flock. */
export function birds(p: Palette, x: number, y: number, count = 5, seed = 3): string {
  const next = stream(seed);
  const wings = Array.from({ length: count }, () => {
    const [left, top, size] = [x + next() * 150, y + next() * 64, 6 + next() * 6];
    return d`M${left} ${top}q${size} ${-size} ${size * 1.4} 0q${size * 0.6} ${-size} ${size * 1.4} 0`;
  });
  return line(wings.join(''), p.ink, 3, 'stroke-linecap="round" opacity=".55"');
}

/** Stars over the upper part of the picture. */
export function stars(canvas: Canvas, depth = 380, seed = 9): string {
  const next = stream(seed);
  return group(
    'opacity=".75"',
    times(60, () =>
      circle(Math.round(next() * canvas.width), Math.round(next() * depth), 0.8 + next() * 1.5, '#fff'),
    ),
  );
}
