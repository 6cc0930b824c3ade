import { bars, block } from '../kit/masonry';
import { arch } from '../kit/openings';
import type { Palette } from '../kit/palettes';
import { at, circle, d, each, line, path, rect, times } from '../kit/svg';

const blueOf = (p: Palette): { pale: string; mid: string; deep: string } =>
  p.sun === '#FFE3A3'
    ? { pale: '#DDEBF5', mid: '#8FB6D8', deep: '#5E83AE' }
    : { pale: '#E4F0F5', mid: '#79B4CF', deep: '#3E7FA3' };

/** One of the two towers; origin at road level, about 560 high, 190 wide. */
function bridgeTower(p: Palette): string {
  const [light, mid, shade, dark] = p.stone;
  const storey = (y: number): string =>
    rect(-78, y - 20, 156, 10, light) +
    rect(-78, y - 10, 156, 4, dark, 'opacity=".35"') +
    each(
      [-46, -10, 26],
      (x) =>
        rect(x - 3, y + 2, 26, 64, shade, 'opacity=".5"') +
        arch(x, y, 20, 58, p.roof[1]) +
        arch(x + 3, y + 6, 14, 24, p.window),
    ) +
    line(d`M-10 ${y + 32}h20M-46 ${y + 32}h20M26 ${y + 32}h20`, mid, 3);
  return (
    block(-70, -360, 140, 400, mid, shade, 0.34) +
    rect(-70, -360, 12, 400, light, 'opacity=".7"') +
    block(-86, -14, 172, 84, shade, dark, 0.34) +
    rect(-96, 46, 192, 40, dark) +
    rect(-96, 46, 192, 7, shade) +
    storey(-330) +
    storey(-232) +
    storey(-134) +
    path('M-44-62L0-98 44-62V-50H-44z', light) +
    arch(-38, -78, 76, 98, light) +
    arch(-30, -68, 60, 88, p.ink) +
    path('M-60-360L0-512 60-360z', p.roof[0]) +
    path('M12-360L0-512 60-360z', p.roof[1]) +
    path('M-22-360v-34l22-24 22 24v34z', mid) +
    arch(-8, -396, 16, 32, p.window) +
    each(
      [-80, 54],
      (x) =>
        block(x, -436, 26, 130, light, mid) +
        bars(x + 5, -420, 5, 30, 2, 10, p.roof[1]) +
        path(d`M${x - 5} ${-434}l18 -72 18 72z`, p.roof[0]) +
        path(d`M${x + 16} ${-434}l-3 -72 18 72z`, p.roof[1]) +
        circle(x + 13, -508, 4, p.gold),
    ) +
    rect(-2, -544, 4, 36, p.gold) +
    circle(0, -546, 6, p.gold) +
    path('M-10-536h20v4h-20z', p.gold)
  );
}

/** The high-level walkways between towers that stand `span` apart; x runs from 0 to span, y 0 is the road. */
function walkways(p: Palette, span: number): string {
  const blue = blueOf(p);
  const step = (span - 130) / 22;
  const lattice = times(22, (index) => d`M${65 + index * step} -250l${step / 2} -40 ${step / 2} 40`);
  return (
    rect(65, -304, span - 130, 12, blue.pale) +
    line(lattice, blue.mid, 4.5) +
    rect(65, -252, span - 130, 14, blue.deep) +
    rect(65, -254, span - 130, 4, blue.pale) +
    times(9, (index) => circle(65 + ((index + 0.5) * (span - 130)) / 9, -298, 3, p.gold))
  );
}

/** A suspension chain with its hangers from a tower down to the shore. */
function chain(p: Palette, x0: number, y0: number, x1: number, y1: number): string {
  const blue = blueOf(p);
  const [mx, my] = [(x0 + x1) / 2, Math.max(y0, y1) + 40];
  const hangers = times(11, (index) => {
    const t = (index + 1) / 12;
    const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t * t * x1;
    const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t * t * y1;
    return d`M${x} ${y}V0`;
  });
  const curve = d`M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}`;
  return (
    line(hangers, blue.mid, 4) +
    line(curve, blue.deep, 15) +
    line(curve, blue.mid, 8) +
    line(curve, blue.pale, 2.5, 'stroke-dasharray="3 9"')
  );
}

/**
 * The whole bridge. Origin at road level under the left tower; towers stand `span` apart and the side spans reach
 * `shore` to either side. `lift` raises the bascules, in degrees.
 */
export function towerBridge(p: Palette, span = 640, shore = 560, lift = 0): string {
  const blue = blueOf(p);
  const half = (span - 160) / 2;
  const leaf =
    path(d`M0 0h${half}v14q${-half * 0.5} 2 ${-half} 42z`, blue.mid) +
    path(d`M0 30q${half * 0.4} -16 ${half} -18v4q${-half * 0.5} 2 ${-half} 42z`, blue.deep) +
    rect(0, -8, half, 8, blue.pale) +
    bars(6, 0, 3, 14, 14, half / 14, blue.deep, 'opacity=".6"');
  const side = (from: number, to: number): string =>
    rect(from, 0, to - from, 26, blue.deep) +
    rect(from, -8, to - from, 8, blue.pale) +
    bars(from + 6, 4, 12, 16, Math.round((to - from) / 22), 22, blue.mid, 'opacity=".55"');
  return (
    chain(p, -shore - 60, -14, -60, -330) +
    chain(p, span + 60, -330, span + shore + 60, -14) +
    side(-shore - 60, -60) +
    side(span + 60, span + shore + 60) +
    walkways(p, span) +
    `<g transform="translate(80 0) rotate(${-lift})">${leaf}</g>` +
    `<g transform="translate(${span - 80} 0) rotate(${lift}) scale(-1 1)">${leaf}</g>` +
    bridgeTower(p) +
    at(span, 0, 1, bridgeTower(p))
  );
}
