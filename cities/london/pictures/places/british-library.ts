import { backdrop, paving } from '../kit/backdrop';
import { crowd, person } from '../kit/figures';
import { tree } from '../kit/greenery';
import { glow } from '../kit/light';
import { bars, block, courses, spire } from '../kit/masonry';
import { clock, pointedRow, windows } from '../kit/openings';
import type { Palette } from '../kit/palettes';
import { stream } from '../kit/random';
import { birds } from '../kit/sky';
import { lamp } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

/** The hotel at St Pancras over the roofs behind the library. */
const stPancras = (p: Palette, x: number, y: number): string =>
  at(
    x,
    y,
    1,
    rect(-30, -210, 300, 210, p.mid) +
      path('M-40-208l40-70h220l60 70z', p.roof[0]) +
      each([30, 110, 190], (left) => path(d`M${left - 22} -226l22 -54 22 54z`, p.mid)) +
      rect(210, -330, 76, 330, p.mid) +
      pointedRow(222, -300, 22, 70, 2, 30, p.roof[1]) +
      spire(248, -326, 84, 128, p.roof[0], p.roof[1]) +
      each([208, 288], (left) => spire(left, -326, 18, 66, p.mid, p.roof[1])),
  );

const piazza: Picture = {
  name: 'british-library',
  title:
    'The British Library’s red brick terraces, long slate roofs and clock tower round its piazza, the spires of St Pancras behind',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade] = p.brick;
    const next = stream(31);
    return [
      backdrop(c, {
        light: [150, 130, 52],
        clouds: [
          [260, 90, 0.8],
          [520, 150, 0.7],
        ],
        roofs: [520, 12, 70],
      }),
      stPancras(p, 850, 560),
      birds(p, 420, 190, 5, 8),
      // The hall: three roofs that step back, each over a band of glass.
      path('M330 330h470l70 52H300z', p.roof[0]),
      block(330, 380, 520, 50, light, mid, 0.2),
      path('M220 428h600l80 54H160z', p.roof[1]),
      block(190, 480, 660, 170, light, mid, 0.16),
      courses(200, 486, 640, 150, shade, next, 70),
      bars(350, 392, 44, 26, 9, 52, p.window),
      rect(190, 480, 660, 10, p.red),
      bars(216, 506, 60, 36, 6, 76, p.window),
      bars(216, 500, 60, 6, 6, 76, p.red),
      bars(216, 568, 60, 60, 5, 76, p.window),
      bars(216, 562, 60, 6, 5, 76, p.red),
      // The porch.
      path('M590 560h290l44 30H560z', p.roof[0]),
      rect(580, 590, 320, 8, p.red),
      bars(596, 598, 16, 72, 4, 92, mid),
      rect(612, 600, 264, 66, '#3B2A28'),
      bars(628, 606, 36, 60, 6, 42, p.gold, 'opacity=".75"'),
      bars(596, 598, 16, 72, 4, 92, light),
      // The clock tower.
      block(690, 130, 120, 430, light, mid, 0.36),
      courses(692, 190, 112, 350, shade, next, 34),
      path('M676 130l20-28h108l20 28z', p.roof[0]),
      rect(680, 130, 140, 10, p.red),
      rect(706, 268, 14, 250, shade, 'opacity=".5"'),
      rect(780, 268, 14, 250, shade, 'opacity=".5"'),
      clock(p, 742, 202, 38, 308, 90),
      rect(690, 256, 120, 7, p.red),
      // The terraces of the piazza.
      paving(c, 660),
      path('M0 640h210l36 26H0z', mid),
      path('M0 660h270v28H0z', light),
      path('M0 688h330v26H0z', mid),
      bars(0, 706, 34, 8, 6, 60, shade),
      path('M960 646h240v26H930z', mid),
      path('M930 672h270v26H894z', light),
      each([70, 150], (x) => tree(p, x, 664, 0.86)),
      tree(p, 1090, 668, 1),
      lamp(p, 470, 690, 0.8),
      lamp(p, 940, 720, 0.9),
      crowd(p, [
        [400, 720, 0.9],
        [436, 722, 0.86],
        [660, 690, 0.72],
        [700, 694, 0.72],
        [820, 740, 1.06],
        [560, 760, 1.16],
        [604, 762, 0.72],
        [270, 752, 1.1],
        [1010, 764, 1.16],
      ]),
    ];
  },
};

const kingsLibrary: Picture = {
  name: 'british-library-2',
  title:
    'The King’s Library inside the British Library: a glass tower six storeys high, full of leather and vellum books',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const next = stream(7);
    const bindings = ['#8A4B2E', '#B98A4A', '#6E3527', '#D9C08C', '#4A5A44', '#A2623A', '#E6D3A6'];
    const shelf = (x: number, y: number, width: number, height: number): string => {
      let body = '';
      let left = x;
      while (left < x + width - 8) {
        const thick = 7 + Math.floor(next() * 8);
        const tall = height - 6 - Math.floor(next() * 16);
        body += rect(
          left,
          y + height - tall,
          Math.min(thick, x + width - left),
          tall,
          bindings[Math.floor(next() * 7)]!,
        );
        left += thick + 1;
      }
      return body;
    };
    return [
      rect(0, 0, 1200, 800, '#D8CFC0'),
      rect(0, 0, 1200, 90, '#F1EBDF'),
      each([90, 330, 570, 810, 1050], (x) => rect(x - 60, 20, 120, 30, '#FFFDF6', 'rx="4"')),
      rect(0, 90, 290, 560, '#E7DFD0'),
      rect(910, 90, 290, 560, '#C9BEAC'),
      // Balconies of the reading rooms on either side.
      each(
        [200, 380],
        (y) =>
          rect(0, y, 290, 16, '#B9AC97') +
          rect(910, y, 290, 16, '#A89B86') +
          bars(6, y - 44, 4, 44, 16, 18, '#8E6B3E') +
          bars(916, y - 44, 4, 44, 16, 18, '#8E6B3E') +
          rect(0, y - 50, 290, 7, '#8E6B3E') +
          rect(910, y - 50, 290, 7, '#8E6B3E') +
          bars(30, y + 36, 52, 100, 4, 64, '#BFE0DA', 'opacity=".5"') +
          bars(940, y + 36, 52, 100, 4, 64, '#9FB8B2', 'opacity=".5"'),
      ),
      // The tower of glass and bronze.
      path('M300 690V60h600v630z', '#2A2220'),
      glow(c, 'case', '#FFCF75', [600, 380], [420, 420], 0.5),
      times(5, (row) => times(4, (column) => shelf(322 + column * 142, 84 + row * 120, 128, 96))),
      times(5, (row) => rect(310, 180 + row * 120, 580, 8, '#C9A15A')),
      line('M318 60v630M458 60v630M600 60v630M742 60v630M882 60v630', '#4A3A2C', 12),
      line('M318 60v630M458 60v630M600 60v630M742 60v630M882 60v630', '#A8834A', 3),
      rect(296, 48, 608, 20, '#5A4632'),
      path('M330 68l150 0-180 300v-240zM640 68h90L420 690h-90z', '#fff', 'opacity=".09"'),
      rect(280, 686, 640, 22, '#5A4632'),
      rect(0, 650, 280, 160, '#EFE6D6'),
      rect(920, 650, 280, 160, '#DDD2BF'),
      rect(0, 706, 1200, 100, '#EFE6D6'),
      line('M0 740h1200M120 706L40 800M420 706l-50 94M780 706l50 94M1080 706l80 94', '#C9BEAC', 3),
      // Readers at the tables by the tower.
      each(
        [120, 1060],
        (x) =>
          rect(x - 90, 700, 190, 14, '#8A5A34') +
          bars(x - 80, 714, 10, 52, 2, 160, '#6B4226') +
          path(d`M${x - 30} 700l30 -8 30 8z`, '#FFFDF6') +
          person({
            x: x - 8,
            y: 776,
            scale: 1.2,
            coat: x < 600 ? '#B8273A' : '#3D6C93',
            skin: x < 600 ? 0 : 1,
          }),
      ),
      crowd(
        p,
        [
          [400, 752, 1.1],
          [446, 756, 1.06],
          [690, 760, 1.14],
          [736, 762, 0.72],
          [860, 744, 1],
        ],
        1,
      ),
    ];
  },
};

const newton: Picture = {
  name: 'british-library-3',
  title:
    'The great bronze Newton bends over his compasses on the piazza of the British Library, the windows behind lit at dusk',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const bronze = '#3F5A52';
    const lit = '#7E9C84';
    const deep = '#233833';
    return [
      backdrop(c, {
        light: [250, 270, 74],
        clouds: [
          [60, 90, 1],
          [620, 80, 0.9],
        ],
        roofs: [560, 25, 120],
      }),
      path('M640 330h560v240H560z', p.roof[0]),
      rect(600, 400, 600, 230, p.brick[0]),
      rect(600, 400, 600, 10, p.red),
      windows(640, 432, 7, 2, [80, 84], [52, 50], p.roof[1], p.window),
      path('M0 600h1200v220H0z', p.paving[0]),
      line(
        'M0 640h1200M0 710h1200M240 600L120 800M480 600l-50 200M720 600l50 200M960 600l120 200',
        p.paving[1],
        3,
      ),
      // The plinth.
      path('M300 650h600l40 60H260z', p.brick[0]),
      rect(260, 708, 680, 60, p.brick[1]),
      rect(260, 708, 680, 10, p.stone[1]),
      ellipse(620, 656, 270, 14, '#000', 'opacity=".25"'),
      // A seated giant made of bolted parts, bowed over a diagram at his feet.
      path('M690 650V520h210v130z', deep),
      path('M700 520h190v26H700z', bronze),
      path('M860 530q40-170-90-270-70-50-130-6 60 60 70 130 10 100 40 150z', bronze),
      path('M770 260q-70-50-130-6 60 60 70 130l50 20q10-80 10-144z', lit),
      path('M860 530q40-170-90-270 40 90 20 270z', deep),
      line('M712 330l120-10M720 400l136-4M734 470l130 4', deep, 6),
      path('M700 546q-120-50-190-46-30 4-24 34l30 116h60l-16-80 130 20z', bronze),
      path('M700 546q-120-50-190-46-30 4-24 34 100-14 200 30z', lit),
      path('M480 650q-10-26 20-30h76v30z', deep),
      path('M640 264q-30 80-60 130-60 70-96 150l-30 78 22 12 50-80q80-70 116-140 30-60 50-90z', lit),
      path('M586 398q-60 70-100 146l-32 78 22 12 50-80q40-40 70-80z', bronze),
      circle(598, 380, 20, deep),
      circle(598, 380, 9, lit),
      circle(500, 524, 20, deep),
      circle(500, 524, 9, lit),
      circle(846, 524, 24, deep),
      circle(846, 524, 11, lit),
      // The head, cut and bolted together again.
      path('M640 254q-66-10-84 36-12 40 10 66 30 22 66 4 34-24 30-70z', lit),
      path('M600 246q40 0 60 34l2 60q-20 30-44 24z', bronze),
      line('M570 286l80 20M564 330l80 2', deep, 5),
      circle(574, 306, 7, deep),
      // The compasses.
      line(
        'M452 622l-14-26-40 58M438 596l44 56',
        p.gold,
        8,
        'stroke-linecap="round" stroke-linejoin="round"',
      ),
      circle(438, 594, 9, p.gold),
      line('M398 655a48 16 0 0 0 90-2', p.white, 3),
      crowd(p, [
        [170, 730, 1.2],
        [214, 734, 0.76],
        [1020, 716, 1.06],
        [1060, 720, 1.04],
        [80, 690, 0.9],
      ]),
      lamp(p, 1130, 760, 1.3),
    ];
  },
};

export const britishLibrary = [piazza, kingsLibrary, newton];
