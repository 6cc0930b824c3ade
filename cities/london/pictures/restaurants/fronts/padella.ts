import { backdrop } from '../../kit/backdrop';
import { crowd, person } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { bars } from '../../kit/masonry';
import { arch } from '../../kit/openings';
import { farShard } from '../../kit/skyline';
import { circle, each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';
import { paned } from '../../pubs/parts';

export const padellaFront: Picture = {
  name: 'padella-front',
  title:
    'Padella at the edge of Borough Market: a white corner under the railway, flour on the window and people waiting with their names down',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      backdrop(c, { light: [140, 90, 50], clouds: [[300, 60, 0.8]] }),
      farShard(p.far, 1010, 420, 400),
      // The viaduct and its train over the market.
      path('M700 250h510v60H700z', '#5B7A6A'),
      bars(706, 262, 8, 40, 32, 16, '#3F5A4C'),
      rect(690, 196, 530, 50, '#F4F6F4'),
      rect(690, 228, 530, 10, '#E0A93F'),
      bars(712, 204, 52, 20, 8, 64, p.window),
      path('M700 310h510v500H700z', p.brick[2]),
      each([740, 980], (x) => arch(x, 360, 200, 430, '#2A2A34') + arch(x + 14, 376, 172, 414, '#FFD592')),
      each(
        [780, 840, 1020, 1090],
        (x) =>
          rect(x, 640, 60, 60, '#6B4226') +
          each([8, 28, 48], (dx) => circle(x + dx, 636, 10, ['#C3273A', '#4F8A4E', '#E7842E'][dx % 3]!)),
      ),
      // The house on its corner.
      path('M-10 70h600l120 50v690H-10z', '#EDE4D2'),
      path('M590 70l120 50v690H590z', '#CDBF9F'),
      path('M-10 48h606l136 60v24L590 80H-10z', p.stone[0]),
      each(
        [40, 190, 340, 470],
        (x) =>
          paned(x, 110, 78, 116, { frame: p.white, glass: p.window, rows: 3 }) +
          paned(x, 270, 78, 106, { frame: p.white, glass: p.window, rows: 3 }),
      ),
      path('M624 138l44 20v96l-44-14zM624 290l44 12v90l-44-8z', p.window),
      path('M-10 410h600l122 36v56l-122-20H-10z', '#22262E'),
      lettering('PADELLA', { x: 290, y: 466, size: 54, fill: '#F4E9D2', spacing: 14 }),
      path('M-10 482h600l110 20v308H-10z', '#F6F2E8'),
      path('M590 482l120 20v308H590z', '#DAD0BA'),
      each(
        [20, 330],
        (x) =>
          rect(x - 10, 510, 240, 220, '#22262E') +
          rect(x, 520, 220, 200, '#FFE3A4') +
          rect(x, 640, 220, 80, '#E4DFD8') +
          times(
            4,
            (index) =>
              circle(x + 34 + index * 50, 640, 20, '#F3CF84') +
              line(`M${x + 20 + index * 50} 636q14-16 28 0t-10 10`, '#D9A84E', 5),
          ),
      ),
      person({ x: 96, y: 648, scale: 1.3, coat: '#FFFDF6' }),
      rect(10, 640, 230, 10, '#C9C2B4'),
      line('M400 560q40-30 80 0M420 600h40', '#FFFDF6', 5),
      rect(262, 520, 60, 270, '#B8273A'),
      rect(270, 532, 44, 130, '#FFE3A4'),
      path('M620 530l60 8v180l-60-2z', '#FFE3A4'),
      rect(0, 782, 1200, 24, p.paving[0]),
      rect(0, 778, 1200, 7, p.paving[1]),
      crowd(p, [
        [350, 794, 1.44],
        [398, 795, 1.4],
        [446, 794, 1.44],
        [494, 795, 1.4],
        [542, 794, 1.44],
        [590, 795, 1.4],
        [640, 794, 1.44],
        [860, 792, 1.36],
        [1060, 792, 1.36],
      ]),
    ];
  },
};
