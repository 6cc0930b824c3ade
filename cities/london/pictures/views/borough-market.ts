import { backdrop, paving } from '../kit/backdrop';
import { crowd } from '../kit/figures';
import { lettering } from '../kit/lettering';
import { glow } from '../kit/light';
import { bars, battlements, block } from '../kit/masonry';
import { pointedRow } from '../kit/openings';
import { garland, lamp } from '../kit/street';
import { at, circle, each, ellipse, line, path, rect } from '../kit/svg';
import type { Picture } from '../picture';

const cheese: Picture = {
  name: 'borough-market-2',
  title:
    'Wheels of cheese on a stall in Borough Market, one cut open under the monger’s knife beside a slate of samples',
  hour: 'day',
  draw: () => {
    const wheel = (x: number, y: number, r: number, rind: string, top: string): string =>
      path(
        `M${x - r} ${y}v${Math.round(r * 0.5)}a${r} ${Math.round(r * 0.34)} 0 0 0 ${2 * r} 0V${y}z`,
        rind,
      ) + ellipse(x, y, r, r * 0.34, top);
    return [
      rect(0, 0, 1200, 800, '#274636'),
      each(
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        (index) => rect(index * 120, 0, 60, 120, '#FFF4E0') + rect(index * 120 + 60, 0, 60, 120, '#2E7A56'),
      ),
      each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19], (index) =>
        path(`M${index * 60} 120h60q0 34-30 34t-30-34z`, index % 2 ? '#2E7A56' : '#FFF4E0'),
      ),
      each(
        [250, 400],
        (y) => rect(40, y, 1120, 18, '#6B4A30') + rect(40, y + 18, 1120, 8, '#000', 'opacity=".25"'),
      ),
      each([120, 300, 480], (x, index) => wheel(x + index * 6, 212, 74, '#C98F3A', '#E6B85A')),
      each([760, 930, 1090], (x) => wheel(x, 216, 66, '#8A6A48', '#B59068')),
      each([110, 250, 390], (x) => wheel(x, 362, 60, '#E8E0CC', '#FBF6E8')),
      each([840, 1000, 1120], (x) => wheel(x, 360, 62, '#B5562E', '#D9804A')),
      circle(600, 250, 66, '#E9BE97'),
      path('M530 244q-6-76 70-76t70 76q-20-40-70-40t-70 40z', '#3A2A22'),
      path('M520 186q80-60 160 0l-8 20H528z', '#FFFDF6'),
      path('M566 272q34 26 68 0', 'none', 'stroke="#8A4A3A" stroke-width="6" stroke-linecap="round"'),
      path('M440 560q0-220 160-236 160 16 160 236z', '#FFFDF6'),
      path('M530 340q70 60 140 0v220H530z', '#B8273A'),
      rect(0, 552, 1200, 250, '#8A5E3A'),
      rect(0, 552, 1200, 18, '#B07E50'),
      each([0, 1, 2, 3, 4], (index) => rect(index * 240 + 6, 640, 228, 160, '#6E4A2E')),
      path('M360 470v90a240 70 0 0 0 480 0v-90z', '#D69A34'),
      ellipse(600, 470, 240, 72, '#F4CC6A'),
      path('M600 470l150-56q90 30 90 56v90q0 20-20 34L600 560z', '#274636'),
      path('M600 470v98l-12 60V476zM600 470l150-56v6l-150 60z', '#FFE9A8'),
      path('M600 474v150q120-4 190-40l-190-110z', '#FFE9A8'),
      each(
        [
          [640, 530],
          [690, 560],
          [650, 590],
          [730, 580],
        ],
        ([x = 0, y = 0]) => ellipse(x, y, 13, 9, '#E0B24A'),
      ),
      at(
        760,
        420,
        1,
        `<g transform="rotate(24)">${path('M-10-20h180l16 20-16 20H-10z', '#DDE4EA')}${path('M-10 0h196l-16 20H-10z', '#B4C0CA')}${path('M-110-14h100v28h-100q-14-14 0-28z', '#3A2A22')}</g>`,
      ),
      path('M890 590h220l26 60H870z', '#3A3E48'),
      each([920, 970, 1020, 1070], (x, index) =>
        path(`M${x} ${616 + (index % 2) * 14}l34-20 6 22z`, '#F4CC6A'),
      ),
      path('M90 590h190l20 66H70z', '#FFF4E0'),
      lettering('CHEDDAR', { x: 186, y: 634, size: 34, fill: '#274636' }),
    ];
  },
};

const gate: Picture = {
  name: 'borough-market-3',
  title:
    'The green iron gate of Borough Market in the evening, the tower of Southwark Cathedral behind its lamps',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade] = p.stone;
    return [
      backdrop(c, {
        light: [200, 420, 80],
        clouds: [
          [80, 130, 1],
          [820, 90, 1],
        ],
        roofs: [640, 57, 210],
      }),
      // The cathedral's tower.
      at(
        0,
        -96,
        1,
        block(700, 210, 220, 440, mid, shade, 0.3) +
          pointedRow(724, 260, 46, 130, 3, 62, p.stone[3]) +
          pointedRow(724, 440, 46, 110, 3, 62, p.stone[3]) +
          battlements(692, 190, 236, 24, 8, light, 14) +
          each([692, 900], (x) => rect(x, 150, 28, 60, light) + path(`M${x} 150l14-60 14 60z`, shade)) +
          rect(690, 410, 240, 10, light),
      ),
      path('M-20 640V470l210-80 210 80v170z', p.brick[1]),
      bars(40, 500, 40, 90, 4, 80, p.window),
      rect(930, 500, 280, 150, p.brick[2]),
      bars(960, 530, 40, 80, 3, 80, p.window),
      paving(c, 640),
      // The gate.
      each(
        [180, 980],
        (x) =>
          rect(x - 26, 250, 52, 420, '#1F5A44') +
          rect(x - 14, 250, 12, 420, '#3A8A6A') +
          rect(x - 36, 240, 72, 18, '#C9963E') +
          rect(x - 36, 650, 72, 28, '#163F30'),
      ),
      path('M154 330q446-210 872 0v-26Q600 90 154 304z', '#1F5A44'),
      path('M154 420h872v-96Q600 130 154 324z', '#2A6B52'),
      rect(154, 324, 872, 100, '#1F5A44'),
      rect(154, 320, 872, 8, '#C9963E'),
      rect(154, 420, 872, 8, '#C9963E'),
      lettering('BOROUGH MARKET', { x: 590, y: 396, size: 72, fill: '#FFE9B0', spacing: 6, maxWidth: 800 }),
      circle(590, 270, 42, '#C9963E'),
      circle(590, 270, 32, '#1F5A44'),
      path('M576 292v-44h28v44zM570 248h40l-20-22z', '#FFE9B0'),
      rect(206, 428, 748, 230, '#2A1F2E'),
      glow(c, 'inside', p.gold, [590, 580], [380, 150], 0.7),
      garland([206, 450], [590, 450], 70, 10, [p.gold], true),
      garland([590, 450], [954, 450], 70, 10, [p.gold], true),
      each(
        [260, 430, 650, 820],
        (x, index) =>
          rect(x, 560, 110, 96, '#6B4A30') +
          path(`M${x - 14} 562h138l-18-50H${x + 4}z`, index % 2 ? p.red : p.white) +
          each([0, 1, 2, 3], (fruit) =>
            circle(
              x + 16 + fruit * 26,
              556,
              13,
              ['#E39A3F', '#7AA35A', '#C3273A', '#FFD66B'][(fruit + index) % 4] ?? '#E39A3F',
            ),
          ),
      ),
      line('M206 428v230M954 428v230', '#163F30', 10),
      lamp(p, 90, 730, 1.3),
      lamp(p, 1110, 730, 1.3),
      crowd(p, [
        [400, 680, 0.9],
        [560, 670, 0.86],
        [600, 672, 0.84],
        [780, 690, 1],
        [300, 760, 1.4],
        [348, 764, 0.9],
        [880, 770, 1.4],
        [690, 740, 1.2],
      ]),
    ];
  },
};

export const boroughMarketViews = [cheese, gate];
