import { backdrop } from '../kit/backdrop';
import { crowd, person } from '../kit/figures';
import { lettering } from '../kit/lettering';
import { glow } from '../kit/light';
import { bars, block, courses } from '../kit/masonry';
import { sashes } from '../kit/openings';
import type { Palette } from '../kit/palettes';
import { stream } from '../kit/random';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const RED = '#C92F3A';

/** A paper lantern, 60 high at scale 1, from its hook. */
const lantern = (x: number, y: number, s: number, lit: boolean): string =>
  at(
    x,
    y,
    s,
    (lit ? circle(0, 30, 52, '#FF7A4A', 'opacity=".22"') : '') +
      line('M0-14V6', '#3A2A22', 2) +
      rect(-12, 4, 24, 7, '#E0A93F') +
      ellipse(0, 32, 32, 24, lit ? '#E8453A' : RED) +
      path(
        'M-14 11q-16 20 0 42M14 11q16 20 0 42M0 9v46',
        'none',
        `stroke="${lit ? '#FFB06A' : '#9C2030'}" stroke-width="2.5"`,
      ) +
      rect(-12, 53, 24, 7, '#E0A93F') +
      line('M-6 60v20M0 60v24M6 60v20', '#E0A93F', 2.5),
  );

const strung = (
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  count: number,
  s: number,
  lit = false,
): string => {
  const [mx, my] = [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + sag];
  return (
    line(d`M${from[0]} ${from[1]}Q${mx} ${my} ${to[0]} ${to[1]}`, '#3A2A22', 2) +
    times(count, (index) => {
      const t = (index + 0.5) / count;
      const along = (a: number, b: number, e: number): number =>
        (1 - t) * (1 - t) * a + 2 * t * (1 - t) * b + t * t * e;
      return lantern(along(from[0], mx, to[0]), along(from[1], my, to[1]) + 8 * s, s, lit);
    })
  );
};

/** A curled roof of green tiles; x is its middle, y its eaves. */
const curled = (x: number, y: number, w: number, h: number): string =>
  path(
    d`M${x - w / 2 - 30} ${y - 22}q26 26 70 ${16}h${w - 80}q44 ${10} 70 -16l-16 34q-20 14 -54 12h${-w + 80}q-40 0 -54 -12z`,
    '#D9A441',
  ) +
  path(
    d`M${x - w / 2} ${y - 4}q${w * 0.1} ${-h * 0.3} ${w * 0.14} ${-h}h${w * 0.72}q${w * 0.04} ${h * 0.7} ${w * 0.14} ${h}z`,
    '#2F7F5A',
  ) +
  line(
    times(
      Math.floor(w / 22),
      (index) =>
        d`M${x - w * 0.34 + (index * w * 0.68) / (w / 22)} ${y - h}L${x - w * 0.47 + (index * w * 0.94) / (w / 22)} ${y - 4}`,
    ),
    '#1F5A40',
    4,
  ) +
  rect(x - w * 0.38, y - h - 10, w * 0.76, 14, '#D9A441') +
  each([-1, 1], (side) =>
    path(
      d`M${x + side * w * 0.36} ${y - h - 6}q${side * 20} -6 ${side * 22} -30q${-side * 20} 4 ${-side * 34} 24z`,
      '#D9A441',
    ),
  );

const fronts = (p: Palette, next: () => number): string =>
  block(-20, 130, 330, 540, p.brick[0], p.brick[1], 0.14) +
  courses(-10, 140, 300, 340, p.brick[2], next, 60) +
  sashes(p, 30, 180, [54, 96], 3, 96) +
  sashes(p, 30, 330, [54, 100], 3, 96) +
  block(900, 110, 320, 560, p.stone[0], p.stone[1], 0.14) +
  sashes(p, 940, 160, [54, 96], 3, 96) +
  sashes(p, 940, 310, [54, 104], 3, 96) +
  rect(-20, 470, 330, 200, '#7A1F2A') +
  rect(900, 470, 320, 200, '#1F5A40') +
  rect(-20, 480, 330, 44, '#E0A93F') +
  rect(900, 480, 320, 44, RED) +
  rect(10, 540, 130, 100, '#FFE2A0') +
  rect(164, 540, 120, 130, '#FFE2A0') +
  rect(930, 540, 130, 100, '#FFE2A0') +
  rect(1084, 540, 100, 130, '#FFE2A0');

const gate: Picture = {
  name: 'chinatown',
  title:
    'The red and green gate of Chinatown in Wardour Street with its curled roofs, lanterns strung across the street behind',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const next = stream(88);
    const post = (x: number): string =>
      rect(x - 20, 330, 40, 340, RED) +
      rect(x + 4, 330, 16, 340, '#9C2030') +
      rect(x - 34, 620, 68, 50, p.stone[1]) +
      rect(x - 28, 610, 56, 12, p.stone[0]) +
      rect(x - 24, 350, 48, 10, '#E0A93F') +
      rect(x - 24, 590, 48, 10, '#E0A93F');
    return [
      backdrop(c, {
        light: [600, 110, 56],
        clouds: [
          [340, 60, 0.7],
          [760, 70, 0.7],
        ],
      }),
      // The street going off.
      each(
        [310, 384, 446],
        (x, index) =>
          rect(
            x,
            220 + index * 56,
            74 - index * 8,
            430 - index * 56,
            [p.brick[1], p.stone[1], p.brick[0]][index]!,
          ) +
          bars(x + 10, 250 + index * 50, 16, 30, 2, 30 - index * 4, p.window) +
          bars(x + 10, 320 + index * 40, 16, 34, 2, 30 - index * 4, p.window),
      ),
      each(
        [826, 762, 708],
        (x, index) =>
          rect(
            x,
            220 + index * 56,
            74 - index * 8,
            430 - index * 56,
            [p.stone[1], p.brick[0], p.brick[1]][index]!,
          ) +
          bars(x + 10, 250 + index * 50, 16, 30, 2, 30 - index * 4, p.window) +
          bars(x + 10, 320 + index * 40, 16, 34, 2, 30 - index * 4, p.window),
      ),
      fronts(p, next),
      rect(0, 664, 1200, 146, p.paving[0]),
      path('M500 590h200l260 220H240z', '#B9A99C'),
      line('M500 590L240 810M700 590l260 220M600 600v210', p.paving[1], 4),
      strung([310, 330], [890, 330], 40, 9, 0.62),
      strung([400, 420], [800, 420], 30, 8, 0.46),
      crowd(p, [
        [560, 610, 0.56],
        [590, 612, 0.56],
        [620, 614, 0.58],
        [650, 610, 0.56],
        [600, 630, 0.66],
      ]),
      // The gate.
      each([330, 490, 710, 870], (x) => post(x)),
      rect(290, 320, 620, 44, '#2F6B8A'),
      rect(290, 320, 620, 8, '#E0A93F'),
      rect(290, 356, 620, 8, '#E0A93F'),
      times(15, (index) =>
        path(d`M${316 + index * 41} 342q10 -14 20 0q-10 14 -20 0z`, index % 2 ? '#E0A93F' : '#F6EEDD'),
      ),
      curled(390, 320, 200, 50),
      curled(810, 320, 200, 50),
      rect(480, 214, 240, 70, RED),
      rect(496, 226, 208, 46, '#22324A'),
      lettering('CHINATOWN', { x: 600, y: 260, size: 32, fill: '#F3D27C', spacing: 4, maxWidth: 190 }),
      rect(464, 276, 272, 12, '#E0A93F'),
      rect(476, 288, 248, 34, '#2F7F5A'),
      curled(600, 216, 300, 64),
      circle(600, 128, 12, '#E0A93F'),
      each([350, 850], (x) => lantern(x, 366, 1.1, false)),
      // Stone lions.
      each(
        [
          [410, 1],
          [790, -1],
        ] as const,
        ([x, side]) =>
          at(
            x,
            690,
            0.8,
            rect(-50, -40, 100, 44, p.stone[1]) +
              rect(-56, -48, 112, 12, p.stone[0]) +
              path('M-36-48q-8-70 20-80h30q30 10 26 80z', p.stone[0]) +
              circle(4, -140, 34, p.stone[1]) +
              circle(8, -138, 24, p.stone[0]) +
              circle(0, -146, 4, p.ink) +
              circle(18, -146, 4, p.ink) +
              path('M-2-128q10 8 22 0', 'none', `stroke="${p.ink}" stroke-width="4"`) +
              circle(30, -60, 14, p.stone[2]),
            0.8 * side,
          ),
      ),
      crowd(p, [
        [560, 670, 0.84],
        [640, 690, 0.94],
        [682, 694, 0.6],
        [500, 730, 1.1],
        [230, 710, 1.04],
        [186, 714, 1],
        [980, 720, 1.08],
        [1030, 724, 0.68],
        [720, 764, 1.26],
        [330, 770, 1.3],
      ]),
    ];
  },
};

const night: Picture = {
  name: 'chinatown-2',
  title:
    'Gerrard Street after dark under hundreds of glowing lanterns, the wet paving red with the neon of the restaurants',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const neon = ['#FF5A6A', '#FFC24A', '#5AE0C8', '#FF8AD0', '#7ABAFF'];
    const wall = (flip: boolean): string =>
      each(
        [
          [0, 220, 60],
          [220, 380, 130],
          [380, 480, 190],
          [480, 540, 240],
        ] as const,
        ([near, far, top], index) => {
          const x = flip ? 1200 - far : near;
          const w = far - near;
          const foot = 690 - index * 34;
          const colour = neon[(index * 2 + (flip ? 1 : 0)) % 5]!;
          return (
            rect(x, top, w, foot - top, [p.brick[1], p.roof[1], p.brick[2], p.mid][index]!) +
            bars(
              x + w * 0.14,
              top + 40,
              w * 0.2,
              (foot - top) * 0.14,
              3,
              w * 0.28,
              index % 2 ? p.window : '#F2B06A',
            ) +
            bars(
              x + w * 0.14,
              top + 40 + (foot - top) * 0.22,
              w * 0.2,
              (foot - top) * 0.14,
              3,
              w * 0.28,
              index % 2 ? '#35345A' : p.window,
            ) +
            rect(x, foot - (foot - top) * 0.42, w, (foot - top) * 0.42, '#2A1A30') +
            rect(x + w * 0.08, foot - (foot - top) * 0.28, w * 0.84, (foot - top) * 0.22, '#FFD98A') +
            rect(
              x + w * 0.06,
              foot - (foot - top) * 0.4,
              w * 0.88,
              (foot - top) * 0.085,
              '#170F22',
              `stroke="${colour}" stroke-width="5" rx="6"`,
            ) +
            line(
              d`M${x + w * 0.16} ${foot - (foot - top) * 0.358}h${w * 0.2}M${x + w * 0.44} ${foot - (foot - top) * 0.358}h${w * 0.16}M${x + w * 0.68} ${foot - (foot - top) * 0.358}h${w * 0.16}`,
              colour,
              7,
              'stroke-linecap="round"',
            ) +
            rect(
              flip ? x - 14 : x + w - 10,
              top + (foot - top) * 0.3,
              24 - index * 3,
              (foot - top) * 0.2,
              '#170F22',
              `stroke="${neon[(index + 3) % 5]}" stroke-width="4" rx="5"`,
            ) +
            circle(flip ? x - 2 : x + w + 1, top + (foot - top) * 0.36, 6, neon[(index + 3) % 5]!) +
            circle(flip ? x - 2 : x + w + 1, top + (foot - top) * 0.43, 6, neon[(index + 3) % 5]!)
          );
        },
      );
    return [
      backdrop(c, { light: [600, 90, 30] }),
      rect(540, 300, 120, 290, p.mid),
      glow(c, 'street', '#FF7A4A', [600, 480], [560, 330], 0.5),
      wall(false),
      wall(true),
      path('M0 690l540-110h120l540 110v120H0z', '#3A2446'),
      ...[0, 1, 2, 3, 4, 5, 6].map((row) =>
        each([140, 330, 470, 600, 730, 870, 1060], (x, index) =>
          rect(
            600 + (x - 600) * (0.4 + row * 0.12) - 30 - row * 6,
            606 + row * row * 4.4,
            60 + row * 12,
            3 + row,
            index % 3 === 0 ? '#FF5A6A' : index % 3 === 1 ? '#FFC24A' : '#E8453A',
            d`rx="2" opacity="${(0.75 - row * 0.07).toFixed(2)}"`,
          ),
        ),
      ),
      strung([480, 300], [720, 300], 20, 7, 0.3, true),
      strung([430, 250], [770, 250], 30, 7, 0.42, true),
      strung([330, 190], [870, 190], 46, 8, 0.62, true),
      strung([180, 120], [1020, 120], 60, 9, 0.86, true),
      strung([-20, 30], [1220, 30], 80, 10, 1.16, true),
      crowd(p, [
        [570, 600, 0.5],
        [596, 602, 0.5],
        [624, 604, 0.52],
        [540, 620, 0.66],
        [650, 628, 0.7],
        [690, 634, 0.7],
        [470, 660, 0.9],
        [510, 664, 0.88],
        [600, 690, 1],
        [760, 690, 1.02],
        [800, 694, 0.64],
        [360, 740, 1.26],
        [420, 746, 1.22],
        [680, 764, 1.36],
        [930, 756, 1.32],
        [200, 780, 1.44],
        [1060, 784, 1.44],
      ]),
    ];
  },
};

const restaurantWindow: Picture = {
  name: 'chinatown-3',
  title:
    'A restaurant window in Chinatown at dusk: roast ducks on their hooks, a cook with a cleaver and steaming bamboo baskets',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const duck = (x: number): string =>
      at(
        x,
        150,
        1,
        line('M0-30V10', '#C9C2B8', 5) +
          path('M-6-30q10-16 20-4', 'none', 'stroke="#C9C2B8" stroke-width="5"') +
          path('M-10 0q-4 40 4 66-50 40-40 110 10 50 46 56 36-6 46-56 10-70-40-110 8-26 4-66z', '#A84A1E') +
          path('M6 0q4 40-2 66 50 40 40 110-10 40-30 52 24-60 4-120-20-40-20-108z', '#7E3012') +
          path('M-28 110q-26 20-22 60 10 6 18-4zM28 110q26 20 22 60-10 6-18-4z', '#8E3A16') +
          ellipse(-12, 130, 12, 30, '#D9843E', 'opacity=".8"') +
          path('M-8 230l-8 30M8 230l8 30', 'none', 'stroke="#7E3012" stroke-width="7"'),
      );
    const steam = (x: number, y: number): string =>
      path(d`M${x} ${y}q-30 -40 0 -80t0 -80q36 40 6 80t10 80z`, '#fff', 'opacity=".35"') +
      path(d`M${x + 44} ${y}q-26 -34 0 -66t0 -60q30 32 6 62t10 64z`, '#fff', 'opacity=".25"');
    const basket = (x: number, y: number, w: number): string =>
      rect(x - w / 2, y - 46, w, 46, '#D9A860') +
      rect(x - w / 2, y - 46, w, 10, '#B9823E') +
      rect(x - w / 2, y - 10, w, 10, '#B9823E') +
      line(
        times(Math.floor(w / 18), (index) => d`M${x - w / 2 + 9 + index * 18} ${y - 36}v26`),
        '#B9823E',
        3,
      );
    return [
      rect(0, 0, 1200, 800, '#6E1A26'),
      rect(0, 0, 1200, 60, '#C92F3A'),
      rect(0, 56, 1200, 10, '#E0A93F'),
      each([90, 290, 910, 1110], (x) => lantern(x, 4, 0.7, true)),
      rect(90, 84, 1020, 560, '#E0A93F'),
      rect(106, 100, 988, 530, '#FFE3AE'),
      glow(c, 'bulbs', '#FFF6DC', [480, 220], [520, 320], 0.9),
      // Tiles behind the cook.
      line(
        times(16, (index) => d`M${130 + index * 64} 100v400`) +
          times(7, (index) => d`M106 ${140 + index * 56}h988`),
        '#F2CE8A',
        3,
      ),
      rect(106, 130, 640, 12, '#8FA0B0'),
      each([170, 280, 390, 500, 610], duck),
      each(
        [680, 720],
        (x) =>
          line(d`M${x} 120v30`, '#C9C2B8', 5) +
          path(d`M${x - 16} 150h32q6 90 -4 160q-12 10 -24 0q-10 -70 -4 -160z`, '#C9562E') +
          line(d`M${x - 12} 180h24M${x - 13} 210h26M${x - 13} 240h26M${x - 12} 270h24`, '#8E2E16', 4),
      ),
      // The cook.
      at(
        900,
        540,
        3.6,
        path('M-34 0v-44q0-26 34-30 34 4 34 30V0z', '#FFFDF6') +
          path('M10-72q24 6 24 28V0H18q10-40-8-72z', '#DCD6CC') +
          path('M-16 0v-50h32V0z', '#C92F3A') +
          circle(0, -92, 15, '#E9BE97') +
          path('M-15-94q0-16 15-16t15 16q-6-8-15-8t-15 8z', '#1A1A22') +
          path('M-17-98q-8-22 17-22t17 22z', '#FFFDF6') +
          path('M-6-86q6 5 12 0', 'none', 'stroke="#8A5A44" stroke-width="2"') +
          line('M-30-56L-44-26L-30-14', '#FFFDF6', 11, 'stroke-linecap="round" stroke-linejoin="round"') +
          line('M30-56L42-30L26-16', '#DCD6CC', 11, 'stroke-linecap="round" stroke-linejoin="round"') +
          path('M-56-20h26v16h-26z', '#C9D0D8') +
          rect(-32, -18, 16, 5, '#4A2C1E'),
      ),
      rect(106, 520, 988, 24, '#C9D0D8'),
      rect(106, 544, 988, 90, '#9AA6B4'),
      rect(680, 496, 150, 26, '#B98A5A'),
      path('M700 496q-4-24 40-26t60 26z', '#A84A1E'),
      // Baskets on the sill.
      basket(200, 520, 150),
      basket(200, 474, 150),
      basket(200, 428, 150),
      path('M120 382q80-34 160 0z', '#D9A860'),
      basket(390, 520, 150),
      basket(390, 474, 150),
      each(
        [350, 390, 430],
        (x) =>
          path(d`M${x - 20} 430q0 -22 20 -26q20 4 20 26z`, '#FFFDF6') +
          line(d`M${x} 406l-6 14M${x} 406l6 14`, '#E3D9C8', 3),
      ),
      steam(190, 376),
      steam(380, 404),
      basket(560, 520, 130),
      each([530, 560, 590], (x) => circle(x, 468, 19, '#FFF3D6') + circle(x, 462, 5, '#C92F3A')),
      // The frame and the street.
      rect(90, 630, 1020, 20, '#E0A93F'),
      rect(0, 650, 1200, 60, '#54121C'),
      rect(0, 700, 1200, 110, p.paving[1]),
      line('M0 740h1200M200 700l-60 110M480 700l-20 110M760 700l20 110M1020 700l60 110', '#5A3A5A', 3),
      glow(c, 'spill', '#FFCB6B', [600, 730], [520, 80], 0.45),
      person({ x: 330, y: 790, scale: 2, coat: p.blue, hair: '#2A1E1A', left: true }),
      person({ x: 410, y: 794, scale: 1.24, coat: p.gold, skin: 3 }),
      person({ x: 700, y: 790, scale: 2, coat: '#3F6B4C', skin: 1 }),
      person({ x: 1060, y: 792, scale: 2, coat: p.white, hair: '#6B4226', left: true, bag: p.red }),
      person({ x: 130, y: 794, scale: 2, coat: p.red, skirt: true, skin: 2 }),
    ];
  },
};

export const chinatown = [gate, night, restaurantWindow];
