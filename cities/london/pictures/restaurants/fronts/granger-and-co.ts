import { backdrop } from '../../kit/backdrop';
import { crowd, parentAndChild } from '../../kit/figures';
import { tree } from '../../kit/greenery';
import { lettering } from '../../kit/lettering';
import { bars } from '../../kit/masonry';
import { stream } from '../../kit/random';
import { each, line, path, rect } from '../../kit/svg';
import type { Picture } from '../../picture';
import { blossom, paned } from '../../pubs/parts';
import { awning, bistro } from '../front';

export const grangerAndCoFront: Picture = {
  name: 'granger-and-co-front',
  title:
    'Granger & Co.: wide white windows under yellow awnings on Westbourne Grove, a short queue for breakfast in the early light',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const next = stream(59);
    return [
      backdrop(c, { light: [970, 130, 60], clouds: [[120, 70, 0.9]], roofs: [600, 71, 240] }),
      // A stucco terrace of three houses, each in its own pale colour.
      each(
        [
          [-10, '#F6E3D0', 330],
          [320, '#FBF5E8', 470],
          [790, '#DCE8E2', 420],
        ] as const,
        ([x, wall, width]) =>
          rect(x, 110, width, 690, wall) +
          rect(x, 92, width, 22, p.white) +
          bars(x + 12, 114, 10, 14, Math.floor(width / 26) - 1, 26, p.stone[1]),
      ),
      each(
        [46, 186, 388, 520, 652, 850, 994],
        (x) =>
          paned(x, 160, 78, 128, { frame: p.white, glass: p.window, rows: 3 }) +
          path(`M${x - 14} 152h106l-14-22H${x}z`, p.stone[1]) +
          rect(x - 16, 330, 110, 10, p.white) +
          blossom(next, x + 39, 322, 50, 12, 16, 6),
      ),
      rect(-10, 390, 330, 410, '#C98A72'),
      paned(30, 470, 240, 230, { frame: '#F6E3D0', glass: p.window, columns: 3, rows: 2 }),
      rect(790, 390, 420, 410, '#5E7E86'),
      paned(960, 470, 200, 230, { frame: '#DCE8E2', glass: p.window, columns: 2, rows: 2 }),
      // The café in the middle: glass to the ground.
      rect(306, 372, 498, 420, '#FFFDF6'),
      lettering('granger & co', { x: 555, y: 440, size: 56, fill: '#22324A', maxWidth: 420 }),
      rect(330, 470, 450, 312, '#FFE3A4'),
      each([360, 470, 690], (x) => path(`M${x} 470v46l-22 30h44l-22-30z`, '#C98A2B')),
      rect(330, 640, 450, 10, '#B98A5C'),
      each(
        [366, 420, 690, 740],
        (x) => rect(x, 606, 22, 34, '#FDF8EE') + rect(x + 22, 612, 8, 12, '#FDF8EE'),
      ),
      path('M340 782v-90h150v90zM640 782v-90h130v90z', '#D9B98A'),
      line('M440 470v312M548 470v312M654 470v312', '#FFFDF6', 10),
      rect(326, 466, 458, 8, '#D9CDB6'),
      rect(552, 530, 98, 252, '#3D6C93'),
      rect(564, 544, 74, 150, '#FFE3A4'),
      rect(634, 660, 5, 40, '#E0A93F'),
      awning(318, 474, 220, 62, ['#F2C94B', '#FFF6DE'], 9),
      awning(664, 474, 132, 62, ['#F2C94B', '#FFF6DE'], 5),
      rect(0, 780, 1200, 24, p.paving[0]),
      rect(0, 776, 1200, 7, p.paving[1]),
      bistro(404, 786, 0.9, '#3D6C93'),
      tree(p, 1120, 786, 1.5),
      crowd(p, [
        [700, 792, 1.36],
        [746, 794, 1.4],
        [800, 792, 1.36],
        [500, 794, 1.4],
      ]),
      parentAndChild(866, 793, 1.36, p.blue, p.red, p.gold),
    ];
  },
};
