import { backdrop } from '../kit/backdrop';
import { crowd, person } from '../kit/figures';
import { lawn, tree, trees } from '../kit/greenery';
import { lettering } from '../kit/lettering';
import { glow } from '../kit/light';
import { balustrade, bars, block, column, cornice, courses, pediment } from '../kit/masonry';
import { sashes } from '../kit/openings';
import { stream } from '../kit/random';
import { room } from '../kit/room';
import { birds } from '../kit/sky';
import { lamp } from '../kit/street';
import { circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const portico: Picture = {
  name: 'saatchi-gallery',
  title:
    'The Saatchi Gallery in the Duke of York’s Headquarters: long wings of pale brick and a white portico of four columns over a wide lawn',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const yellow = ['#E2C58C', '#C7A66A', '#96774A'] as const;
    const next = stream(1801);
    return [
      backdrop(c, {
        light: [220, 130, 52],
        clouds: [
          [380, 70, 0.8],
          [900, 100, 1],
        ],
      }),
      birds(p, 740, 130, 5, 7),
      trees(p, -20, 140, 480, 70, 5),
      trees(p, 1070, 1240, 480, 70, 8),
      path('M80 292l20-26h1000l20 26z', p.roof[0]),
      block(90, 290, 1020, 210, yellow[0], yellow[1], 0.04),
      courses(100, 300, 1000, 190, yellow[2], next, 110),
      cornice(p, 80, 284, 1040, 10),
      sashes(p, 132, 318, [30, 54], 6, 50),
      sashes(p, 132, 412, [30, 62], 6, 50),
      sashes(p, 790, 318, [30, 54], 6, 50),
      sashes(p, 790, 412, [30, 62], 6, 50),
      rect(90, 388, 1020, 8, p.stone[0]),
      // The portico.
      block(440, 256, 320, 244, yellow[0], yellow[1], 0.1),
      rect(470, 330, 260, 170, '#BFA77A'),
      rect(566, 370, 68, 130, '#2A3550'),
      line('M600 370v130', p.gold, 3),
      each([498, 662], (x) => rect(x, 380, 40, 80, p.window) + rect(x - 5, 372, 50, 8, p.white)),
      pediment(p, 424, 262, 352, 84),
      circle(600, 232, 17, p.stone[0]),
      rect(424, 260, 352, 40, p.white),
      rect(424, 296, 352, 8, p.stone[2]),
      lettering('SAATCHI GALLERY', { x: 600, y: 290, size: 26, fill: p.ink, spacing: 5, maxWidth: 290 }),
      each([450, 540, 624, 714], (x) => column(p, x, 304, 36, 190)),
      times(4, (index) =>
        rect(430 - index * 14, 494 + index * 8, 340 + index * 28, 9, index % 2 ? p.stone[1] : p.stone[0]),
      ),
      line('M600 178V110', p.ink, 4),
      path('M602 112h54l-10 14 10 14h-54z', p.red),
      each(
        [340, 820],
        (x) => rect(x, 300, 44, 130, x === 340 ? p.red : p.blue) + circle(x + 22, 350, 13, p.white),
      ),
      rect(0, 498, 1200, 34, p.paving[0]),
      lawn(p, 528, 760, 1200),
      path('M0 756h1200v54H0z', p.paving[0]),
      path('M548 528h104l70 232H478z', p.paving[0]),
      // A sculpture on the grass: three stacked hoops.
      ellipse(260, 660, 80, 10, '#000', 'opacity=".2"'),
      circle(240, 610, 46, 'none', `stroke="${p.red}" stroke-width="15"`),
      circle(290, 570, 36, 'none', `stroke="${p.gold}" stroke-width="13"`),
      circle(244, 530, 26, 'none', `stroke="${p.blue}" stroke-width="11"`),
      tree(p, 80, 620, 1.4),
      tree(p, 1110, 630, 1.5),
      crowd(p, [
        [590, 520, 0.62],
        [616, 522, 0.6],
        [480, 530, 0.62],
        [580, 620, 0.9],
        [640, 690, 1.1],
        [540, 740, 1.24],
        [584, 744, 0.78],
        [400, 650, 0.96],
        [860, 640, 0.94],
        [900, 644, 0.92],
        [980, 780, 1.3],
      ]),
    ];
  },
};

const whiteRoom: Picture = {
  name: 'saatchi-gallery-2',
  title:
    'A white room of the Saatchi Gallery with one enormous canvas in bold colours, visitors small before it on the pale wooden floor',
  hour: 'dawn',
  draw: (c) => [
    room(c, [190, 110, 1010, 590], {
      wall: '#FBF8F1',
      sides: ['#F0EBE0', '#DDD6C8'],
      ceiling: '#FFFFFF',
      floor: '#D9B98C',
      boards: '#C19F72',
    }),
    line('M190 110L0 0M1010 110L1200 0M400 110L300 0M600 110V0M800 110L900 0M100 54h1000', '#E3DCCE', 4),
    each(
      [300, 500, 700, 900],
      (x) =>
        rect(x - 40, 60, 80, 10, '#FFF3D0') +
        path(d`M${x - 40} 70h80l50 180h-180z`, '#FFF6DC', 'opacity=".35"'),
    ),
    // The canvas.
    rect(288, 152, 640, 380, '#000', 'opacity=".14"'),
    rect(280, 142, 640, 380, '#F2E9D8'),
    `<svg x="290" y="152" width="620" height="360">${
      rect(0, 0, 620, 360, '#22324A') +
      circle(170, 150, 140, '#B8273A') +
      path('M0 360Q120 180 300 260t320-120v220z', '#E0A93F') +
      path('M0 360Q200 280 340 330t280-90v120z', '#2F7F78') +
      circle(450, 110, 76, '#F7C5CB') +
      path('M300 0q40 120-40 210t20 150h90q-80-60 0-170T400 0z', '#FFFDF6', 'opacity=".9"') +
      line(
        'M40 40l90 70-60 60 120 30M560 40q-80 40-40 110t-50 120',
        '#FFFDF6',
        12,
        'stroke-linecap="round" stroke-linejoin="round"',
      ) +
      circle(520, 270, 34, '#B8273A') +
      circle(90, 270, 24, '#5FA3B5')
    }</svg>`,
    rect(940, 480, 30, 22, '#FFFFFF'),
    line('M946 488h18M946 494h12', '#8A8478', 2),
    // Work on the side walls, and a sculpture.
    path('M40 170l90 40v280l-90 60z', '#2F5B8A'),
    path('M54 194l62 26v250l-62 44z', '#E0A93F'),
    circle(84, 340, 24, '#B8273A'),
    path('M1160 170l-90 40v280l90 60z', '#3A2A34'),
    path('M1146 194l-62 26v250l62 44z', '#E98A6A'),
    line('M1140 230l-50 60 40 60-44 60', '#FFFDF6', 7),
    ellipse(880, 700, 90, 13, '#000', 'opacity=".16"'),
    rect(830, 610, 100, 90, '#FFFDF6'),
    rect(900, 610, 30, 90, '#DDD6C8'),
    path('M850 610q-20-60 30-80 10-60 50-50 40 30 0 60 30 20-10 70z', '#5FA3B5'),
    path('M890 610q20-40 10-80 30-10 40-40 10 30-10 50 30 20-10 70z', '#3D7F96'),
    circle(896, 548, 13, '#FBF8F1'),
    rect(470, 640, 240, 16, '#3A3A44'),
    bars(490, 656, 9, 30, 2, 190, '#3A3A44'),
    crowd(
      c.palette,
      [
        [330, 622, 0.96],
        [372, 624, 0.94],
        [650, 612, 0.9],
        [690, 616, 0.58],
        [240, 720, 1.4],
        [1010, 730, 1.44],
        [1060, 734, 0.9],
      ],
      1,
    ),
    person({ x: 540, y: 674, scale: 1.1, coat: '#3F6B4C', hair: '#C89B5A' }),
  ],
};

const evening: Picture = {
  name: 'saatchi-gallery-3',
  title:
    'The four columns of the Saatchi Gallery lit from below on an opening night, banners hung between them and guests on the steps',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    const tall = (x: number): string =>
      rect(x, 190, 92, 450, light) +
      rect(x + 56, 190, 36, 450, shade) +
      line(d`M${x + 18} 200v430M${x + 36} 200v430`, mid, 4) +
      path(d`M${x + 8} 640V470q38 -90 76 0v170z`, '#FFE9B0', 'opacity=".4"') +
      rect(x - 16, 168, 124, 24, light) +
      rect(x - 6, 190, 104, 12, mid) +
      rect(x - 12, 628, 116, 20, mid);
    return [
      backdrop(c, { light: [1090, 90, 36], clouds: [[60, 90, 0.8]] }),
      path('M-60 100L560 -170L1180 100z', light),
      path('M90 74L560-120l470 194z', shade),
      circle(560, 20, 30, light),
      rect(-60, 96, 1260, 24, light),
      rect(-60, 120, 1250, 50, mid),
      lettering('SAATCHI GALLERY', { x: 590, y: 159, size: 38, fill: dark, spacing: 14, maxWidth: 700 }),
      rect(-60, 168, 1240, 480, dark),
      rect(1180, 96, 60, 560, p.roof[1]),
      balustrade(p, 1170, 80, 60, 20),
      glow(c, 'hall', '#FFCF75', [590, 560], [520, 300], 0.55),
      rect(490, 300, 220, 348, '#F2C069'),
      line('M600 300v348M490 420h220', dark, 8),
      rect(476, 288, 248, 16, light),
      circle(600, 360, 24, '#FFFDF6'),
      line('M600 304v40', dark, 4),
      each(
        [270, 860],
        (x) =>
          rect(x - 50, 330, 100, 180, '#F2C069', 'opacity=".85"') +
          line(d`M${x} 330v180M${x - 50} 420h100`, dark, 6),
      ),
      // Banners.
      each(
        [
          [210, '#C92F46', 0],
          [820, '#4A6AA6', 1],
        ] as const,
        ([x, colour, kind]) =>
          rect(x, 200, 130, 340, colour) +
          (kind
            ? circle(x + 65, 310, 44, '#FFD272') + path(d`M${x + 16} 500l49 -90l49 90z`, '#F6EEDD')
            : path(d`M${x + 18} 260q50 -40 94 0t0 90q-50 40 -94 0t0 -90z`, '#FFD272') +
              rect(x + 22, 430, 86, 20, '#F6EEDD') +
              rect(x + 22, 464, 60, 20, '#F6EEDD')),
      ),
      each([40, 370, 740, 1050], (x) => tall(x)),
      times(5, (index) => rect(-20, 646 + index * 19, 1240, 20, [light, mid, light, mid, shade][index]!)),
      rect(0, 738, 1200, 70, p.paving[1]),
      each([86, 416, 786, 1096], (x) => ellipse(x, 646, 46, 7, '#FFF3CE')),
      // A red carpet.
      path('M500 648h200l70 162H430z', '#A8202F'),
      line('M500 648L430 810M700 648l70 162', p.gold, 5),
      crowd(
        p,
        [
          [560, 664, 1.1],
          [610, 666, 1.08],
          [660, 700, 1.2],
          [480, 720, 1.26],
          [320, 700, 1.2],
          [276, 704, 1.18],
          [900, 706, 1.2],
          [950, 708, 1.18],
          [600, 770, 1.44],
          [1110, 760, 1.4],
          [150, 764, 1.4],
        ],
        2,
      ),
      lamp(p, 1160, 800, 1.2),
    ];
  },
};

export const saatchiGallery = [portico, whiteRoom, evening];
