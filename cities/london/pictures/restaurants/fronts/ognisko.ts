import { backdrop } from '../../kit/backdrop';
import { crowd } from '../../kit/figures';
import { tree } from '../../kit/greenery';
import { lettering } from '../../kit/lettering';
import { balustrade, column, cornice } from '../../kit/masonry';
import { railings } from '../../kit/street';
import { circle, each, line, path, rect } from '../../kit/svg';
import type { Picture } from '../../picture';
import { paned } from '../../pubs/parts';

export const ogniskoFront: Picture = {
  name: 'ognisko-front',
  title:
    'Ognisko: the white stucco house of the Polish Hearth Club on Exhibition Road, red and white flag over its columned porch',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    return [
      backdrop(c, {
        light: [120, 170, 60],
        clouds: [
          [960, 70, 0.9],
          [260, 50, 0.7],
        ],
      }),
      // A five-storey stucco terrace, the club in its middle.
      rect(-10, 60, 250, 740, '#E7DAC0'),
      rect(960, 60, 250, 740, '#E1D2B4'),
      rect(240, 36, 720, 764, '#FBF5E6'),
      rect(820, 36, 140, 764, '#E7DAC0', 'opacity=".6"'),
      cornice(p, 226, 26, 748, 16),
      cornice(p, -10, 56, 236, 12),
      cornice(p, 974, 56, 236, 12),
      balustrade(p, 240, 6, 720, 20),
      each(
        [276, 418, 560, 702, 844],
        (x) =>
          paned(x, 66, 72, 84, { frame: '#D9CBAA', glass: p.window, rows: 2, bar: 4 }) +
          path(`M${x - 18} 196h108l-10-18h-88z`, '#D9CBAA') +
          paned(x, 200, 72, 124, { frame: '#D9CBAA', glass: p.window, rows: 3, bar: 4 }) +
          path(`M${x - 22} 372L${x + 36} 344l58 28z`, '#D9CBAA') +
          paned(x, 380, 72, 132, { frame: '#D9CBAA', glass: '#FFC766', rows: 3, bar: 4 }),
      ),
      each([40, 140, 1000, 1100], (x) =>
        each([110, 260, 420, 600], (y) =>
          paned(x, y, 60, 100, { frame: '#FBF5E6', glass: p.window, rows: 3, bar: 4 }),
        ),
      ),
      rect(240, 162, 720, 8, '#E7DAC0'),
      cornice(p, 236, 334, 728, 8),
      // The balcony along the first floor and the porch below it.
      balustrade(p, 236, 520, 728, 30),
      rect(228, 550, 744, 18, p.stone[0]),
      rect(430, 562, 340, 26, p.stone[0]),
      rect(446, 588, 308, 196, '#6A5A58'),
      path('M500 784V660q100-70 200 0v124z', '#3A2A2C'),
      path('M514 672q86-58 172 0v8H514z', '#FFD98A'),
      rect(520, 688, 74, 96, '#7A2230'),
      rect(606, 688, 74, 96, '#7A2230'),
      circle(588, 740, 5, '#E0A93F'),
      circle(612, 740, 5, '#E0A93F'),
      each([444, 716], (x) => column(p, x, 588, 36, 190)),
      lettering('OGNISKO', { x: 600, y: 582, size: 24, fill: '#5A4A46', spacing: 8 }),
      each(
        [270, 352, 810, 888],
        (x) =>
          path(`M${x} 700v-84q28-30 56 0v84z`, '#FFC766', 'stroke="#D9CBAA" stroke-width="9"') +
          line(`M${x + 28} 600v100`, '#D9CBAA', 5),
      ),
      path('M240 720h206v64H240zM754 720h206v64H754z', '#E7DAC0'),
      // The flag of Poland from the balcony.
      line('M600 556L664 396', '#5E4632', 7),
      circle(665, 392, 7, '#E0A93F'),
      path('M662 402q44 6 76 34l-10 42q-34-26-84-28z', '#FFFFFF'),
      path('M644 450q50 2 84 28l-10 42q-36-24-92-24z', '#D02A3C'),
      path('M480 784h240l26 20H454z', '#E7DAC0'),
      railings(p, 240, 792, 200, 84),
      railings(p, 770, 792, 200, 84),
      tree(p, 120, 794, 1.5),
      tree(p, 1090, 794, 1.5),
      rect(0, 790, 1200, 12, p.paving[0]),
      crowd(p, [
        [408, 797, 1.4],
        [740, 797, 1.4],
        [788, 798, 1.36],
      ]),
    ];
  },
};
