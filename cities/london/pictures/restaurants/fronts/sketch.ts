import { backdrop } from '../../kit/backdrop';
import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { bars, cornice, pediment } from '../../kit/masonry';
import { arch } from '../../kit/openings';
import { circle, each, line, path, rect } from '../../kit/svg';
import type { Picture } from '../../picture';
import { lantern, paned } from '../../pubs/parts';

/** A swag of stone flowers between two points. */
const swag = (x: number, y: number, width: number): string =>
  path(`M${x} ${y}q${width / 2} 46 ${width} 0`, 'none', 'stroke="#D9A77E" stroke-width="9"') +
  circle(x, y, 8, '#D9A77E') +
  circle(x + width, y, 8, '#D9A77E');

export const sketchFront: Picture = {
  name: 'sketch-front',
  title:
    'Sketch in Conduit Street: a cream Georgian mansion with its pediment and garlands, pink light at the windows and a sculpture on its front',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      backdrop(c, { light: [110, 300, 50], clouds: [[980, 80, 0.9]], roofs: [700, 39, 300] }),
      rect(-10, 190, 220, 620, p.brick[1]),
      rect(990, 150, 220, 660, p.brick[2]),
      each([30, 130], (x) => paned(x, 260, 54, 100, { frame: p.white, rows: 3, bar: 4 })),
      each([1030, 1130], (x) =>
        paned(x, 230, 54, 100, { frame: p.white, glass: p.roof[1], rows: 3, bar: 4 }),
      ),
      rect(200, 130, 800, 680, p.stone[0]),
      cornice(p, 184, 110, 832, 22),
      pediment(p, 390, 112, 420, 100),
      circle(600, 76, 22, '#F2A7BC'),
      each(
        [250, 388, 526, 614, 752, 890],
        (x, index) =>
          (index > 1 && index < 4 ? '' : swag(x - 14, 160, 88)) +
          paned(x - (index === 2 ? 10 : index === 3 ? -10 : 0), 200, 60, 104, {
            frame: p.white,
            glass: '#F7B8CC',
            rows: 3,
          }) +
          paned(x - (index === 2 ? 10 : index === 3 ? -10 : 0), 350, 60, 130, {
            frame: p.white,
            glass: '#FFCB9E',
            rows: 4,
          }),
      ),
      each(
        [216, 346, 484, 688, 826, 956],
        (x) => rect(x, 132, 26, 370, p.stone[1]) + rect(x - 5, 132, 36, 16, p.stone[0]),
      ),
      rect(196, 500, 808, 16, p.stone[1]),
      bars(200, 516, 800, 7, 1, 0, p.stone[2]),
      each(
        [240, 380, 740, 880],
        (x) =>
          arch(x, 560, 84, 180, p.stone[1]) +
          arch(x + 10, 572, 64, 168, '#F28AA8') +
          line(`M${x + 42} 572v168M${x + 10} 650h64`, p.white, 5),
      ),
      rect(500, 530, 200, 262, p.stone[1]),
      arch(528, 552, 144, 240, '#7A2A50'),
      path('M540 640q60-90 120 0z', '#FFD0DC'),
      rect(540, 652, 56, 140, '#F2A7BC'),
      rect(604, 652, 56, 140, '#F2A7BC'),
      lettering('sketch', { x: 600, y: 548, size: 34, fill: '#7A2A50' }),
      // The stone goes soft and runs down over the corner, as on the real front a sculpture does.
      path(
        'M784 516q30 60 10 110 30 20 20 60 24 20 12 60-20 20-30-10-16-30-6-60-24-30-10-70-20-50 4-90z',
        '#F2C9A0',
      ),
      each([480, 720], (x) => lantern(x, 640, 1)),
      rect(0, 784, 1200, 22, p.paving[1]),
      glow(c, 'door', '#FFA8C4', [600, 780], [330, 70], 0.55),
      crowd(p, [
        [430, 796, 1.5],
        [880, 796, 1.5],
        [928, 797, 1.46],
        [1080, 796, 1.44],
      ]),
    ];
  },
};
