import { bars, battlements, block, courses } from '../kit/masonry';
import { arch, arches } from '../kit/openings';
import type { Palette } from '../kit/palettes';
import { stream } from '../kit/random';
import { at, circle, d, path, rect, times } from '../kit/svg';

const lamplit = (p: Palette): boolean => p.stone[0] === '#F0D199' || p.stone[0] === '#F6C99A';

/** A corner turret with its ogee cap and vane; x is its left edge, `top` its parapet, 0 the ground. */
function turret(p: Palette, x: number, top: number, width: number): string {
  const [, mid, shade, dark] = p.stone;
  const centre = x + width / 2;
  const opening = lamplit(p) ? p.window : dark;
  const cap = d`M${x - 4} ${top - 12}q2 -30 ${width * 0.22} -42q${width * 0.22} -14 ${width * 0.28 + 4} -44`;
  return (
    block(x, top, width, -top, mid, shade, 0.38) +
    battlements(x - 5, top - 16, width + 10, 26, 4, mid, 9) +
    rect(x - 5, top + 8, width + 10, 4, dark, 'opacity=".3"') +
    path(d`${cap}q6 30 ${width * 0.28 + 4} 44q${width * 0.22} 12 ${width * 0.22} 42z`, p.roof[0]) +
    path(
      d`M${centre} ${top - 98}q6 30 ${width * 0.28 + 4} 44q${width * 0.22} 12 ${width * 0.22} 42h${-width * 0.3}q-2 -46 ${-width * 0.2} -86z`,
      p.roof[1],
    ) +
    rect(centre - 2, top - 128, 4, 34, p.ink) +
    path(d`M${centre + 2} ${top - 126}h20l-6 5 6 5h-20z`, p.gold) +
    circle(centre, top - 130, 6, p.gold) +
    [40, 110, 180].map((y) => arch(x + width * 0.34, top + y, width * 0.26, 34, opening)).join('')
  );
}

/** The keep with its four turrets. Origin at the middle of its foot; 510 wide, 500 high. */
export function whiteTower(p: Palette): string {
  const [light, mid, shade, dark] = p.stone;
  const opening = lamplit(p) ? p.window : dark;
  const next = stream(21);
  const pair = (y: number, width: number, height: number): string =>
    arches(-166 - width / 2 - 4, y - 5, width + 8, height + 5, 6, 62, mid) +
    arches(-166 - width / 2, y, width, height, 6, 62, opening) +
    bars(-166 - 1.5, y + 4, 3, height - 4, 6, 62, light);
  return (
    turret(p, -236, -404, 74) +
    turret(p, 168, -404, 74) +
    block(-210, -332, 420, 332, light, mid, 0.34) +
    battlements(-218, -352, 436, 30, 13, light, 12) +
    path('M66-340h152v18H66z', mid) +
    bars(-200, -320, 10, 320, 7, 62, shade, 'opacity=".32"') +
    courses(-205, -310, 400, 300, shade, next, 46) +
    pair(-300, 20, 36) +
    pair(-218, 26, 48) +
    pair(-134, 26, 48) +
    turret(p, -262, -370, 72) +
    turret(p, 194, -370, 72)
  );
}

/** A length of curtain wall with battlements; `y` is the wall walk. */
export function curtainWall(p: Palette, x: number, y: number, width: number, height: number): string {
  const [, , shade, dark] = p.stone;
  return (
    battlements(x, y, width, height, Math.round(width / 34), shade, 13) +
    rect(x, y + 34, width, 8, dark, 'opacity=".3"') +
    courses(
      x + 10,
      y + 46,
      width - 20,
      height - 50,
      dark,
      stream(Math.round(width + y)),
      Math.round(width / 9),
    )
  );
}

/** A drum tower in the curtain wall. */
export function drumTower(p: Palette, x: number, y: number, width: number, height: number): string {
  const [light, mid, shade, dark] = p.stone;
  const slit = lamplit(p) ? p.window : dark;
  return (
    block(x, y, width, height, mid, shade, 0.4) +
    rect(x, y, width * 0.12, height, light, 'opacity=".6"') +
    battlements(x - 6, y - 16, width + 12, 30, 5, mid, 11) +
    rect(x - 6, y + 12, width + 12, 4, dark, 'opacity=".3"') +
    path(d`M${x + width / 2 - 5} ${y + 34}h10v14h8v8h-8v20h-10v-20h-8v-8h8z`, slit)
  );
}

/** The river gate called Traitors' Gate: a low wide arch with a portcullis, seen from the water. */
export function waterGate(p: Palette, x: number, y: number, width: number): string {
  const h = width * 0.42;
  const grid = times(9, (index) => d`M${x + 10 + (index * (width - 20)) / 8} ${y}v${-h}`);
  return (
    path(
      d`M${x - 16} ${y}v${-h * 0.4}a${width / 2 + 16} ${h * 0.9} 0 0 1 ${width + 32} 0v${h * 0.4}z`,
      p.stone[0],
    ) +
    path(d`M${x} ${y}v${-h * 0.36}a${width / 2} ${h * 0.74} 0 0 1 ${width} 0v${h * 0.36}z`, p.ink) +
    `<path d="${grid}${d`M${x} ${y - h * 0.28}h${width}M${x} ${y - h * 0.56}h${width}`}" stroke="${p.stone[3]}" stroke-width="4" fill="none"/>`
  );
}

/** The whole fortress as one sees it from the river; origin at the middle of the wharf, 1200 wide. */
export function fortress(p: Palette): string {
  return (
    at(0, -50, 1, whiteTower(p)) +
    curtainWall(p, -640, -110, 1280, 110) +
    drumTower(p, -450, -150, 112, 150) +
    drumTower(p, -46, -136, 92, 136) +
    drumTower(p, 344, -150, 112, 150)
  );
}
