import type { Palette } from './palettes';
import { at, circle, d, each, ellipse, line, path, rect } from './svg';

const skins = ['#E9BE97', '#8D5B3E', '#C98F66', '#F1CDA8', '#6E4630'];

interface Person {
  x: number;
  /** The ground under the feet. */
  y: number;
  /** 1 is 92 high. */
  scale: number;
  coat: string;
  legs?: string;
  skin?: number;
  hair?: string;
  /** Which way the person walks. */
  left?: boolean;
  bag?: string;
  skirt?: boolean;
}

/** Somebody walking. */
export function person({
  x,
  y,
  scale,
  coat,
  legs = '#2A3350',
  skin = 0,
  hair = '#3A2A22',
  left = false,
  bag,
  skirt = false,
}: Person): string {
  const body =
    ellipse(3, 0, 20, 4, '#000', 'opacity=".18"') +
    line('M-2-34L-9-1M3-34L9-1', legs, 7, 'stroke-linecap="round"') +
    (skirt ? path('M-10-42h20l6 24h-32z', coat) : '') +
    path('M-11-66q11-8 22 0l3 36q-14 5-28 0z', coat) +
    path('M4-69q5 0 7 3l3 36q-5 2-9 2z', '#000', 'opacity=".16"') +
    line('M-10-62L-15-38', coat, 6, 'stroke-linecap="round"') +
    line('M10-62L15-40', coat, 6, 'stroke-linecap="round"') +
    circle(0, -78, 9, skins[skin % skins.length] ?? '#E9BE97') +
    path('M-9-79q0-11 10-11t9 10q-5-4-9-3-6 1-10 4z', hair) +
    (bag ? rect(11, -42, 13, 15, bag, 'rx="2"') : '');
  return at(x, y, scale, body, left ? -scale : scale);
}

/** A grown-up with a child by the hand; the child has a balloon when `balloon` names its colour. */
export function parentAndChild(
  x: number,
  y: number,
  scale: number,
  coat: string,
  childCoat: string,
  balloon?: string,
): string {
  const string = balloon
    ? line(
        d`M${x + 42 * scale} ${y - 40 * scale}q${8 * scale} ${-40 * scale} ${2 * scale} ${-78 * scale}`,
        '#fff',
        1.6,
        'opacity=".8"',
      ) +
      ellipse(x + 44 * scale, y - 134 * scale, 15 * scale, 18 * scale, balloon) +
      ellipse(x + 39 * scale, y - 140 * scale, 4 * scale, 6 * scale, '#fff', 'opacity=".4"')
    : '';
  return (
    string +
    person({ x, y, scale, coat }) +
    person({ x: x + 30 * scale, y: y + 1, scale: scale * 0.62, coat: childCoat, skin: 3 })
  );
}

/** People spread over a place: each [x, y, scale]; coats and skins vary by turn. */
export function crowd(p: Palette, places: readonly (readonly [number, number, number])[], turn = 0): string {
  const coats = [p.red, p.blue, p.gold, p.tree[0], p.white, p.ink];
  return each(
    [...places].sort((one, other) => one[1] - other[1]),
    ([x, y, scale], index) =>
      person({
        x,
        y,
        scale,
        coat: coats[(index + turn) % coats.length] ?? p.red,
        legs: index % 3 ? p.ink : p.roof[1],
        skin: index + turn,
        hair: ['#2A1E1A', '#6B4226', '#C89B5A', '#4A4A52'][(index + turn) % 4] ?? '#2A1E1A',
        left: index % 2 === 1,
        skirt: index % 4 === 2,
      }),
  );
}

/** A foot guard in the full dress of the King's Guard, 122 high at scale 1. */
export function guard(x: number, y: number, scale: number): string {
  const body =
    ellipse(4, 0, 22, 4, '#000', 'opacity=".22"') +
    path('M-10 0h8v-36h4v36h8v-42h-20z', '#1B2540') +
    path('M-10 0h8v-3h-8zM2 0h8v-3H2z', '#0A0E1C') +
    path('M-13-38h26l-2-38q-11-7-22 0z', '#B8273A') +
    path('M4-78q6 1 7 2l2 38h-8z', '#8E1C2C') +
    rect(-12, -48, 24, 5, '#fff') +
    line('M-12-72L-17-46', '#B8273A', 7, 'stroke-linecap="round"') +
    line('M12-72L17-48', '#8E1C2C', 7, 'stroke-linecap="round"') +
    rect(-5, -87, 10, 11, '#E9BE97') +
    path('M-5-82h10v3q-5 6-10 0z', '#C9956C') +
    path('M-3-82h2v2h-2zM2-82h2v2H2z', '#22242E') +
    path('M-12-84q-4-38 12-38t12 38q-12-8-24 0z', '#1A1A22') +
    line('M-6-84q0 10 6 10t6-10', '#E0A93F', 1.6) +
    path('M-7-76h14v4H-7z', '#22306A') +
    path('M-20-48h6v5h-6zM14-50h6v5h-6z', '#fff') +
    circle(-17, -41, 3.4, '#F4EFE2') +
    circle(17, -43, 3.4, '#F4EFE2') +
    path('M-9-112q4-9 9-9-3 16-4 33-4 1-6 2z', '#34343F') +
    line('M16-46l2-62', '#4A3324', 3.5) +
    line('M0-74v24', '#E0A93F', 2.4, 'stroke-dasharray="2 4.5"');
  return at(x, y, scale, body);
}

/** A Thames duck, or with `colours` some other water bird. */
export function duck(
  x: number,
  y: number,
  scale: number,
  colours: readonly [string, string] = ['#7A5A40', '#2F6B45'],
): string {
  const body =
    path('M-30 0q-2-16 20-18 14-2 22 4l8-6q6-12 16-8 4 4 2 10l8 4-9 2q-4 10-12 12z', colours[0]) +
    path('M20-12q2-16 14-16 7 2 6 10-2 8-12 10z', colours[1]) +
    path('M40-20l11 4-11 3z', '#E0A93F') +
    circle(34, -22, 1.8, '#fff');
  return at(x, y, scale, body);
}

/** A pigeon on the ground. */
export function pigeon(x: number, y: number, scale: number, colour = '#6E7A8C'): string {
  return at(
    x,
    y,
    scale,
    path('M-22-8l-14 4q16-18 36-16 4-12 14-10 4 2 4 6l7 2-7 3q0 14-14 18-14 3-26-7z', colour) +
      path('M-10-14q12-2 18 6-8 8-24 4z', '#000', 'opacity=".22"') +
      line('M-2-2v6M5-2v6', '#C9705A', 2),
  );
}
