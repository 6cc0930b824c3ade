import { banquette, chequers, diner, pictureOn } from '../../kit/dining';
import { crowd, parentAndChild, person } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { bars } from '../../kit/masonry';
import { each, ellipse, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';

export const goddardsAtGreenwichRoom: Picture = {
  name: 'goddards-at-greenwich-room',
  title:
    'Inside Goddards: wooden pews and marble tables, white tiles, and the counter where pies wait in rows',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      rect(0, 0, 1200, 800, '#F6F3EA'),
      rect(0, 60, 1200, 330, '#FFFFFF'),
      line(
        times(9, (row) => `M0 ${96 + row * 36}h1200`) + times(20, (index) => `M${30 + index * 60} 60v330`),
        '#DCE6E0',
        3,
      ),
      bars(0, 150, 58, 24, 20, 60, '#2F6B45'),
      bars(0, 330, 58, 14, 20, 60, '#2F6B45'),
      rect(0, 0, 1200, 60, '#2F5A3E'),
      lettering('PIES  MASH  EELS', { x: 600, y: 44, size: 36, fill: '#F6E3B0', spacing: 5 }),
      rect(330, 196, 540, 130, '#22303A'),
      rect(330, 196, 540, 130, 'none', 'stroke="#8A5A36" stroke-width="12"'),
      lettering('PIE & MASH', { x: 600, y: 250, size: 36, fill: '#FBF5E8', spacing: 2 }),
      lettering('LIQUOR OR GRAVY', { x: 600, y: 296, size: 30, fill: '#9CBF6B', spacing: 2 }),
      pictureOn(80, 200, 130, 96, 1),
      pictureOn(980, 200, 130, 96, 0),
      person({ x: 440, y: 480, scale: 1.9, coat: '#FFFDF6' }),
      person({ x: 740, y: 480, scale: 1.9, coat: '#FFFDF6', skin: 1, left: true }),
      rect(250, 460, 700, 160, '#2F6B45'),
      bars(270, 478, 120, 120, 5, 136, '#3E8058'),
      rect(236, 444, 728, 20, '#E9E4DA'),
      times(
        10,
        (index) =>
          path(`M${280 + index * 66} 444v-20q4-12 22-12h14q18 0 22 12v20z`, '#D9A050') +
          path(`M${284 + index * 66} 424q24-16 50 0z`, '#EDC37E'),
      ),
      each([850, 900], (x) => rect(x, 380, 36, 34, '#C8CED4')),
      chequers(620, ['#E9DCC2', '#8A5A42']),
      each(
        [-20, 860],
        (x, index) =>
          banquette(x, 700, 360, '#7A4A2C', 230) +
          rect(x + 40, 590, 280, 22, '#EFEBE2') +
          rect(x + 60, 612, 16, 100, '#2A2A34') +
          rect(x + 284, 612, 16, 100, '#2A2A34') +
          diner(x + 100, 588, 1.2, index + 1) +
          diner(x + 260, 588, 1.2, index + 4, true) +
          ellipse(x + 120, 584, 42, 8, '#FDF8EE') +
          path(`M${x + 94} 582q4-20 26-20t26 20z`, '#D9A050') +
          ellipse(x + 240, 584, 42, 8, '#FDF8EE') +
          path(`M${x + 214} 582q10-18 52 0z`, '#9CBF6B'),
      ),
      crowd(p, [
        [470, 770, 1.9],
        [560, 776, 1.9],
      ]),
      parentAndChild(680, 776, 1.8, '#3D6C93', '#B8273A'),
    ];
  },
};
