import { backdrop } from '../kit/backdrop';
import { crowd } from '../kit/figures';
import { tree, trees } from '../kit/greenery';
import { arches } from '../kit/openings';
import { birds } from '../kit/sky';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const lilies: Picture = {
  name: 'kew-gardens-2',
  title: 'Giant water lilies in the Waterlily House at Kew, their leaves like trays round one pink flower',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const pad = (x: number, y: number, r: number): string =>
      ellipse(x + 6, y + 12, r * 1.04, r * 0.42, '#123A44', 'opacity=".5"') +
      ellipse(x, y + 8, r, r * 0.4, '#8E4A4E') +
      ellipse(x, y, r, r * 0.4, '#4E8A56') +
      ellipse(x, y + 4, r * 0.92, r * 0.34, '#6BA566') +
      line(
        times(
          11,
          (index) =>
            d`M${x} ${y + 4}L${x + Math.cos((index / 11) * 6.28) * r * 0.88} ${y + 4 + Math.sin((index / 11) * 6.28) * r * 0.32}`,
        ),
        '#4E8A56',
        4,
      );
    const petal = (turn: number, length: number, colour: string): string =>
      `<g transform="rotate(${turn})">${path(`M0 0q-44-${Math.round(length * 0.5)} 0-${length} 44 ${Math.round(length * 0.5)} 0 ${length}z`, colour)}</g>`;
    return [
      rect(0, 0, 1200, 800, '#DDEEEA'),
      path('M0 0h1200v240Q600 320 0 240z', '#C7E3E1'),
      line(
        'M0 30Q600-40 1200 30M0 120Q600 60 1200 120M100 0v250M300 0v270M500 0v280M700 0v280M900 0v270M1100 0v250',
        '#FFFDF6',
        9,
      ),
      each(
        [
          [40, 270],
          [180, 250],
          [980, 250],
          [1120, 270],
        ],
        ([x = 0, y = 0]) =>
          at(
            x,
            y + 70,
            1.3,
            [-60, -30, 0, 30, 60]
              .map(
                (turn) =>
                  `<g transform="rotate(${turn})">${path('M0 0q-22-80 0-170 22 90 0 170z', '#3F7A52')}</g>`,
              )
              .join(''),
          ),
      ),
      ellipse(600, 560, 700, 270, p.stone[1]),
      ellipse(600, 566, 660, 244, '#2F6070'),
      ellipse(600, 540, 620, 200, '#3F7A88', 'opacity=".7"'),
      pad(300, 430, 120),
      pad(880, 420, 130),
      pad(590, 400, 90),
      pad(180, 560, 150),
      pad(1010, 570, 160),
      pad(430, 680, 180),
      pad(800, 700, 170),
      ellipse(600, 590, 120, 20, '#123A44', 'opacity=".5"'),
      at(
        600,
        580,
        1.25,
        [-84, -64, -44, 44, 64, 84].map((turn) => petal(turn, 130, '#D9829E')).join('') +
          [-30, -14, 14, 30].map((turn) => petal(turn, 140, '#E9A7B8')).join('') +
          [-56, 56, -22, 22, 0].map((turn) => petal(turn, 104, '#F7C5CB')).join('') +
          ellipse(0, -22, 26, 16, '#FFD66B'),
      ),
      each(
        [
          [520, 520],
          [700, 500],
          [250, 500],
        ],
        ([x = 0, y = 0]) => circle(x, y, 4, '#fff', 'opacity=".7"'),
      ),
    ];
  },
};

const pagoda: Picture = {
  name: 'kew-gardens-3',
  title: 'The Great Pagoda at Kew at the end of an autumn walk, ten storeys with gilded dragons on its roofs',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const autumn = { ...p, tree: ['#7A3A3E', '#B5593A', '#E08A46'] as const };
    const storeys = Array.from({ length: 10 }, (_, index) => {
      const half = 84 - index * 5.4;
      const y = 620 - index * 50;
      return (
        rect(600 - half, y - 34, half * 2, 36, p.stone[1]) +
        rect(600 + half * 0.3, y - 34, half * 0.7, 36, p.stone[2]) +
        arches(600 - half * 0.62, y - 28, half * 0.3, 28, 3, half * 0.46, p.roof[1]) +
        path(
          d`M${600 - half - 34} ${y - 32}q${half * 0.4} -2 ${half * 0.5} -18h${half + 68}q${half * 0.1} 16 ${half * 0.5} 18z`,
          p.roof[0],
        ) +
        path(
          d`M${600 + half * 0.2} ${y - 50}h${half * 0.3 + 34}q${half * 0.1} 16 ${half * 0.5} 18h${-half * 0.6}z`,
          p.roof[1],
        ) +
        path(
          d`M${600 - half - 36} ${y - 32}q-12 -4 -10 -16 8 2 14 10zM${600 + half + 36} ${y - 32}q12 -4 10 -16 -8 2 -14 10z`,
          p.gold,
        ) +
        rect(600 - half - 30, y - 34, half * 2 + 60, 4, p.red)
      );
    });
    return [
      backdrop(c, {
        light: [600, 520, 120],
        clouds: [
          [120, 130, 1],
          [860, 110, 1],
        ],
      }),
      birds(p, 800, 240, 6, 4),
      trees(autumn, -20, 1230, 620, 50, 9),
      storeys.join(''),
      path('M566 122q34-44 34-70 0 26 34 70z', p.roof[0]),
      line('M600 60V24', p.gold, 6),
      circle(600, 22, 8, p.gold),
      path('M0 618h1200v190H0z', '#5A3A5A'),
      path('M540 618h120l240 182H300z', p.paving[0]),
      each(
        [
          [430, 640, 0.8],
          [770, 640, 0.8],
          [330, 680, 1.2],
          [870, 680, 1.2],
          [170, 750, 1.9],
          [1030, 750, 1.9],
        ],
        ([x = 0, y = 0, scale = 1]) => tree(autumn, x, y, scale),
      ),
      crowd(p, [
        [580, 660, 0.7],
        [610, 662, 0.7],
        [520, 730, 1.1],
        [680, 760, 1.3],
        [724, 764, 0.86],
      ]),
    ];
  },
};

export const kewGardensViews = [lilies, pagoda];
