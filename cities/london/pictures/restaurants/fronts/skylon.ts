import { crowd } from '../../kit/figures';
import { tree } from '../../kit/greenery';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { crescent, stars } from '../../kit/sky';
import { lamp } from '../../kit/street';
import { circle, each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';

export const skylonFront: Picture = {
  name: 'skylon-front',
  title:
    'Skylon: the tall lit windows of the restaurant on the terrace of the Royal Festival Hall at night, seen from the riverside',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const pendant = (x: number, y: number): string =>
      line(`M${x} 230V${y}`, '#7A4A2E', 3) +
      path(`M${x - 30} ${y}h60l-12 34h-36z`, '#D9883F') +
      circle(x, y + 36, 10, '#FFF1C9');
    return [
      rect(0, 0, 1200, 800, '#121B3E'),
      stars(c, 180, 31),
      crescent(p, 1080, 96, 40),
      // The hall's stone box and the edge of its copper roof.
      path('M-10 96q610-70 1220 0v54q-610-66-1220 0z', '#5F8F86'),
      path('M-10 138q610-62 1220 0v80H-10z', '#D9D2C4'),
      line('M-10 176q610-48 1220 0', '#B5AC9A', 4),
      bars(20, 168, 60, 26, 16, 74, '#8FA0A8', 'opacity=".55"'),
      rect(-10, 216, 1220, 14, '#EDE6D8'),
      // The room: one sheet of glass, copper lamps hung at many heights.
      rect(-10, 230, 1220, 330, '#F0B765'),
      rect(-10, 230, 1220, 110, '#F8CF8A'),
      rect(-10, 500, 1220, 60, '#8A5230'),
      each([90, 210, 330, 600, 740, 860, 990, 1110], (x, index) => pendant(x, 280 + ((index * 47) % 80))),
      path('M420 560V452q90-34 180 0v108z', '#5A3420'),
      path('M410 448q100-40 200 0v14q-100-36-200 0z', '#E0A93F'),
      times(9, (index) =>
        rect(
          432 + index * 18,
          404 - (index % 3) * 8,
          10,
          38 + (index % 3) * 8,
          ['#7A2230', '#2F5A3E', '#C98A2B'][index % 3]!,
        ),
      ),
      each(
        [60, 170, 290, 690, 800, 920, 1040, 1150],
        (x) =>
          rect(x - 40, 506, 80, 8, '#FFFDF6') +
          path(`M${x - 30} 514h60l-8 46h-44z`, '#F4E9D2') +
          path(`M${x - 62} 556v-58q0-14 14-14v72zM${x + 62} 556v-58q0-14-14-14v72z`, '#4A6A7E'),
      ),
      each(
        [200, 716, 1010],
        (x) =>
          circle(x, 446, 15, '#C98F66') +
          path(`M${x - 22} 500v-22q22-24 44 0v22z`, x === 716 ? '#B8273A' : '#27406A'),
      ),
      bars(140, 230, 8, 330, 7, 153, '#2E3848'),
      rect(-10, 330, 1220, 5, '#2E3848'),
      rect(-10, 556, 1220, 12, '#2E3848'),
      lettering('SKYLON', { x: 600, y: 214, size: 40, fill: '#C9402C', spacing: 24 }),
      // The terrace with its steps down to the river walk.
      rect(-10, 568, 1220, 42, '#B5AC9A'),
      rect(-10, 566, 1220, 8, '#EDE6D8'),
      bars(-4, 520, 4, 48, 61, 20, '#C8D2DA', 'opacity=".55"'),
      rect(-10, 516, 1220, 5, '#E4EAF0'),
      path('M430 610h340l60 130H370z', '#CFC6B4'),
      line('M424 632h352M414 654h372M404 678h392M394 702h412M382 726h436', '#9A907E', 5),
      rect(-10, 610, 440, 130, '#5A5E6E'),
      rect(770, 610, 440, 130, '#5A5E6E'),
      bars(30, 640, 90, 76, 4, 100, '#F0B765'),
      bars(800, 640, 90, 76, 4, 100, '#F0B765'),
      rect(-10, 738, 1220, 70, p.paving[1]),
      line('M-10 738h1220', p.paving[0], 6),
      glow(c, 'room', '#FFC766', [600, 480], [620, 200], 0.3),
      tree(p, 170, 764, 1.5),
      tree(p, 1060, 764, 1.5),
      lamp(p, 360, 770, 1.2),
      lamp(p, 850, 770, 1.2),
      crowd(p, [
        [560, 690, 1],
        [610, 694, 1],
        [270, 780, 1.4],
        [700, 784, 1.4],
        [750, 786, 1.36],
        [960, 780, 1.4],
      ]),
    ];
  },
};
