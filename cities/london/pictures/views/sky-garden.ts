import { backdrop } from '../kit/backdrop';
import { crowd } from '../kit/figures';
import { windows } from '../kit/openings';
import { stream } from '../kit/random';
import { farGherkin, farWedge, skyline } from '../kit/skyline';
import { bus } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const outside: Picture = {
  name: 'sky-garden-2',
  title:
    '20 Fenchurch Street, wider at its top than at its foot, with the Sky Garden green behind the glass of its crown',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      backdrop(c, {
        light: [220, 380, 84],
        clouds: [
          [90, 120, 1],
          [900, 90, 1],
        ],
        roofs: [700, 49, 260],
      }),
      farGherkin(p.mid, 980, 700, 420),
      farWedge(p.mid, 150, 700, 470),
      path('M430 700q0-300-46-520 40-70 216-74 176 4 216 74-46 220-46 520z', p.blue),
      path('M640 700q20-300 40-590 100 14 136 70-46 220-46 520z', p.roof[0]),
      line(
        times(
          16,
          (index) =>
            d`M${446 + index * 20.5} 700Q${440 + index * 21.4} 400 ${394 + index * 27.5} ${180 - Math.sin((index / 15) * 3.14) * 60}`,
        ),
        p.white,
        2.5,
        'opacity=".5"',
      ),
      windows(450, 330, 13, 12, [24, 29], [14, 9], 'none', p.window),
      path('M384 180q40-70 216-74t216 74q-10 44-14 74-202 40-404 0-4-30-14-74z', '#BFE3E0', 'opacity=".85"'),
      each(
        [430, 480, 540, 600, 660, 720, 770],
        (x, index) => circle(x, 236 - (index % 2) * 14, 26, '#3F7A52') + circle(x + 12, 222, 16, '#5B9A60'),
      ),
      line(
        'M392 206q208-50 416 0M400 250q200 40 400 0M470 130v140M540 112v160M600 106v166M660 112v160M730 130v140',
        p.white,
        4,
        'opacity=".8"',
      ),
      skyline(p.roof[1], { to: 430, base: 702, seed: 8, low: 70, high: 200 }),
      skyline(p.roof[1], { from: 780, to: 1220, base: 702, seed: 18, low: 70, high: 200 }),
      windows(20, 600, 10, 3, [40, 32], [12, 16], p.ink, p.window),
      windows(830, 600, 9, 3, [40, 32], [12, 16], p.ink, p.window),
      rect(0, 700, 1200, 100, p.paving[1]),
      rect(0, 700, 1200, 8, p.paving[0]),
      rect(470, 640, 260, 62, p.ink),
      rect(484, 650, 232, 52, p.window),
      bus(p, 130, 780, 0.9),
      crowd(p, [
        [500, 724, 0.8],
        [530, 726, 0.8],
        [680, 724, 0.8],
        [830, 770, 1.2],
        [872, 774, 1.2],
      ]),
    ];
  },
};

const byNight: Picture = {
  name: 'sky-garden-3',
  title:
    'Evening in the Sky Garden: guests at candlelit tables among the ferns, the lights of the City beyond the glass',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const next = stream(35);
    const fern = (x: number, y: number, scale: number): string =>
      at(
        x,
        y,
        scale,
        [-70, -48, -26, -6, 16, 38, 60]
          .map(
            (turn, index) =>
              `<g transform="rotate(${turn})">${path('M0 0q-18-90 0-190 18 100 0 190z', ['#1F5A40', '#2F7A52', '#3F9460'][index % 3] ?? '#2F7A52')}</g>`,
          )
          .join(''),
      );
    const guests = (x: number, y: number): string =>
      crowd(p, [
        [x - 66, y + 6, 1.3],
        [x + 66, y + 6, 1.3],
      ]) +
      ellipse(x, y - 62, 70, 14, '#8A6A48') +
      rect(x - 5, y - 60, 10, 62, '#3A2A22') +
      ellipse(x, y, 34, 7, '#3A2A22') +
      circle(x, y - 84, 30, '#FFD98A', 'opacity=".4"') +
      rect(x - 6, y - 84, 12, 20, '#FFE9B0');
    return [
      rect(0, 0, 1200, 800, 'url(#sky-garden-3-sky)'),
      skyline(p.far, { to: 1220, base: 520, seed: 33, low: 60, high: 240 }),
      farGherkin(p.mid, 300, 520, 300),
      farWedge(p.mid, 800, 520, 330),
      times(110, () =>
        rect(Math.round(next() * 1200), Math.round(330 + next() * 190), 5, 6, p.window, 'opacity=".85"'),
      ),
      skyline('#0A1230', { to: 1220, base: 522, seed: 77, low: 20, high: 90 }),
      line(
        'M0 40Q600-60 1200 40M0 150Q600 60 1200 150M100 0v520M300 0v520M500 0v520M700 0v520M900 0v520M1100 0v520M0 330h1200',
        '#C9D6E6',
        6,
        'opacity=".65"',
      ),
      rect(0, 516, 1200, 290, '#5A4A48'),
      line('M0 580h1200M0 660h1200M300 516L120 800M600 516v284M900 516l180 284', '#453836', 4),
      rect(0, 470, 1200, 8, '#C9D6E6', 'opacity=".8"'),
      fern(90, 640, 1.5),
      fern(1120, 640, 1.6),
      fern(20, 780, 1.7),
      fern(1180, 790, 1.6),
      fern(230, 560, 0.8),
      fern(980, 560, 0.8),
      guests(400, 640),
      guests(780, 650),
      guests(590, 770),
      each(
        [330, 600, 870],
        (x) =>
          line(d`M${x} 0v110`, '#16161D', 4) +
          circle(x, 130, 46, '#FFD98A', 'opacity=".3"') +
          circle(x, 130, 20, '#FFE9B0'),
      ),
    ];
  },
};

export const skyGardenViews = [outside, byNight];
