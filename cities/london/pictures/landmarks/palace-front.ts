import { balustrade, bars, block, colonnade, cornice, pediment } from '../kit/masonry';
import { arches, windows } from '../kit/openings';
import type { Palette } from '../kit/palettes';
import { at, circle, d, each, line, path, rect, times } from '../kit/svg';

/** Buckingham Palace's east front; origin at the middle of its foot, 940 wide, 370 high without the flag. */
export function palaceFront(p: Palette): string {
  const [light, mid, shade, dark] = p.stone;
  const bay = (x: number, width: number): string => block(x, -304, width, 304, light, mid, 0.24);
  const roofPediment = (x: number, width: number, height: number): string =>
    rect(x, -318, width, 14, light) + pediment(p, x + 8, -316, width - 16, height);
  // Columns stand on the middles between the 21 windows.
  const columns = (middle: number, count: number): string =>
    colonnade(p, middle - 7, middle + 43.6 * (count - 1) + 7, count, -274, 14, 170);
  return (
    rect(-470, -284, 940, 284, mid) +
    bay(-470, 110) +
    bay(360, 110) +
    bay(-110, 220) +
    balustrade(p, -474, -310, 948, 18) +
    cornice(p, -480, -292, 960, 12) +
    roofPediment(-478, 126, 32) +
    roofPediment(-118, 236, 48) +
    roofPediment(352, 126, 32) +
    windows(-452, -258, 21, 1, [43.6, 1], [27, 50], light) +
    windows(-448, -254, 21, 1, [43.6, 1], [19, 42], p.window) +
    windows(-452, -188, 21, 1, [43.6, 1], [27, 70], light) +
    windows(-448, -184, 21, 1, [43.6, 1], [19, 62], p.window) +
    times(21, (index) => path(d`M${-457 + index * 43.6} -190h37l-18.5 -11z`, light)) +
    line(
      times(
        21,
        (index) =>
          d`M${-438.5 + index * 43.6} -254v42M${-438.5 + index * 43.6} -184v62M${-448 + index * 43.6} -156h19`,
      ),
      light,
      2,
    ) +
    cornice(p, -476, -104, 952, 10) +
    arches(-449, -74, 22, 74, 21, 43.6, dark) +
    bars(-449, -40, 22, 3, 21, 43.6, shade) +
    columns(-109, 6) +
    columns(-460, 3) +
    columns(373, 3) +
    rect(-66, -120, 132, 20, light) +
    bars(-62, -116, 5, 14, 12, 11, shade)
  );
}

/** The forecourt railings with stone piers and the gilded gate; from x -600 to 600, 90 high. */
export function palaceRailings(p: Palette): string {
  const [light, mid, shade] = p.stone;
  const rods = times(88, (index) => d`M${-600 + index * 13.7} 0v-82`);
  return (
    line(rods, p.ink, 3.6) +
    line('M-600-70h1200M-600-10h1200', p.ink, 5) +
    path(
      times(88, (index) => d`M${-604 + index * 13.7} -82l4 -12 4 12z`),
      p.gold,
    ) +
    each(
      [-520, -170, 170, 520],
      (x) =>
        block(x - 22, -110, 44, 116, light, mid, 0.36) +
        rect(x - 28, -118, 56, 11, light) +
        circle(x, -132, 14, mid) +
        path(d`M${x} -146a14 14 0 0 1 0 28z`, shade),
    ) +
    circle(0, -44, 22, 'none', `stroke="${p.gold}" stroke-width="5"`) +
    line('M-130-58q30-30 60 0t-60 24M130-58q-30-30-60 0t60 24', p.gold, 4) +
    circle(0, -44, 11, p.gold)
  );
}

/** The Victoria Memorial; origin at the middle of its steps, 300 wide, 330 high. */
export function victoriaMemorial(p: Palette): string {
  const [light, mid, shade] = p.stone;
  return (
    rect(-150, -14, 300, 14, mid) +
    rect(-126, -30, 252, 18, light) +
    block(-62, -120, 124, 92, light, mid) +
    path('M-62-30q-58 0-64-34 40-8 64-26zM62-30q58 0 64-34-40-8-64-26z', mid) +
    block(-40, -214, 80, 96, light, mid) +
    rect(-50, -220, 100, 10, light) +
    path('M-26-118q-8-60 26-80 34 20 26 80z', shade, 'opacity=".55"') +
    path('M-16-118q-4-44 16-54 20 10 16 54z', light) +
    circle(0, -176, 10, light) +
    rect(-20, -250, 40, 30, light) +
    path('M-8-250q-8-30 4-44 0-14 6-14t6 14q12 12 4 44z', p.gold) +
    path('M-4-290q-30-34-46-30 10 26 34 44zM6-290q30-34 46-30-10 26-34 44z', p.gold) +
    circle(1, -312, 8, p.gold) +
    at(0, 0, 1, line('M8-296l18-26', p.gold, 5, 'stroke-linecap="round"'))
  );
}
