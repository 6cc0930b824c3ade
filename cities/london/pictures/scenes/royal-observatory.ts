import { crowd, person } from '../kit/figures';
import { trees } from '../kit/greenery';
import { balustrade, block } from '../kit/masonry';
import { arches, windows } from '../kit/openings';
import { clouds, sky, stars, sun } from '../kit/sky';
import { farDome, skyline } from '../kit/skyline';
import { lamp } from '../kit/street';
import { circle, d, each, line, path, rect } from '../kit/svg';
import type { Picture } from '../picture';

export const royalObservatory: Picture = {
  name: 'royal-observatory',
  title: 'Flamsteed House with its red time ball at night, a green beam marking the meridian over Greenwich',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const [brick, shade] = ['#8A5A58', '#5E4054'];
    return [
      sky(c),
      stars(c, 470, 4),
      line('M120 120l70 40 60-20 80 50M880 90l60 60 90-10', '#fff', 1.6, 'opacity=".5"'),
      each(
        [
          [120, 120],
          [190, 160],
          [250, 140],
          [330, 190],
          [880, 90],
          [940, 150],
          [1030, 140],
        ],
        ([x = 0, y = 0]) => circle(x, y, 4, '#fff') + circle(x, y, 10, '#fff', 'opacity=".2"'),
      ),
      sun(p, 1010, 250, 34),
      clouds(p, [
        [60, 280, 0.9],
        [620, 120, 0.9],
      ]),
      skyline(p.far, { to: 1220, base: 620, seed: 48, low: 20, high: 90 }),
      farDome(p.far, 130, 620, 130),
      windows(20, 590, 20, 1, [22, 10], [6, 8], p.far, p.gold),
      path('M0 660q300-60 620-50t580-20v220H0z', p.tree[1]),
      trees(p, -20, 220, 640, 40, 4),
      trees(p, 1030, 1230, 620, 40, 6),
      path('M690 470L-20 40v26z', '#7CF29A', 'opacity=".85"'),
      path('M690 470L-20-20v150z', '#7CF29A', 'opacity=".14"'),
      block(620, 440, 330, 180, brick, shade, 0.22),
      rect(612, 430, 346, 14, p.stone[1]),
      windows(650, 476, 6, 1, [50, 1], [26, 70], p.stone[0]),
      windows(654, 480, 6, 1, [50, 1], [18, 62], p.window),
      path('M800 434q4-90 80-96 76 6 80 96z', '#B9C4D8'),
      path('M890 338q66 10 70 96h-40q0-60-30-96z', '#8A97B4'),
      path('M866 434V338h22v96z', '#22305E'),
      line('M876 400l-90-70', p.gold, 13),
      block(270, 360, 330, 270, brick, shade, 0.3),
      rect(260, 350, 350, 14, p.stone[1]),
      balustrade(p, 266, 328, 338, 22),
      arches(300, 392, 46, 120, 5, 56, p.stone[0]),
      arches(306, 400, 34, 110, 5, 56, p.window),
      line('M323 400v110M379 400v110M435 400v110M491 400v110M547 400v110', p.stone[1], 4),
      windows(306, 546, 5, 1, [56, 1], [34, 50], p.stone[3], p.window),
      each(
        [270, 540],
        (x) =>
          block(x, 250, 60, 104, brick, shade) +
          path(d`M${x - 6} 254q0 -50 36 -64q36 14 36 64z`, p.roof[0]) +
          rect(x + 20, 284, 22, 46, p.window) +
          rect(x + 28, 168, 4, 26, p.gold),
      ),
      rect(298, 80, 5, 120, p.white),
      line('M284 96h32M300 80v-24', p.gold, 4),
      circle(300, 132, 25, p.red),
      path('M304 108a25 25 0 0 1 0 49q18-24 0-49z', '#8E1C2C'),
      circle(292, 124, 6, '#fff', 'opacity=".5"'),
      rect(0, 620, 1200, 16, p.stone[2]),
      rect(0, 634, 1200, 170, p.paving[1]),
      line('M0 680h1200M300 636l-80 164M900 636l80 164', p.paving[0], 3),
      path('M684 636h12l40 164h-52z', p.gold),
      path('M688 636h4l20 164h-12z', '#7CF29A'),
      lamp(p, 180, 760, 1.1),
      lamp(p, 1030, 760, 1.1),
      person({ x: 650, y: 750, scale: 1.2, coat: p.red }),
      person({ x: 770, y: 754, scale: 1.2, coat: '#6FA0E0', skin: 1, left: true }),
      crowd({ ...p, ink: '#7F92D0' }, [
        [430, 720, 0.96],
        [470, 722, 0.6],
        [900, 716, 0.9],
        [330, 690, 0.76],
      ]),
    ];
  },
};
