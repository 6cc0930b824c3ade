import { crowd, person } from '../kit/figures';
import { riverBoat } from '../kit/boats';
import { trees } from '../kit/greenery';
import { bars, windows } from '../kit/masonry';
import type { Palette } from '../kit/palettes';
import { birds, clouds, rays, sky, stars, sun } from '../kit/sky';
import { farDome, farGherkin, farShard, skyline } from '../kit/skyline';
import { lamp } from '../kit/street';
import { at, d, each, ellipse, group, line, path, rect, times } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import { elizabethTower, palaceRange, victoriaTower } from '../landmarks/elizabeth-tower';
import { capsule, wheel } from '../landmarks/wheel';
import type { Picture } from '../picture';

/** County Hall, the river front; x from 0 to the right, foot at 0, 440 wide. */
function countyHall(p: Palette): string {
  const [light, mid, shade, dark] = p.stone;
  return (
    path('M0 0v-190h60l14-30h150l14 30h210V0z', shade) +
    rect(0, -204, 448, 12, mid) +
    path('M74-222h150l-20-52H94z', p.roof[0]) +
    path('M170-222h54l-20-52h-24z', p.roof[1]) +
    path('M138-274v-54h22v54zM149-362l14 34h-28z', p.roof[0]) +
    path('M240-204h208v-28H258z', p.roof[0]) +
    windows(18, -172, 16, 3, [26.5, 46], [13, 26], dark, p.window) +
    bars(78, -190, 7, 150, 9, 17, mid) +
    rect(0, -42, 448, 42, dark) +
    bars(12, -34, 16, 26, 16, 27, p.window, 'opacity=".6"') +
    rect(0, -46, 448, 6, light, 'opacity=".6"')
  );
}

const wide: Picture = {
  name: 'london-eye',
  title: 'The London Eye with its 32 capsules above the Thames at dusk, County Hall to the right and the clock tower far left',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 320, 560, 0.06),
      sun(p, 320, 560, 62),
      clouds(p, [
        [720, 150, 1.3],
        [60, 220, 1],
        [930, 260, 0.8],
      ]),
      skyline(p.far, { to: 1220, base: 655, seed: 23, low: 40, high: 130 }),
      at(150, 655, 0.62, elizabethTower(p)),
      at(176, 655, 0.76, palaceRange(p, 5)),
      at(770, 655, 1, countyHall(p)),
      trees(p, 420, 770, 655, 34, 6),
      rect(0, 646, 1200, 16, p.stone[3]),
      at(560, 648, 1, wheel(p, 268)),
      crowd(p, [
        [380, 648, 0.34],
        [396, 648, 0.32],
        [720, 648, 0.34],
        [736, 648, 0.34],
        [752, 648, 0.22],
      ]),
      water(c, 660, 12),
      group(`fill="none" stroke="${p.white}" stroke-width="5" stroke-dasharray="60 26" opacity=".3"`, '<path d="M470 684h190M440 706h250M420 730h290M470 756h210"/>'),
      reflection(p.sun, 320, 668, 116, 9),
      lamp(p, 1090, 800, 1),
      lamp(p, 90, 800, 1),
    ];
  },
};

const close: Picture = {
  name: 'london-eye-2',
  title: 'Visitors in a glass capsule of the London Eye look down on the river, the bridges and the Palace of Westminster',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const people = [
      person({ x: -104, y: 64, scale: 1.2, coat: p.red }),
      person({ x: -66, y: 64, scale: 0.78, coat: p.gold, skin: 3, hair: '#C89B5A' }),
      person({ x: 12, y: 64, scale: 1.26, coat: p.blue, skin: 1 }),
      person({ x: 56, y: 64, scale: 1.18, coat: '#3E6B4A', skin: 2, skirt: true }),
      person({ x: 118, y: 64, scale: 1.22, coat: p.white, skin: 4, left: true }),
    ].join('');
    const river = d`M-10 640Q330 560 560 566T1210 512V600Q900 590 700 640T420 810H-10z`;
    const rim = d`M-40 250Q560 -120 1240 300`;
    const truss = times(24, (index) => d`M${-40 + index * 54} ${250 - Math.sin((index / 23) * Math.PI) * 210}l27 -64 27 60`);
    return [
      sky(c),
      rays(p, 180, 120, 0.12),
      sun(p, 180, 120, 56),
      clouds(p, [
        [820, 110, 1.1],
        [60, 300, 0.8],
        [980, 290, 0.7],
      ]),
      skyline(p.far, { to: 1220, base: 540, seed: 31, low: 20, high: 80 }),
      farShard(p.far, 1060, 540, 210),
      farDome(p.far, 910, 540, 110),
      farGherkin(p.far, 980, 540, 110),
      rect(0, 538, 1200, 270, p.tree[2]),
      skyline(p.mid, { to: 1220, base: 580, seed: 47, low: 20, high: 64 }),
      rect(0, 578, 1200, 230, p.tree[1], 'opacity=".55"'),
      path(river, `url(#${c.name}-water)`),
      line('M196 596l96 60M640 566l60 84M1000 530l70 74', p.paving[0], 13),
      line('M196 606l96 60M640 576l60 84M1000 540l70 74', p.stone[2], 5),
      trees(p, 0, 190, 700, 30, 3),
      trees(p, 860, 1220, 690, 34, 7),
      at(110, 640, 0.36, elizabethTower(p)),
      at(124, 640, 0.5, palaceRange(p, 5)),
      at(250, 640, 0.36, victoriaTower(p)),
      riverBoat(p, 470, 700, 0.42),
      riverBoat(p, 820, 600, 0.26),
      line(rim, p.white, 22),
      line(rim, p.stone[1], 5),
      line(truss, p.white, 6),
      line(d`M-40 180Q560 -190 1240 230`, p.white, 9),
      path('M570 96h60l24 120H546z', p.stone[1]),
      at(600, 358, 1.42, capsule(p, people)),
    ];
  },
};

const night: Picture = {
  name: 'london-eye-3',
  title: 'The London Eye lit red and gold on a clear night, seen over the water with its reflection',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const lights = { ...p, white: '#FFB3A8', roof: ['#C92F46', '#8E1C3C'] as const };
    return [
      sky(c),
      stars(c, 420, 12),
      sun(p, 230, 150, 34),
      clouds(p, [
        [60, 250, 0.9],
        [880, 190, 1],
      ]),
      skyline(p.far, { to: 1220, base: 600, seed: 52, low: 40, high: 150 }),
      farShard(p.far, 1090, 600, 260),
      ellipse(720, 300, 400, 340, p.red, 'opacity=".14"'),
      ellipse(720, 300, 310, 290, p.red, 'opacity=".14"'),
      at(40, 606, 0.92, countyHall(p)),
      trees(p, 480, 1210, 604, 30, 6),
      at(720, 600, 1, wheel(lights, 244, 0.1)),
      embankment(p, 596, 26, 1200),
      times(10, (index) => lamp(p, 40 + index * 126, 598, 0.3)),
      crowd(p, [
        [520, 598, 0.34],
        [536, 598, 0.34],
        [900, 598, 0.34],
        [1010, 598, 0.34],
      ]),
      water(c, 620, 41),
      reflection('#FF8E8E', 720, 630, 420, 12, 0.42),
      times(10, (index) => reflection(p.gold, 40 + index * 126, 628, 20, 5, 0.7)),
      each([0, 1, 2], (index) => reflection(p.gold, 120 + index * 120, 632, 70, 7, 0.35)),
      riverBoat(p, 240, 716, 1.15),
    ];
  },
};

const sunset: Picture = {
  name: 'eye-sunset',
  title: 'The great wheel of the London Eye stands dark against a huge setting sun while couples watch from the embankment',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const dark = { ...p, white: p.ink, stone: [p.ink, p.ink, p.ink, p.ink] as const, gold: '#F7B45E', red: '#F7B45E', roof: [p.ink, p.ink] as const };
    return [
      sky(c),
      rays(p, 600, 400, 0.08, 30),
      sun(p, 600, 400, 230),
      clouds(p, [
        [90, 160, 1.2],
        [920, 190, 1.1],
        [180, 420, 0.8],
        [900, 440, 0.9],
      ]),
      birds(p, 830, 250, 6),
      skyline(p.far, { to: 1220, base: 610, seed: 8, low: 30, high: 110 }),
      at(176, 612, 0.4, elizabethTower({ ...p, stone: [p.mid, p.mid, p.mid, p.mid], window: p.gold })),
      skyline(p.mid, { to: 1220, base: 612, seed: 61, low: 10, high: 60 }),
      at(600, 604, 1, wheel(dark, 236, 0.05)),
      water(c, 606, 18),
      reflection(p.sun, 600, 616, 330, 9, 0.6),
      riverBoat(p, 800, 660, 0.6),
      rect(0, 742, 1200, 60, p.ink),
      line('M0 716h1200M0 742h1200', p.ink, 7),
      line(times(41, (index) => d`M${index * 30} 716v30`), p.ink, 4),
      crowd({ ...p, red: p.ink, blue: '#241F4A', gold: p.ink, white: '#2B2450', tree: [p.ink, p.ink, p.ink] }, [
        [330, 780, 1.25],
        [372, 782, 1.2],
        [840, 782, 1.25],
        [884, 784, 1.3],
        [926, 784, 0.8],
      ]),
      lamp(p, 120, 800, 1.15),
      lamp(p, 1080, 800, 1.15),
    ];
  },
};

export const londonEye = [wide, close, night, sunset];
