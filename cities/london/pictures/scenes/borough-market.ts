import { crowd, person } from '../kit/figures';
import { bars, block } from '../kit/masonry';
import { arches } from '../kit/openings';
import { garland } from '../kit/street';
import { circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

export const boroughMarket: Picture = {
  name: 'borough-market',
  title: 'Stalls of bread, fruit and cheese under the green iron and glass roof of Borough Market',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const green = '#2F6B5A';
    const deep = '#1F4A40';
    const awning = (x: number, colour: string): string =>
      path(d`M${x} 420h260l20 50H${x - 20}z`, colour) +
      bars(x + 14, 420, 26, 50, 5, 52, p.white, 'opacity=".85"') +
      path(
        times(10, (index) => d`M${x - 20 + index * 30} 468a15 14 0 0 0 30 0z`),
        colour,
      );
    const counter = (x: number, body: string): string =>
      path(d`M${x - 10} 580h280l14 110H${x - 24}z`, '#8A5A34') +
      path(d`M${x + 190} 580h80l14 110h-84z`, '#6B4226') +
      line(d`M${x - 16} 614h292M${x - 20} 650h300`, '#6B4226', 4) +
      body;
    const heap = (x: number, y: number, colours: readonly string[]): string =>
      times(15, (index) => {
        const row = index < 6 ? 0 : index < 11 ? 1 : 2;
        const column = row === 0 ? index : row === 1 ? index - 6 : index - 11;
        return circle(
          x + column * 15 + row * 8,
          y - row * 12,
          8.5,
          colours[(index * 2) % colours.length] ?? p.red,
        );
      });
    return [
      rect(0, 0, 1200, 800, '#D8E2DA'),
      path('M0 0h1200v300H0z', '#CFE4E6'),
      line(
        `${times(17, (index) => d`M${index * 75} -10L${180 + index * 52} 250`)}M0 70h1200M0 150h1200`,
        p.white,
        5,
      ),
      rect(0, 250, 1200, 440, '#B9A88E'),
      block(60, 280, 1080, 330, p.brick[0], p.brick[1], 0.05),
      arches(90, 300, 220, 310, 5, 212, p.brick[2]),
      arches(108, 320, 184, 290, 5, 212, '#4A342C'),
      path('M-10 250Q600 70 1210 250v34Q600 110-10 284z', green),
      path('M-10 276Q600 104 1210 276v8Q600 110-10 284z', deep),
      line(
        times(25, (index) => d`M${index * 50} ${262 - Math.sin((index / 24) * Math.PI) * 84}l25 -60l25 60`),
        green,
        5,
      ),
      path('M-10 190Q600 10 1210 190v16Q600 28-10 206z', green),
      each(
        [40, 420, 780, 1160],
        (x) =>
          rect(x - 13, 240, 26, 470, green) +
          rect(x + 4, 240, 9, 470, deep) +
          path(d`M${x - 30} 250h60l-14 28h-32z`, deep) +
          rect(x - 24, 690, 48, 20, deep) +
          path(
            d`M${x} 290q-60 -6 -80 -60M${x} 290q60 -6 80 -60`,
            'none',
            `stroke="${green}" stroke-width="8"`,
          ),
      ),
      each(
        [
          [230, 230],
          [600, 190],
          [970, 230],
        ],
        ([x = 0, y = 0]) =>
          line(d`M${x} ${y - 70}V${y + 90}`, deep, 3) +
          path(d`M${x - 34} ${y + 110}q4 -26 34 -26t34 26z`, deep) +
          circle(x, y + 116, 13, '#FFF1C9') +
          circle(x, y + 120, 50, p.gold, 'opacity=".22"'),
      ),
      garland([40, 330], [420, 330], 44, 12, [p.red, p.white, green, p.gold]),
      garland([420, 330], [780, 330], 44, 12, [p.gold, p.red, p.white, green]),
      garland([780, 330], [1160, 330], 44, 12, [p.red, p.white, green, p.gold]),
      person({ x: 240, y: 640, scale: 1.6, coat: p.white, hair: '#6B4226' }),
      person({ x: 610, y: 640, scale: 1.6, coat: '#3E6E4A', skin: 1 }),
      person({ x: 960, y: 640, scale: 1.6, coat: p.blue, skin: 2, skirt: true }),
      awning(100, p.red),
      awning(470, green),
      awning(840, '#D9962F'),
      counter(
        100,
        heap(110, 574, [p.red, '#3F8A55', '#E0485A']) + heap(220, 574, ['#F2B93B', '#E08A3A', '#F2D34B']),
      ),
      counter(
        470,
        each(
          [
            [500, 560, 56],
            [600, 556, 60],
            [700, 562, 50],
          ],
          ([x = 0, y = 0, r = 0]) =>
            ellipse(x, y + 16, r, r * 0.42, '#D69A34') +
            rect(x - r, y - 8, r * 2, 24, '#D69A34') +
            ellipse(x, y - 8, r, r * 0.42, '#F4CC6A') +
            path(
              d`M${x} ${y - 8}l${r * 0.7} ${-r * 0.3}a${r} ${r * 0.42} 0 0 1 ${r * 0.3} ${r * 0.3}z`,
              '#FFF0C2',
            ),
        ),
      ),
      counter(
        840,
        each(
          [
            [870, 566],
            [930, 560],
            [990, 566],
            [1050, 562],
          ],
          ([x = 0, y = 0]) =>
            ellipse(x, y, 38, 20, '#B8752C') +
            ellipse(x - 4, y - 4, 32, 14, '#D99A4A') +
            line(d`M${x - 16} ${y - 12}l8 14M${x} ${y - 14}l8 14M${x + 16} ${y - 12}l6 12`, '#F1D9A6', 3.5),
        ) +
          each([880, 900, 920], (x) =>
            rect(x, 500, 12, 70, '#D99A4A', 'rx="6" transform="rotate(8 900 540)"'),
          ),
      ),
      rect(0, 690, 1200, 120, p.paving[0]),
      line(
        'M0 724h1200M0 764h1200M200 690l-70 110M500 690l-30 110M760 690l30 110M1000 690l80 110',
        p.paving[1],
        3,
      ),
      crowd(
        p,
        [
          [160, 770, 1.6],
          [420, 780, 1.66],
          [490, 784, 1.6],
          [720, 776, 1.6],
          [776, 780, 0.98],
          [1060, 782, 1.66],
        ],
        2,
      ),
    ];
  },
};
