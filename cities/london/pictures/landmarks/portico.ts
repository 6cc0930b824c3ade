import { bars, block, colonnade } from '../kit/masonry';
import type { Palette } from '../kit/palettes';
import { circle, d, each, line, path, rect, times } from '../kit/svg';

/** An Ionic colonnade with volutes on its capitals. */
function ionic(
  p: Palette,
  from: number,
  to: number,
  count: number,
  y: number,
  width: number,
  height: number,
): string {
  const step = (to - from - width) / (count - 1);
  const [light, mid, shade] = p.stone;
  const flutes = times(
    count,
    (index) =>
      d`M${from + index * step + width * 0.25} ${y + 14}v${height - 26}M${from + index * step + width * 0.5} ${y + 14}v${height - 26}`,
  );
  return (
    colonnade(p, from, to, count, y, width, height) +
    line(flutes, shade, 1.4, 'opacity=".45"') +
    times(count, (index) => {
      const x = from + index * step;
      return (
        path(d`M${x - 8} ${y}h${width + 16}v9h${-width - 16}z`, light) +
        circle(x - 2, y + 9, 6, mid) +
        circle(x + width + 2, y + 9, 6, mid)
      );
    })
  );
}

/** The British Museum's south front; origin at the middle of its foot, 980 wide, 400 high. */
export function museumFront(p: Palette): string {
  const [light, mid, shade, dark] = p.stone;
  const wing = (x: number): string =>
    rect(x, -214, 240, 214, dark) +
    rect(x, -214, 240, 60, p.ink, 'opacity=".15"') +
    bars(x + 36, -120, 14, 90, 5, 41, p.window, 'opacity=".7"') +
    block(x - 8, -252, 256, 40, mid, shade, 0.2) +
    rect(x - 14, -260, 268, 10, light) +
    ionic(p, x + 8, x + 236, 6, -212, 20, 212);
  const heights = [22, 34, 46, 62, 46, 34, 22];
  const figures = each([-136, -98, -56, 0, 56, 98, 136], (x, index) => {
    const h = heights[index] ?? 40;
    return (
      circle(x, -296 - h, 7, light) + path(d`M${x - 12} -294q4 ${-h + 4} 12 ${-h + 4}t12 ${h - 4}z`, light)
    );
  });
  return (
    wing(-490) +
    wing(250) +
    path('M-180-308q180-116 360 0z', p.water[0], 'opacity=".7"') +
    line(
      `${times(9, (index) => d`M${-160 + index * 40} -308L${-80 + index * 20} -360`)}M-150-326q150-76 300 0`,
      p.white,
      2,
      'opacity=".7"',
    ) +
    rect(-228, -220, 456, 220, dark) +
    rect(-228, -220, 456, 60, p.ink, 'opacity=".15"') +
    rect(-40, -160, 80, 160, p.ink) +
    rect(-26, -144, 52, 144, p.gold, 'opacity=".8"') +
    line('M0-144V0M-26-96h52M-26-48h52', p.ink, 3) +
    block(-244, -274, 488, 54, mid, shade, 0.16) +
    rect(-244, -274, 488, 10, light) +
    rect(-254, -284, 508, 12, light) +
    path('M-254-284L0-392 254-284z', light) +
    path('M-206-290L0-376 206-290z', shade) +
    figures +
    ionic(p, -230, 230, 8, -220, 28, 220) +
    times(5, (index) =>
      rect(-270 - index * 18, -4 + index * 12, 540 + index * 36, 13, index % 2 ? mid : light),
    )
  );
}

/** The glass roof of the Great Court seen from within, over the round Reading Room; fills 1200 by 430. */
export function greatCourtRoof(p: Palette): string {
  const spokes = times(25, (index) => {
    const t = (index / 24 - 0.5) * 2;
    return d`M${600 + t * 300} 330Q${600 + t * 560} 150 ${600 + t * 980} -40`;
  });
  const rings = times(7, (index) => {
    const y = 300 - index * 48;
    const reach = 310 + index * 70;
    return d`M${600 - reach} ${y + 26}Q600 ${y - 56} ${600 + reach} ${y + 26}`;
  });
  const diagonals = times(24, (index) => {
    const t = ((index + 0.5) / 24 - 0.5) * 2;
    return d`M${600 + t * 320} 316Q${600 + (t + 0.12) * 580} 150 ${600 + (t + 0.18) * 960} -40M${600 + t * 320} 316Q${600 + (t - 0.12) * 580} 150 ${600 + (t - 0.18) * 960} -40`;
  });
  return (
    line(spokes, p.white, 3.4) + line(rings, p.white, 2.6) + line(diagonals, p.white, 1.6, 'opacity=".7"')
  );
}
