import { bars } from './masonry';
import type { Palette } from './palettes';
import { at, circle, d, ellipse, line, path, rect, times } from './svg';

/** A cast-iron lamp standard, 192 high at scale 1. */
export function lamp(p: Palette, x: number, y: number, scale: number): string {
  const body =
    circle(0, -146, 46, p.gold, 'opacity=".16"') +
    circle(0, -146, 28, p.gold, 'opacity=".14"') +
    path(
      'M-4 0h8l-2-120h-4zM-16 0h32l-6-14h-20zM-9-60h18v5h-18zM-12-120h24l-3-6h-18zM-15-168h30l-6-12h-18zM-2-192h4v14h-4z',
      p.ink,
    ) +
    path('M-14-166h28l-5 40h-18z', p.gold) +
    path('M-8-160h8v30h-5z', '#fff', 'opacity=".4"') +
    line('M-14-166h28l-5 40h-18zM0-166v40', p.ink, 3);
  return at(x, y, scale, body);
}

/** A red double-decker bus, 250 long at scale 1, drawn from its wheels. */
export function bus(p: Palette, x: number, y: number, scale: number, flipped = false): string {
  const body =
    ellipse(126, 0, 132, 8, '#000', 'opacity=".2"') +
    path('M0-12v-122q0-16 16-16h214q20 0 20 20v118z', p.red) +
    path('M0-12v-14h250v14z', '#000', 'opacity=".22"') +
    rect(10, -136, 206, 34, p.window, 'rx="5"') +
    path('M222-136h10q10 2 12 34h-22z', p.window) +
    rect(58, -78, 158, 34, p.window, 'rx="5"') +
    path('M222-78h24v34h-24z', p.window) +
    path('M12-78h34v66H12z', p.window) +
    line('M29-78v66M51-136v34M92-136v34M133-136v34M174-136v34M98-78v34M138-78v34M178-78v34', p.red, 5) +
    rect(0, -94, 250, 6, p.white, 'opacity=".85"') +
    rect(60, -34, 110, 14, p.white, 'opacity=".18"') +
    circle(64, -8, 19, '#1C1C28') +
    circle(64, -8, 9, '#9AA0AC') +
    circle(194, -8, 19, '#1C1C28') +
    circle(194, -8, 9, '#9AA0AC') +
    circle(244, -26, 5, p.gold);
  return at(x, y, scale, body, flipped ? -scale : scale);
}

/** A black cab, 130 long at scale 1. */
export function cab(p: Palette, x: number, y: number, scale: number, flipped = false): string {
  const body =
    ellipse(66, 0, 70, 6, '#000', 'opacity=".2"') +
    path('M4-8q-4-30 12-32l10-30q4-10 16-10h36q12 0 18 12l12 26q22 4 22 20v14z', '#23232E') +
    path('M30-44l8-24h22v24zM66-44v-24h14q6 0 9 6l8 18z', p.window) +
    rect(52, -88, 24, 9, p.gold, 'rx="3"') +
    circle(34, -6, 14, '#101018') +
    circle(34, -6, 6, '#9AA0AC') +
    circle(104, -6, 14, '#101018') +
    circle(104, -6, 6, '#9AA0AC') +
    circle(126, -24, 4, p.gold);
  return at(x, y, scale, body, flipped ? -scale : scale);
}

/** A red telephone box, 150 high at scale 1. */
export function phoneBox(p: Palette, x: number, y: number, scale: number): string {
  const panes =
    bars(-24, -118, 13, 13, 3, 17, p.window) +
    times(5, (row) => bars(-24, -101 + row * 17, 13, 13, 3, 17, p.window));
  return at(
    x,
    y,
    scale,
    rect(-38, -6, 76, 6, '#000', 'opacity=".25"') +
      path('M-34 0v-134q34-26 68 0V0z', p.red) +
      rect(22, -134, 12, 134, '#8E1C2C') +
      rect(-27, -136, 50, 11, p.white) +
      panes,
  );
}

/** A park bench seen from the front, 120 wide at scale 1. */
export function bench(p: Palette, x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    scale,
    path('M-56 0v-44h6V0zM50 0v-44h6V0z', p.ink) +
      rect(-62, -24, 124, 6, p.trunk) +
      rect(-62, -36, 124, 5, p.trunk) +
      rect(-62, -46, 124, 5, p.trunk) +
      rect(-62, -56, 124, 5, p.trunk),
  );
}

/** Iron railings with gilt heads. */
export function railings(p: Palette, x: number, y: number, width: number, height: number, step = 13): string {
  const count = Math.round(width / step);
  const uprights = times(count, (index) => d`M${x + index * step} ${y}v${-height}`);
  return (
    line(uprights, p.ink, 3.4) +
    line(d`M${x} ${y - 10}h${width}M${x} ${y - height + 14}h${width}`, p.ink, 4.5) +
    path(
      times(count, (index) => d`M${x + index * step - 4} ${y - height}l4 -12l4 12z`),
      p.gold,
    )
  );
}

/** A string of bunting or of lamps between two points. */
export function garland(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  count: number,
  colours: readonly string[],
  lamps = false,
): string {
  const middle = [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + sag] as const;
  const points = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    const along = (axis: 0 | 1): number =>
      (1 - t) * (1 - t) * from[axis] + 2 * t * (1 - t) * middle[axis] + t * t * to[axis];
    return [along(0), along(1)] as const;
  });
  const items = points.map(([x, y], index) => {
    const colour = colours[index % colours.length] ?? '#fff';
    return lamps
      ? circle(x, y + 5, 9, colour, 'opacity=".3"') + circle(x, y + 5, 4.5, colour)
      : path(d`M${x - 9} ${y}h18l-9 20z`, colour);
  });
  return (
    line(d`M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}`, '#3A3040', 2) + items.join('')
  );
}
