import { backdrop } from '../../kit/backdrop';
import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { skyline } from '../../kit/skyline';
import { each, line, path, rect, times } from '../../kit/svg';
import { CREAM, GLASS, GOLD } from '../colours';
import { lantern, paned, panelled } from '../parts';
import type { Pub } from '../pub';

/** A street side of the corner, drawn flat with its foot at y 0 and leant back from the corner. */
const side = (width: number, shade: number): string =>
  rect(0, -640, width, 640, '#8C5A44') +
  times(3, (row) =>
    times(Math.floor(width / 110), (index) => {
      const [x, y] = [26 + index * 110, -600 + row * 140];
      return (
        path(`M${x - 8} ${y}q34-34 68 0v100h-68z`, CREAM) +
        path(`M${x} ${y + 2}q26-24 52 0v92h-52z`, (index + row) % 3 ? GLASS : '#3A2C48') +
        line(`M${x + 26} ${y - 14}v108M${x} ${y + 46}h52`, CREAM, 4)
      );
    }),
  ) +
  each([-634, -486, -346], (y) => rect(0, y, width, 12, CREAM)) +
  rect(0, -206, width, 206, '#173B72') +
  rect(0, -206, width, 8, GOLD) +
  times(Math.floor(width / 130), (index) =>
    paned(22 + index * 130, -150, 86, 104, { frame: '#0E2850', columns: 2, rows: 2 }),
  ) +
  rect(0, -640, width, 640, '#000', `opacity="${shade}"`);

export const theOldBlueLast: Pub = {
  file: 'the-old-blue-last',
  name: 'The Old Blue Last',
  alt: 'the sharp brewery corner at night, its ground floor blue, the windows of the music room alight and a queue at the door',
  hour: 'night',
  sign: { emblem: 'last', place: 'Shoreditch', ground: '#F3E4BE', shape: 'square', at: [212, 118, 0.56] },
  front: (c) => {
    const p = c.palette;
    return [
      backdrop(c, { light: [1050, 120, 44], clouds: [[80, 130, 0.8]] }),
      skyline(p.far, { to: 1220, base: 760, seed: 44, low: 180, high: 420 }),
      skyline(p.mid, { to: 1220, base: 770, seed: 9, low: 60, high: 210 }),
      `<g transform="matrix(-1 .07 0 1 470 756) scale(.9 1)">${side(520, 0.34)}</g>`,
      `<g transform="matrix(1 .09 0 1 730 756) scale(.86 1)">${side(560, 0.12)}</g>`,
      // The corner bay, with the brewer's name in stone.
      path('M470 94h260v664H470z', '#A06A50'),
      path('M456 78h288v26H456z', CREAM),
      path('M480 78q0-56 120-62 120 6 120 62z', '#C9B08A'),
      path('M520 70q8-30 80-34 72 4 80 34z', '#7E5A46'),
      lettering('1876', { x: 600, y: 68, size: 30, fill: CREAM }),
      each(
        [120, 262],
        (y) =>
          path(`M524 ${y}q76-62 152 0v112H524z`, CREAM) +
          path(`M536 ${y + 4}q64-46 128 0v96H536z`, GLASS) +
          line(`M579 ${y - 26}v126M621 ${y - 26}v126M536 ${y + 52}h128`, CREAM, 5),
      ),
      rect(470, 246, 260, 10, CREAM),
      rect(460, 386, 280, 60, CREAM),
      lettering('TRUMAN HANBURY BUXTON', { x: 600, y: 424, size: 26, fill: '#5A3B2C', maxWidth: 256 }),
      rect(462, 446, 276, 12, '#7E5A46'),
      rect(466, 458, 268, 300, '#1D4C93'),
      rect(460, 470, 280, 74, '#0E2850'),
      lettering('THE OLD', { x: 600, y: 502, size: 30, fill: GOLD, spacing: 3 }),
      lettering('BLUE LAST', { x: 600, y: 538, size: 36, fill: GOLD, spacing: 2, maxWidth: 250 }),
      panelled(506, 764, 84, 196, '#0E2850'),
      panelled(612, 764, 84, 196, '#0E2850'),
      lantern(488, 610, 0.9),
      lantern(714, 610, 0.9),
      glow(c, 'stage', '#FF7AA8', [600, 300], [220, 150], 0.28),
      rect(0, 756, 1200, 50, '#4B4A5E'),
      path('M-10 756h1220v8H-10z', '#6E6C84'),
      glow(c, 'door', '#FFD98A', [600, 776], [330, 60], 0.6),
      crowd(p, [
        [770, 786, 1.5],
        [816, 784, 1.46],
        [866, 786, 1.5],
        [912, 784, 1.44],
        [960, 786, 1.48],
        [430, 790, 1.5],
        [250, 784, 1.4],
      ]),
    ];
  },
};
