import { bars, block, spire } from '../kit/masonry';
import { clock, pointedRow } from '../kit/openings';
import type { Palette } from '../kit/palettes';
import { circle, d, each, path, rect, times } from '../kit/svg';

/** The clock tower of the Palace of Westminster; origin at the middle of its foot, 92 wide, 640 high. */
export function elizabethTower(p: Palette, hour = 300, minute = 60): string {
  const [light, mid, shade, dark] = p.stone;
  return (
    block(-40, -410, 80, 410, mid, shade, 0.36) +
    bars(-33, -400, 6, 400, 5, 15, light, 'opacity=".55"') +
    bars(-26, -396, 7, 390, 4, 15, dark, 'opacity=".38"') +
    each(
      [-390, -310, -230, -150, -70],
      (y) => rect(-42, y, 84, 6, light) + rect(-42, y + 6, 84, 3, dark, 'opacity=".35"'),
    ) +
    path('M-46-410h92l-6 14h-80z', shade) +
    block(-47, -506, 94, 98, light, mid, 0.36) +
    rect(-51, -414, 102, 8, light) +
    rect(-51, -510, 102, 8, light) +
    rect(-39, -498, 78, 78, mid) +
    clock(p, 0, -459, 31, hour, minute) +
    each([-51, 43], (x) => rect(x, -540, 8, 34, light) + path(d`M${x - 2} -538l6 -22 6 22z`, p.gold)) +
    block(-42, -548, 84, 40, mid, shade, 0.36) +
    pointedRow(-37, -544, 9, 34, 6, 13, p.window) +
    path('M-46-548h92l-22-44h-48z', p.roof[0]) +
    path('M14-548h32l-22-44h-16z', p.roof[1]) +
    times(3, (index) => path(d`M${-24 + index * 20} -554l4 -12 4 12z`, p.gold)) +
    block(-22, -616, 44, 26, light, mid) +
    bars(-17, -612, 5, 20, 4, 10, p.window) +
    spire(0, -614, 52, 92, p.roof[0], p.roof[1]) +
    rect(-1.5, -730, 3, 28, p.gold) +
    circle(0, -712, 4, p.gold) +
    path('M-7-724h14v3H-7z', p.gold)
  );
}

/** The river range of the palace: `bays` bays of 44, from x 0 to the right; 150 high. */
export function palaceRange(p: Palette, bays: number): string {
  const [light, mid, shade] = p.stone;
  const width = bays * 44;
  return (
    path(d`M0 -148l18 -26h${width - 36}l18 26z`, p.roof[0]) +
    rect(0, -150, width, 150, mid) +
    rect(0, -154, width, 6, light) +
    rect(0, -76, width, 5, light) +
    pointedRow(8, -138, 12, 54, bays * 2, 22, p.window) +
    pointedRow(8, -64, 12, 48, bays * 2, 22, p.window) +
    bars(0, -150, 5, 150, bays + 1, (width - 5) / bays, light) +
    bars(5, -150, 3, 150, bays, (width - 5) / bays, shade) +
    times(bays + 1, (index) => path(d`M${(index * (width - 5)) / bays - 3} -150l5 -34 6 34z`, light)) +
    rect(0, -14, width, 14, shade)
  );
}

/** The Victoria Tower, square and flagged; origin at the middle of its foot, 110 wide, 460 high. */
export function victoriaTower(p: Palette): string {
  const [light, mid, shade, dark] = p.stone;
  return (
    block(-52, -400, 104, 400, mid, shade, 0.36) +
    each(
      [-46, -14, 18],
      (x) =>
        pointedRow(x, -370, 22, 130, 1, 0, dark) +
        pointedRow(x + 4, -362, 14, 118, 1, 0, p.window) +
        pointedRow(x, -200, 22, 90, 1, 0, dark),
    ) +
    rect(-56, -226, 112, 8, light) +
    rect(-56, -404, 112, 8, light) +
    each(
      [-58, 44],
      (x) =>
        block(x, -430, 14, 430, light, mid) +
        path(d`M${x - 4} -428l11 -50 11 50z`, p.roof[0]) +
        circle(x + 7, -480, 4, p.gold),
    ) +
    bars(-40, -414, 6, 12, 8, 11, light)
  );
}
