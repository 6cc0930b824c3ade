import { bars } from './masonry';
import { at, circle, d, each, ellipse, line, path, rect, times } from './svg';

/** Floor boards from `top` to the foot of the picture, running to a point above its middle. */
export function boards(top: number, [wood, joint]: readonly [string, string], middle = 600): string {
  const joints = times(17, (index) => {
    const across = (index - 8) * 90;
    return d`M${middle + across} ${top}L${middle + across * 2.4} 800`;
  });
  return rect(0, top, 1200, 800 - top, wood) + line(joints, joint, 3, 'opacity=".6"');
}

/** A chequered floor from `top` down, its squares growing towards the viewer. */
export function chequers(top: number, [light, dark]: readonly [string, string]): string {
  const rows = [0, 0.14, 0.32, 0.56, 1].map((share) => top + (800 - top) * share);
  const squares = times(4, (row) => {
    const [near, far] = [rows[row + 1] ?? 800, rows[row] ?? top];
    const spread = (y: number): number => 1 + ((y - top) / (800 - top)) * 1.1;
    return times(16, (index) => {
      if ((index + row) % 2) return '';
      const left = (index - 8) * 90;
      const place = (x: number, y: number): number => 600 + x * spread(y);
      return d`M${place(left, far)} ${far}L${place(left + 90, far)} ${far}L${place(left + 90, near)} ${near}L${place(left, near)} ${near}z`;
    });
  });
  return rect(0, top, 1200, 800 - top, light) + path(squares, dark);
}

const SKINS = ['#E9BE97', '#8D5B3E', '#C98F66', '#F1CDA8', '#6E4630'];
const HAIRS = ['#2A1E1A', '#6B4226', '#C89B5A', '#4A4A52', '#8A3A22'];
const COATS = ['#B8273A', '#3D6C93', '#E0A93F', '#3F6B4C', '#F4E9D2', '#5A4A7A'];

/** Somebody at table, seen to the waist; y is the edge of the table, `turn` varies coat, skin and hair. */
export const diner = (x: number, y: number, scale: number, turn: number, left = false): string =>
  at(
    x,
    y,
    scale,
    path('M-34 6q-4-50 20-58 14 8 28 0 24 8 20 58z', COATS[turn % COATS.length] ?? '#B8273A') +
      path('M14-52q24 8 20 58H18z', '#000', 'opacity=".14"') +
      rect(-7, -66, 14, 18, SKINS[turn % 5] ?? '#E9BE97') +
      circle(0, -80, 20, SKINS[turn % 5] ?? '#E9BE97') +
      path('M-21-80q-2-24 22-24 22 0 20 24-8-10-20-10-16 0-22 10z', HAIRS[(turn + 2) % 5] ?? '#2A1E1A') +
      (turn % 2 ? path('M-21-82q-6 20 2 34l6-4q-6-14-2-30z', HAIRS[(turn + 2) % 5] ?? '#2A1E1A') : ''),
    left ? -scale : scale,
  );

/** A table under a cloth or of bare wood, laid for two; x is its middle, y its top. */
export const laid = (x: number, y: number, scale: number, top: string, cloth?: string): string =>
  at(
    x,
    y,
    scale,
    ellipse(0, 112, 100, 10, '#000', 'opacity=".22"') +
      (cloth
        ? path('M-104 2h208l14 66q-58 16-118 4-60 12-118-4z', cloth) +
          path('M40 2h64l14 66q-30 10-62 8z', '#000', 'opacity=".08"') +
          path('M-8 70h16v40h34v6h-84v-6h34z', '#3A2A22')
        : path('M-10 8h20v96h40v8H-50v-8h40z', '#2A2A34')) +
      path('M-106-6h212v12h-212z', top) +
      ellipse(-56, -8, 32, 6, '#FDF8EE') +
      ellipse(56, -8, 32, 6, '#FDF8EE') +
      path(
        'M-20-8v-22q-10-4-10-22h24q0 18-10 22v22zM30-8v-16q-9-4-9-18h20q0 14-8 18v16z',
        '#fff',
        'opacity=".75"',
      ) +
      path('M-28-46h20q-1 12-10 15-9-3-10-15z', '#7A1F2E'),
  );

/** A chair seen from behind; x is its middle, y the ground. */
export const chair = (x: number, y: number, scale: number, wood: string, seat = wood): string =>
  at(
    x,
    y,
    scale,
    line('M-28 0v-124q28-16 56 0V0M-28-58h56M-14-62v-62M0-62v-66M14-62v-62', wood, 8) +
      path('M-32-66h64v14h-64z', seat),
  );

/** A hanging lamp with a shade; y is the lower edge of the shade. */
export const pendant = (x: number, y: number, shade: string, wide = 46, from = 0): string =>
  line(d`M${x} ${from}V${y - 40}`, '#22262E', 3) +
  ellipse(x, y + 6, wide * 1.9, wide * 1.2, '#FFE3A4', 'opacity=".22"') +
  path(d`M${x - wide} ${y}q0 ${-wide * 0.9} ${wide} ${-wide}q${wide} ${wide * 0.1} ${wide} ${wide}z`, shade) +
  ellipse(x, y, wide * 0.9, 6, '#FFF1C9');

/** A globe of light on a wire. */
export const globe = (x: number, y: number, r: number, from = 0): string =>
  line(d`M${x} ${from}V${y - r}`, '#22262E', 3) +
  circle(x, y, r * 2.1, '#FFE3A4', 'opacity=".2"') +
  circle(x, y, r, '#FFF3D0', 'stroke="#E0C27A" stroke-width="3"');

const GLASS = ['#2F5A3E', '#7A2230', '#C98A2B', '#5A3A22', '#3D6C93', '#D9C27A'];

/** Bottles along a shelf; y is the shelf. */
export const bottles = (x: number, y: number, count: number, step = 24, turn = 0): string =>
  times(count, (index) => {
    const tall = 34 + ((index * 7 + turn * 5) % 16);
    const left = x + index * step;
    return path(
      d`M${left} ${y}v${-tall + 10}l4 -8v-14h6v14l4 8v${tall - 10}z`,
      GLASS[(index + turn) % GLASS.length] ?? '#2F5A3E',
    );
  }) + rect(x - 8, y, count * step + 8, 6, '#000', 'opacity=".35"');

/** A counter of panelled wood with its rail and beer pumps where `pumps` says. */
export const counter = (
  x: number,
  y: number,
  width: number,
  height: number,
  [wood, dark]: readonly [string, string],
  pumps: readonly number[] = [],
): string =>
  each(
    pumps,
    (left) =>
      rect(left - 8, y - 34, 16, 34, '#C98A2B') +
      path(d`M${left - 5} ${y - 34}l2 -58h6l2 58z`, '#1B1B22') +
      circle(left, y - 96, 9, '#F4E9D2'),
  ) +
  rect(x, y, width, height, wood) +
  rect(x - 10, y - 8, width + 20, 18, dark) +
  bars(x + 16, y + 30, 84, height - 56, Math.floor((width - 20) / 104), 104, dark, 'opacity=".55"') +
  rect(x, y + height - 14, width, 7, '#C98A2B');

/** A hearth with its fire; x is its middle, y the floor. */
export const hearth = (x: number, y: number, scale: number, stone: string, mantel: string): string =>
  at(
    x,
    y,
    scale,
    rect(-120, -200, 240, 200, stone) +
      rect(-140, -214, 280, 22, mantel) +
      path('M-74 0v-110q74-50 148 0V0z', '#1E1614') +
      ellipse(0, -20, 120, 70, '#FFB557', 'opacity=".28"') +
      path('M-40-8q-16-44 10-66 2 20 14 22-4-32 18-50 2 32 18 44 8-10 6-22 24 34 4 72z', '#E2562A') +
      path('M-18-8q-8-26 12-42 4 14 14 16 6-6 6-18 16 24 2 44z', '#FFE08A') +
      path('M-56-12h112v12h-112z', '#5A3420') +
      line('M-66 0v-36M66 0v-36M-66-24H66', '#3A3A44', 5) +
      rect(-100, -246, 14, 32, '#E0A93F') +
      path('M60-214v-26q14-16 28 0v26z', '#3D6C93'),
  );

/** A small framed picture of no particular place: hills, a ship, a portrait or flowers by turn. */
export const pictureOn = (x: number, y: number, width: number, height: number, turn: number): string => {
  const [middle, low] = [x + width / 2, y + height];
  const inside = [
    path(
      d`M${x} ${low}v${-height * 0.4}q${width / 2} ${-height * 0.4} ${width} 0v${height * 0.4}z`,
      '#6F9A62',
    ) + circle(x + width * 0.72, y + height * 0.26, height * 0.1, '#FFF1C9'),
    path(d`M${x} ${low}v${-height * 0.3}h${width}v${height * 0.3}z`, '#3D6C93') +
      path(
        d`M${middle - width * 0.24} ${low - height * 0.28}h${width * 0.5}l${-width * 0.1} ${height * 0.14}h${-width * 0.3}zM${middle} ${low - height * 0.32}v${-height * 0.44}l${width * 0.22} ${height * 0.4}z`,
        '#F4E9D2',
      ),
    circle(middle, y + height * 0.4, height * 0.18, '#E9BE97') +
      path(
        d`M${middle - width * 0.32} ${low}q0 ${-height * 0.4} ${width * 0.32} ${-height * 0.4}t${width * 0.32} ${height * 0.4}z`,
        '#5A2A32',
      ),
    each([-0.18, 0, 0.2], (dx) =>
      circle(middle + dx * width, y + height * (0.4 + Math.abs(dx)), height * 0.13, '#E0485A'),
    ) +
      path(
        d`M${middle - width * 0.14} ${low}l${width * 0.04} ${-height * 0.34}h${width * 0.2}l${width * 0.04} ${height * 0.34}z`,
        '#C98A3F',
      ),
  ][turn % 4];
  return (
    rect(x - 8, y - 8, width + 16, height + 16, turn % 2 ? '#C9A24A' : '#3A2A22') +
    rect(x, y, width, height, ['#DCE7E6', '#C9DCEA', '#8A5A4A', '#F1E6CC'][turn % 4] ?? '#DCE7E6') +
    (inside ?? '')
  );
};

/** A bench along a wall, buttoned; y is its foot. */
export const banquette = (x: number, y: number, width: number, colour: string, high = 150): string =>
  path(d`M${x} ${y}v${-high + 16}q0 -16 16 -16h${width - 32}q16 0 16 16v${high - 16}z`, colour) +
  rect(x, y - 62, width, 62, '#000', 'opacity=".18"') +
  path(
    times(
      Math.floor(width / 52),
      (index) =>
        d`M${x + 26 + index * 52} ${y - high + 34}h6v6h-6zM${x + index * 52 + 52} ${y - high + 62}h6v6h-6z`,
    ),
    '#000',
    'opacity=".28"',
  );

/** A stool at a bar; y is the floor. */
export const stool = (x: number, y: number, scale: number, seat: string): string =>
  at(
    x,
    y,
    scale,
    line('M-20 0l10-92M20 0L10-92M-16-34h32', '#2A2A34', 7) + path('M-32-106q32-10 64 0v14h-64z', seat),
  );
