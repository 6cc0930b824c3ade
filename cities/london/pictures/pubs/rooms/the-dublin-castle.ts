import { banquette, boards, diner, globe, laid } from '../../kit/dining';
import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { circle, d, each, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';
import { panelled } from '../parts';

export const theDublinCastleInside: Picture = {
  name: 'the-dublin-castle-inside',
  title:
    'Inside The Dublin Castle: scarlet walls thick with photographs of bands, leather booths and a jukebox by the stage door',
  hour: 'night',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#9C1C2C'),
    rect(0, 0, 1200, 50, '#3A1218'),
    rect(0, 440, 1200, 190, '#4A1820'),
    bars(10, 456, 100, 160, 11, 110, '#5E2028'),
    rect(0, 430, 1200, 14, '#C98A2B'),
    times(27, (index) => {
      const [x, y] = [50 + (index % 9) * 96, 74 + Math.floor(index / 9) * 114];
      return (
        rect(x - 5, y - 5, 78, 92, index % 4 ? '#22161A' : '#C9A24A') +
        rect(x, y, 68, 82, ['#D9D2C4', '#8FA8B8', '#E0B45A', '#B8C4A0'][index % 4]!) +
        each(
          [0.3, 0.68],
          (share) =>
            circle(x + 68 * share, y + 34, 11, '#3A2A2C') +
            path(d`M${x + 68 * share - 15} ${y + 82}q0 -36 15 -36t15 36z`, '#3A2A2C'),
        )
      );
    }),
    panelled(960, 628, 130, 330, '#1E1418'),
    lettering('STAGE', { x: 1025, y: 262, size: 36, fill: '#FFE39A', spacing: 4 }),
    boards(626, ['#5A3420', '#38200F']),
    // The jukebox.
    path('M776 640V480q0-80 72-80t72 80v160z', '#C98A2B'),
    path('M790 640V486q0-66 58-66t58 66v154z', '#7A1F4A'),
    path('M802 540v-50q0-52 46-52t46 52v50z', '#FFD98A'),
    bars(808, 556, 12, 60, 6, 15, '#7AD0C8'),
    circle(848, 490, 24, '#22161A'),
    circle(848, 490, 8, '#E0485A'),
    banquette(40, 700, 330, '#5A2420', 170),
    banquette(400, 700, 330, '#5A2420', 170),
    diner(120, 640, 1.1, 2),
    diner(300, 640, 1.1, 1, true),
    diner(480, 640, 1.1, 5),
    diner(660, 640, 1.1, 0, true),
    laid(210, 664, 1.05, '#3A2018'),
    laid(570, 664, 1.05, '#3A2018'),
    each([130, 330, 540, 740, 960], (x) => globe(x, 96, 18, 50)),
    crowd(c.palette, [
      [1000, 778, 1.7],
      [1080, 780, 1.64],
    ]),
    glow(c, 'juke', '#FFB0D0', [848, 560], [200, 190], 0.35),
  ],
};
