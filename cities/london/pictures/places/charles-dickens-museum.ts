import { backdrop } from '../kit/backdrop';
import { crowd } from '../kit/figures';
import { tree } from '../kit/greenery';
import { glow } from '../kit/light';
import { bars, block, courses } from '../kit/masonry';
import { arches, sashes } from '../kit/openings';
import { stream } from '../kit/random';
import { cab, lamp } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const street: Picture = {
  name: 'charles-dickens-museum',
  title:
    'The Charles Dickens Museum in a terrace of dark brick: tall sash windows, a dark door under a rounded fanlight, a round plaque and black railings',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const next = stream(48);
    const walls = [
      ['#8A6650', '#75543F'],
      ['#6E4C3E', '#5A3C31'],
      ['#8F6E54', '#775843'],
    ] as const;
    const doors = ['#2F4A3C', '#1B1F2B', '#5A2430'];
    const house = (x: number, index: number): string => {
      const [wall, shade] = walls[index]!;
      return (
        block(x, 90, 380, 570, wall, shade, 0.06) +
        courses(x + 4, 100, 370, 380, '#2A1A14', next, 70) +
        rect(x, 82, 382, 14, p.stone[0]) +
        rect(x + 300, 20, 60, 66, shade) +
        bars(x + 306, 4, 12, 18, 3, 17, '#C07A5C') +
        sashes(p, x + 46, 124, [62, 78], 3, 114) +
        sashes(p, x + 46, 254, [62, 118], 3, 114) +
        path(
          times(3, (column) => d`M${x + 40 + column * 114} 390h74v8h-74z`),
          p.stone[0],
        ) +
        line(
          times(
            3,
            (column) =>
              d`M${x + 38 + column * 114} 388v-34h78v34M${x + 57 + column * 114} 354v34M${x + 77 + column * 114} 354v34M${x + 97 + column * 114} 354v34`,
          ),
          p.ink,
          3,
        ) +
        rect(x, 470, 380, 190, p.stone[1]) +
        line(d`M${x} 508h380M${x} 548h380M${x} 588h380M${x} 628h380`, p.stone[2], 2.5) +
        arches(x + 40, 506, 76, 130, 2, 114, p.white) +
        arches(x + 48, 514, 60, 122, 2, 114, p.window) +
        line(
          times(
            2,
            (column) =>
              d`M${x + 78 + column * 114} 516v120M${x + 48 + column * 114} 560h60M${x + 48 + column * 114} 600h60`,
          ),
          p.white,
          3,
        ) +
        arches(x + 268, 496, 92, 164, 1, 1, p.white) +
        path(d`M${x + 276} 544a38 38 0 0 1 76 0z`, p.window) +
        line(d`M${x + 314} 544v-38M${x + 314} 544l-26 -28M${x + 314} 544l26 -28`, p.white, 3) +
        rect(x + 276, 548, 76, 112, doors[index]!) +
        line(
          d`M${x + 286} 560h24v36h-24zM${x + 318} 560h24v36h-24zM${x + 286} 608h24v44h-24zM${x + 318} 608h24v44h-24z`,
          '#fff',
          2,
          'opacity=".25"',
        ) +
        circle(x + 342, 606, 5, p.gold)
      );
    };
    return [
      backdrop(c, { light: [1080, 70, 40] }),
      house(30, 0),
      house(410, 1),
      house(790, 2),
      // The plaque between the windows.
      circle(612, 440, 27, '#FFFDF6'),
      circle(612, 440, 23, '#2F5D8A'),
      line('M598 432h28M602 440h20M598 448h28', '#FFFDF6', 3),
      rect(402, 84, 8, 576, '#3A2822', 'opacity=".4"'),
      rect(784, 84, 8, 576, '#3A2822', 'opacity=".4"'),
      // Railings, steps and pavement.
      rect(0, 656, 1200, 60, p.paving[0]),
      each([298, 678, 1058], (x) => rect(x, 656, 96, 8, p.stone[0]) + rect(x - 8, 664, 112, 9, p.stone[1])),
      each(
        [30, 410, 790],
        (x) =>
          line(
            times(17, (index) => d`M${x + 8 + index * 15} 690v-86`),
            '#16161D',
            4,
          ) +
          path(
            times(17, (index) => d`M${x + 3 + index * 15} 606l5 -14l5 14z`),
            '#16161D',
          ) +
          line(d`M${x} 618h258M${x} 680h258`, '#16161D', 5),
      ),
      rect(0, 714, 1200, 10, p.stone[2]),
      rect(0, 724, 1200, 90, '#6C6F7A'),
      line('M0 766h90M180 766h90M360 766h90M540 766h90M720 766h90M900 766h90M1080 766h90', '#E6DCC8', 5),
      tree(p, 70, 712, 1.25),
      lamp(p, 1130, 716, 1),
      crowd(p, [
        [700, 676, 0.86],
        [760, 700, 0.96],
        [800, 702, 0.6],
        [470, 708, 1],
        [520, 710, 0.98],
        [980, 706, 1],
      ]),
      cab(p, 180, 790, 0.9),
    ];
  },
};

const study: Picture = {
  name: 'charles-dickens-museum-2',
  title:
    'The study of Charles Dickens by candlelight: a writing desk with quill and pages, an empty chair and shelves of leather books',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const next = stream(12);
    const spines = ['#7A3A2A', '#A56A36', '#4A5A44', '#5E2A38', '#C9A05A', '#3A4660'];
    const shelf = (x: number, y: number, width: number): string => {
      let books = '';
      for (let left = x + 4; left < x + width - 14; ) {
        const thick = 12 + Math.floor(next() * 12);
        const tall = 62 + Math.floor(next() * 22);
        books += rect(left, y - tall, thick, tall, spines[Math.floor(next() * 6)]!);
        left += thick + 1;
      }
      return books + rect(x - 6, y, width + 12, 9, '#4A2E20');
    };
    return [
      rect(0, 0, 1200, 800, '#3C4A45'),
      times(20, (index) => rect(index * 62, 0, 26, 600, '#35423E')),
      glow(c, 'candle', '#FFD27A', [560, 380], [620, 430], 0.75),
      // The window on the night.
      rect(90, 70, 250, 400, '#E8D9B8'),
      rect(110, 90, 210, 360, '#16224A'),
      line('M215 90v360M110 180h210M110 270h210M110 360h210', '#E8D9B8', 7),
      circle(270, 140, 22, '#F6EBC8'),
      path('M110 450V390l30-14v-24h14v18l40 16h30v-30l34-16 62 26v84z', '#0C1436'),
      path('M70 50q70 10 60 150t-60 320zM360 50q-70 10-60 150t60 320z', '#7A2A36'),
      path('M70 50q30 60 20 170t-20 300zM360 50q-20 60-20 170t20 300z', '#5E1E2A'),
      rect(50, 40, 330, 22, '#8A5A34'),
      // The bookcase.
      rect(800, 60, 350, 560, '#5A3826'),
      rect(820, 80, 310, 520, '#2C1B14'),
      each([180, 284, 388, 492, 596], (y) => shelf(828, y, 294)),
      path('M780 60h390l-16-26H796z', '#6E4630'),
      // A portrait over the desk.
      rect(480, 70, 190, 220, '#B98532'),
      rect(496, 86, 158, 188, '#4A3A30'),
      circle(575, 150, 34, '#E9BE97'),
      path(
        'M540 150q-6-46 36-46t36 46q-12-26-36-26t-36 26zM548 176q26 44 54 0-8 70-26 70t-28-70z',
        '#4A3020',
      ),
      path('M510 274q10-70 65-76 56 6 66 76z', '#1E2430'),
      path('M560 206l15 18 16-18v30h-31z', '#F6EEDD'),
      // Floor, desk and chair.
      rect(0, 620, 1200, 190, '#5E3A26'),
      line('M0 660h1200M0 720h1200', '#4A2C1C', 3),
      ellipse(600, 740, 470, 60, '#7A2A36'),
      ellipse(600, 740, 420, 46, 'none', 'stroke="#C9A05A" stroke-width="4"'),
      path('M300 460l120-30h360l120 30z', '#9A6438'),
      path('M360 456l80-18h320l80 18z', '#3F6B4C'),
      rect(290, 460, 620, 44, '#7E4E2C'),
      bars(306, 468, 150, 28, 4, 148, '#6A4024'),
      each([378, 526, 674, 822], (x) => circle(x, 482, 5, p.gold)),
      rect(300, 504, 170, 180, '#7E4E2C'),
      rect(730, 504, 170, 180, '#6A4024'),
      each(
        [516, 574, 632],
        (y) =>
          rect(314, y, 142, 46, '#6A4024') +
          circle(385, y + 23, 5, p.gold) +
          rect(744, y, 142, 46, '#573420') +
          circle(815, y + 23, 5, p.gold),
      ),
      // Manuscript, inkwell and quill.
      path('M520 452l30-44h140l26 44z', '#F6EAD0'),
      path('M556 416h116M550 424h124M548 432h130M544 440h110', 'none', 'stroke="#4A5A7A" stroke-width="2.5"'),
      path('M420 450l26-30h64l-12 30z', '#E9DAB8'),
      path('M716 452v-26q0-8 8-8h34q8 0 8 8v26z', '#22324A'),
      rect(728, 408, 26, 12, p.gold),
      path('M742 410q10-90 76-140-4 60-60 120l-12 22z', '#FFFDF6'),
      line('M742 412q20-80 72-136', '#B8A888', 3),
      // The candle.
      path('M356 452h70l-8-12h-54z', p.gold),
      rect(380, 350, 22, 92, '#FFF6E0'),
      path('M391 300q22 30 0 50-22-20 0-50z', '#FFB740'),
      path('M391 318q10 18 0 30-10-12 0-30z', '#FFF3C4'),
      circle(391, 336, 60, '#FFD27A', 'opacity=".25"'),
      // The chair pushed back.
      path('M520 730l14-170q66-40 132 0l14 170h-20l-14-80H554l-14 80z', '#3A2218'),
      path('M548 640l6-70q46-26 92 0l6 70z', '#8A5A34'),
      line('M566 640v-76M600 640v-86M634 640v-76', '#3A2218', 6),
    ];
  },
};

const christmas: Picture = {
  name: 'charles-dickens-museum-3',
  title:
    'The dining table of the Dickens house laid for Christmas: a flaming plum pudding with holly, candles and blue china',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const plate = (x: number, y: number, r: number): string =>
      ellipse(x, y + 6, r, r * 0.32, '#000', 'opacity=".2"') +
      ellipse(x, y, r, r * 0.32, '#FFFDF6') +
      ellipse(x, y, r * 0.88, r * 0.27, 'none', 'stroke="#3D6C93" stroke-width="6"') +
      ellipse(x, y, r * 0.56, r * 0.17, '#DCE6EE');
    const leaf = (x: number, y: number, turn: number, size: number): string =>
      path(
        'M0 0q10-14 20-6 6-12 18-4 8-8 22 6-10 16-22 8-8 12-18 2-12 8-20-6z',
        '#2F6B45',
        d`transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`,
      );
    const swag = (x: number, y: number): string =>
      each([0, 1, 2, 3, 4, 5], (index) =>
        leaf(x + index * 44, y + Math.sin((index / 5) * Math.PI) * 40, index * 30 - 60, 1),
      ) +
      each([1, 3, 5], (index) =>
        circle(x + index * 44, y + 10 + Math.sin((index / 5) * Math.PI) * 40, 8, '#C92F46'),
      );
    return [
      rect(0, 0, 1200, 800, '#6E2F3A'),
      times(12, (index) =>
        path(
          d`M${50 + index * 100} 0v460M${50 + index * 100} 0`,
          'none',
          'stroke="#7E3A46" stroke-width="30"',
        ),
      ),
      rect(0, 420, 1200, 60, '#4A1F2A'),
      rect(0, 412, 1200, 12, '#C98F76'),
      // The fireplace with its garland.
      rect(380, 150, 440, 330, '#E9DCC3'),
      rect(350, 130, 500, 30, '#F6EEDD'),
      path('M460 480V270q140-50 280 0v210z', '#22161C'),
      path('M520 480q-20-60 30-100 0 30 20 40 0-60 46-100 0 60 40 84 10-14 8-34 50 50 16 110z', '#F08A3C'),
      path('M570 480q-10-40 20-60 4 20 14 20 10-20 14-40 40 40 16 80z', '#FFD36A'),
      swag(380, 168),
      swag(600, 168),
      glow(c, 'fire', '#FFB95A', [600, 420], [430, 300], 0.5),
      each(
        [160, 1040],
        (x) =>
          rect(x - 66, 120, 132, 170, '#B98532') +
          rect(x - 54, 132, 108, 146, '#4A5A6A') +
          path(d`M${x - 54} 278q20 -70 54 -74t54 74z`, '#2A2A34') +
          circle(x, 186, 22, '#E9BE97'),
      ),
      // The table.
      path('M0 560h1200v250H0z', '#FFF6E6'),
      ellipse(600, 580, 700, 90, '#FFFDF6'),
      path('M0 640q600 110 1200 0v40q-600 110-1200 0z', '#E9D5C0', 'opacity=".7"'),
      rect(470, 540, 260, 290, '#B8273A'),
      path('M470 540h260l20 290H450z', '#C92F46'),
      plate(210, 640, 130),
      plate(990, 640, 130),
      plate(600, 640, 190),
      // The pudding alight.
      path('M450 632q-10-150 150-158 160 8 150 158-150 40-300 0z', '#3A2018'),
      path('M640 480q110 20 110 152-60 16-110 18 60-90 0-170z', '#2A1610'),
      each(
        [
          [500, 560],
          [540, 600],
          [590, 540],
          [640, 590],
          [690, 560],
          [560, 630],
          [660, 630],
          [710, 610],
          [480, 610],
        ] as const,
        ([x, y]) => circle(x, y, 8, '#6E3A26'),
      ),
      path(
        'M470 540q20-70 130-70t130 70q-10 40-30 10-20 50-44 6-20 30-40 0-24 50-50 4-24 36-46-6-26 30-50-14z',
        '#FFF6E0',
      ),
      path(
        'M440 640q-30-90 20-150-4 40 14 60 0-90 60-130 0 40 20 56 10-60 56-90-2 60 30 80 20-20 20-50 50 60 34 120 16-6 20-26 40 70 4 130-30-60-60-84-90-40-160 0-40 30-58 84z',
        '#6FA4E8',
        'opacity=".45"',
      ),
      leaf(560, 470, 200, 1.5),
      leaf(640, 470, -20, 1.5),
      leaf(596, 468, -80, 1.3),
      circle(590, 464, 12, '#E0344A'),
      circle(612, 460, 12, '#E0344A'),
      circle(602, 446, 11, '#F0566A'),
      // Candles, glasses and crackers.
      each(
        [330, 870],
        (x) =>
          path(d`M${x - 34} 620h68l-20 -16v-40h-28v40z`, p.gold) +
          rect(x - 10, 440, 20, 126, '#FFF6E0') +
          path(d`M${x} 392q20 28 0 46q-20 -18 0 -46z`, '#FFB740') +
          circle(x, 420, 54, '#FFD27A', 'opacity=".28"'),
      ),
      each(
        [110, 1090],
        (x) =>
          path(
            d`M${x - 24} 520h48q4 60 -20 66v40h16v8h-40v-8h16v-40q-24 -6 -20 -66z`,
            '#FFFDF6',
            'opacity=".75"',
          ) + path(d`M${x - 22} 546h44q-2 34 -22 38q-20 -4 -22 -38z`, '#8E1C2C'),
      ),
      each(
        [210, 990],
        (x, index) =>
          path(d`M${x - 90} 720l40 14h100l40 -14v44l-40 -14h-100l-40 14z`, index ? '#2F6B45' : '#C92F46') +
          rect(x - 40, 730, 80, 24, p.gold, 'opacity=".8"'),
      ),
      line('M90 650v-60M78 590v20M90 590v20M102 590v20', '#B8B2B8', 5),
      line('M1110 660v-70', '#B8B2B8', 7),
      at(600, 0, 1, path('M-120 760q120 20 240 0v12q-120 20-240 0z', p.gold, 'opacity=".6"')),
    ];
  },
};

export const charlesDickensMuseum = [street, study, christmas];
