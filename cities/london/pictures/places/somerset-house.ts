import { backdrop, paving } from '../kit/backdrop';
import { riverBoat } from '../kit/boats';
import { crowd } from '../kit/figures';
import { tree, trees } from '../kit/greenery';
import { glow } from '../kit/light';
import { balustrade, bars, block, colonnade, cornice, pediment } from '../kit/masonry';
import { arches, windows } from '../kit/openings';
import { stream } from '../kit/random';
import { snowfall } from '../kit/season';
import { garland, lamp } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { water } from '../kit/water';
import type { Picture } from '../picture';

const courtyard: Picture = {
  name: 'somerset-house',
  title:
    'The great courtyard of Somerset House in summer: children run through the rows of fountains before the columned south wing and its dome',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    const jet = (x: number, y: number, tall: number): string =>
      path(
        d`M${x - 3} ${y}q2 ${-tall} -6 ${-tall}q9 -8 9 6q0 -14 9 -6q-8 0 -6 ${tall}z`,
        p.white,
        'opacity=".9"',
      ) + ellipse(x, y + 1, 15, 3.6, p.water[0]);
    return [
      backdrop(c, {
        light: [1010, 120, 52],
        clouds: [
          [120, 90, 0.9],
          [760, 70, 0.7],
        ],
      }),
      // Dome and drum.
      path('M540 170q4-56 60-62 56 6 60 62z', '#7FA08E'),
      path('M612 110q44 10 48 60h-32z', '#5F8373'),
      rect(534, 168, 132, 14, light),
      bars(546, 182, 12, 30, 8, 14, light),
      rect(546, 182, 108, 30, shade, 'opacity=".5"'),
      line('M600 108V50', p.ink, 4),
      path('M602 52q20-10 36 0t30 0v28q-16 8-30 0t-36 0z', '#27407A'),
      line('M602 66h66M634 52v30', p.white, 5),
      line('M602 66h66M634 52v30', p.red, 2.5),
      block(150, 256, 900, 330, light, mid, 0.06),
      balustrade(p, 150, 232, 900, 24),
      block(430, 218, 340, 40, light, mid),
      each(
        [450, 550, 650, 750],
        (x) => path(d`M${x - 9} 218q-2 -36 9 -40q11 4 9 40z`, light) + circle(x, 174, 7, light),
      ),
      cornice(p, 140, 252, 920, 12),
      bars(182, 270, 14, 160, 8, 34, mid),
      windows(202, 290, 6, 1, [38, 1], [18, 46], p.window),
      windows(202, 370, 6, 1, [38, 1], [18, 56], p.window),
      windows(784, 290, 6, 1, [38, 1], [18, 46], p.window),
      windows(784, 370, 6, 1, [38, 1], [18, 56], p.window),
      rect(430, 264, 340, 170, shade),
      windows(462, 284, 6, 1, [50, 1], [26, 50], p.window),
      windows(462, 364, 6, 1, [50, 1], [26, 60], p.window),
      colonnade(p, 436, 764, 8, 266, 20, 168),
      cornice(p, 140, 432, 920, 12),
      line('M150 474h900M150 506h900M150 538h900M150 570h900', shade, 3, 'opacity=".6"'),
      arches(184, 470, 56, 116, 3, 80, shade),
      arches(192, 478, 40, 108, 3, 80, p.window),
      arches(800, 470, 56, 116, 3, 80, shade),
      arches(808, 478, 40, 108, 3, 80, p.window),
      arches(452, 462, 76, 124, 3, 110, dark),
      each([466, 576, 686], (x) => rect(x, 530, 48, 56, p.gold, 'opacity=".5"')),
      // The wings at the sides.
      path('M0 190l150 66v330L0 640z', mid),
      path('M1200 190l-150 66v330l150 54z', shade),
      line('M0 400l150 36M1200 400l-150 36', light, 9),
      each(
        [
          [14, 260],
          [60, 274],
          [104, 288],
        ] as const,
        ([x, y]) =>
          path(d`M${x} ${y}l26 8v56l-26 -4zM${x} ${y + 170}l26 6v76l-26 8z`, p.window) +
          path(d`M${1200 - x} ${y}l-26 8v56l26 -4zM${1200 - x} ${y + 170}l-26 6v76l26 8z`, p.roof[0]),
      ),
      paving(c, 584),
      path('M300 600h600l150 190H150z', '#D9C8A6'),
      path('M300 600h600l150 190H150z', p.water[0], 'opacity=".35"'),
      ...[0, 1, 2, 3].map((row) =>
        times(7, (index) =>
          jet(600 + (index - 3) * (84 + row * 26), 622 + row * row * 12 + row * 14, 56 + row * 22),
        ),
      ),
      each(
        [
          [500, 670, '#B8273A', '#E9BE97'],
          [690, 660, '#E0A93F', '#8D5B3E'],
          [590, 730, '#3D6C93', '#F1CDA8'],
        ] as const,
        ([x, y, suit, skin]) =>
          at(
            x,
            y,
            1.1,
            line('M-4-30L-16-4M4-30L14-8', skin, 6, 'stroke-linecap="round"') +
              path('M-9-52q9-6 18 0l2 24q-11 5-22 0z', suit) +
              line('M-8-50L-26-66M8-50L26-64', skin, 5, 'stroke-linecap="round"') +
              circle(0, -63, 8, skin) +
              path('M-8-64q0-10 9-10t8 9q-8-4-17 1z', '#3A2A22'),
          ),
      ),
      crowd(p, [
        [240, 640, 0.8],
        [270, 642, 0.78],
        [970, 640, 0.8],
        [160, 740, 1.14],
        [206, 744, 1.1],
        [1060, 740, 1.14],
        [1104, 744, 0.72],
      ]),
    ];
  },
};

const iceRink: Picture = {
  name: 'somerset-house-2',
  title:
    'Skaters on the winter ice rink of Somerset House under falling snow, a tall Christmas tree with lights before the archways',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    const skater = (x: number, y: number, s: number, coat: string, skin: string, flip = false): string =>
      at(
        x,
        y,
        s,
        ellipse(4, 2, 30, 4, '#8FA6D8', 'opacity=".6"') +
          line('M0-40L16-2M-2-38L-34-14', '#1B2440', 8, 'stroke-linecap="round"') +
          line('M6 0h22M-44-12l18-4', '#DDE6F4', 4, 'stroke-linecap="round"') +
          path('M-10-72q12-6 20 2l4 34q-14 6-26 0z', coat) +
          line('M10-66L34-58M-8-66L-32-72', coat, 7, 'stroke-linecap="round"') +
          circle(8, -84, 9, skin) +
          path('M-1-86q0-12 10-12t9 10z', p.red) +
          circle(8, -100, 4, '#fff') +
          path('M-2-74q10 6 16 0l2 6q-10 6-20 0zM-2-72l-20 8 4 8 18-8z', p.gold),
        flip ? -s : s,
      );
    const next = stream(24);
    return [
      backdrop(c, { light: [180, 100, 36], clouds: [[900, 90, 0.9]] }),
      block(-20, 170, 1240, 390, mid, shade, 0.1),
      rect(-20, 158, 1240, 16, light),
      bars(10, 180, 16, 170, 20, 62, light),
      windows(38, 200, 19, 1, [62, 1], [26, 50], p.roof[1], p.window),
      windows(38, 280, 19, 1, [62, 1], [26, 62], p.roof[1], p.window),
      rect(-20, 350, 1240, 14, light),
      line('M0 400h1200M0 440h1200M0 480h1200M0 520h1200', shade, 3),
      arches(20, 390, 90, 170, 8, 150, dark),
      arches(34, 404, 62, 156, 8, 150, p.window),
      glow(c, 'wash', '#C7A6F0', [300, 460], [420, 240], 0.4),
      glow(c, 'wash-2', '#8FC4F0', [960, 460], [420, 240], 0.4),
      rect(0, 548, 1200, 30, '#DDE6F4'),
      rect(0, 556, 1200, 22, '#3E5AA0'),
      bars(20, 548, 6, 30, 30, 40, '#DDE6F4'),
      rect(0, 576, 1200, 234, '#B9CCEC'),
      path('M0 576h1200v30q-600 50-1200 0z', '#DDE9F8'),
      times(26, () => {
        const [x, y] = [Math.round(next() * 1200), Math.round(600 + next() * 200)];
        return line(
          d`M${x} ${y}q${40 + next() * 60} ${-14 + next() * 10} ${100 + next() * 80} ${next() * 12}`,
          '#FFFFFF',
          2.4,
          'opacity=".8"',
        );
      }),
      // The tree stands at the side of the ice.
      rect(870, 540, 40, 40, '#6E4A2E'),
      path(
        'M890 70l76 130h-40l70 112h-44l76 116h-46l78 124H720l78-124h-46l76-116h-44l70-112h-40z',
        '#1F4A3A',
      ),
      path('M890 70l76 130h-40l70 112h-44l76 116h-46l78 124H890z', '#163629'),
      times(54, (index) => {
        const row = Math.floor(Math.sqrt(index * 3.4));
        const y = 130 + row * 32;
        const spread = 12 + row * 10.4;
        return circle(
          Math.round(890 + (next() - 0.5) * spread * 2),
          Math.round(y + next() * 20),
          6,
          ['#FFE9B0', '#FFD272', '#C92F46', '#8FC4F0'][index % 4]!,
        );
      }),
      circle(890, 300, 150, '#FFE2A0', 'opacity=".1"'),
      path('M890 26l13 30 32 4-24 22 8 32-29-17-29 17 8-32-24-22 32-4z', p.gold),
      garland([0, 150], [420, 150], 60, 14, ['#FFE9B0', p.gold], true),
      garland([420, 150], [800, 150], 60, 13, ['#FFE9B0', p.gold], true),
      skater(220, 650, 1.1, '#C92F46', '#E9BE97'),
      skater(400, 620, 0.8, '#FFD272', '#8D5B3E', true),
      skater(560, 640, 0.9, '#4A6AA6', '#F1CDA8'),
      skater(690, 620, 0.76, '#F6EEDD', '#C98F66', true),
      skater(1060, 660, 1.1, '#3F8A6A', '#E9BE97', true),
      skater(500, 750, 1.6, '#C92F46', '#6E4630'),
      skater(740, 764, 1.64, '#4A6AA6', '#E9BE97', true),
      skater(320, 780, 1.06, '#FFD272', '#F1CDA8'),
      skater(1000, 780, 1.7, '#7A5AA8', '#8D5B3E'),
      snowfall(c, 77, 80),
    ];
  },
};

const riverFront: Picture = {
  name: 'somerset-house-3',
  title:
    'The long river front of Somerset House at sunrise, its arcade and great water gate above the trees of the Embankment',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    return [
      backdrop(c, {
        light: [270, 190, 80],
        clouds: [
          [560, 80, 0.9],
          [960, 150, 0.8],
        ],
        roofs: [330, 48, 90],
      }),
      path('M570 226q4-40 40-44 36 4 40 44z', '#8FAE9C'),
      rect(564, 224, 92, 16, light),
      block(20, 258, 1160, 160, light, mid, 0.04),
      balustrade(p, 20, 238, 1160, 20),
      cornice(p, 10, 254, 1180, 10),
      windows(44, 284, 28, 1, [41, 1], [18, 34], p.window),
      windows(44, 346, 28, 1, [41, 1], [18, 44], p.window),
      each(
        [150, 540, 930],
        (x) =>
          block(x, 250, 140, 170, light, mid, 0.16) +
          pediment(p, x - 6, 250, 152, 34) +
          colonnade(p, x + 8, x + 132, 4, 274, 14, 116) +
          windows(x + 30, 290, 3, 1, [34, 1], [16, 34], p.window),
      ),
      cornice(p, 10, 412, 1180, 12),
      // The arcaded terrace.
      rect(0, 424, 1200, 176, mid),
      balustrade(p, 0, 408, 1200, 18),
      line('M0 456h1200M0 488h1200M0 520h1200M0 552h1200', shade, 3, 'opacity=".6"'),
      arches(30, 460, 50, 140, 6, 72, shade),
      arches(38, 470, 34, 130, 6, 72, dark),
      arches(744, 460, 50, 140, 6, 72, shade),
      arches(752, 470, 34, 130, 6, 72, dark),
      block(480, 420, 250, 184, light, mid, 0.2),
      path('M526 604V530a79 79 0 0 1 158 0v74z', shade),
      path('M544 604V534a61 61 0 0 1 122 0v70z', dark),
      each(
        [500, 700],
        (x) =>
          rect(x - 12, 440, 24, 160, light) +
          rect(x - 16, 470, 32, 14, shade) +
          rect(x - 16, 510, 32, 14, shade) +
          rect(x - 16, 550, 32, 14, shade),
      ),
      path('M590 452l15-20 15 20v24h-30z', light),
      rect(470, 412, 270, 12, light),
      rect(0, 596, 1200, 30, p.paving[0]),
      trees(p, -20, 430, 612, 52, 3),
      trees(p, 780, 1220, 612, 52, 5),
      each([100, 240, 380, 830, 960, 1100], (x) => tree(p, x, 624, 0.7)),
      each([460, 750], (x) => lamp(p, x, 624, 0.6)),
      crowd(p, [
        [500, 622, 0.5],
        [524, 622, 0.48],
        [640, 622, 0.5],
        [700, 622, 0.5],
        [310, 622, 0.5],
        [900, 622, 0.5],
      ]),
      rect(0, 622, 1200, 40, shade),
      rect(0, 620, 1200, 8, light),
      water(c, 660, 13),
      riverBoat(p, 700, 720, 1.2),
    ];
  },
};

export const somersetHouse = [courtyard, iceRink, riverFront];
