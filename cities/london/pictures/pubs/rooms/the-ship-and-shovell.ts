import { banquette, boards, diner, laid, pendant } from '../../kit/dining';
import { crowd } from '../../kit/figures';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { circle, d, each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';
import { lantern } from '../parts';

export const theShipAndShovellInside: Picture = {
  name: 'the-ship-and-shovell-inside',
  title:
    'Inside The Ship & Shovell: the snug with its pictures of ships, an admiral in a gilt frame and a winding stair to the crow’s nest',
  hour: 'night',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#6E1F26'),
    bars(0, 0, 1200, 40, 1, 0, '#3A1A14'),
    rect(0, 430, 1200, 220, '#5A3420'),
    bars(16, 450, 110, 180, 9, 126, '#432414'),
    rect(0, 420, 1200, 14, '#C98A2B'),
    // Ships in many frames, and the admiral in wig and scarlet.
    each(
      [
        [60, 90, 150, 100],
        [60, 240, 150, 110],
        [250, 110, 120, 90],
        [250, 250, 120, 110],
      ],
      ([x = 0, y = 0, width = 0, height = 0], index) =>
        rect(x - 12, y - 12, width + 24, height + 24, '#C9A24A') +
        rect(x, y, width, height, '#B8D0D8') +
        path(d`M${x} ${y + height}v${-height * 0.26}h${width}v${height * 0.26}z`, '#2F6480') +
        path(
          d`M${x + width * 0.2} ${y + height * 0.7}h${width * 0.6}l-14 ${height * 0.16}h${-width * 0.6 + 28}z`,
          '#4A2A18',
        ) +
        path(
          d`M${x + width * 0.5} ${y + height * 0.66}V${y + 12 + index}l${width * 0.26} ${height * 0.5}zM${x + width * 0.44} ${y + height * 0.66}V${y + 24}l${-width * 0.22} ${height * 0.44}z`,
          '#FFF4DC',
        ),
    ),
    rect(430, 74, 230, 320, '#C9A24A'),
    rect(450, 94, 190, 280, '#3A4A44'),
    path('M470 374q4-120 76-124 70 4 76 124z', '#B8273A'),
    path('M546 250l-22 124h44z', '#F4E9D2'),
    circle(546, 190, 40, '#E9BE97'),
    path(
      'M500 200q-10-70 46-74 56 4 46 74 16 40-4 60-14-20-8-60-34-24-68 0 6 40-8 60-20-20-4-60z',
      '#E4DCCB',
    ),
    // The stair winds up on the right.
    times(
      7,
      (step) =>
        path(`M${770 + step * 46} ${600 - step * 76}h150v24h-150z`, step % 2 ? '#8A5A36' : '#7A4A2C') +
        rect(786 + step * 46, 470 - step * 76, 8, 130, '#3A2418'),
    ),
    path('M786 470L1110 0h14L794 484z', '#C98A2B'),
    circle(1120, 520, 76, '#C98A2B'),
    circle(1120, 520, 60, '#16224A'),
    circle(1138, 500, 16, '#FFF1C9'),
    line('M1060 520h120M1120 460v120', '#C98A2B', 6),
    boards(650, ['#6B4228', '#452816']),
    banquette(30, 720, 620, '#27406A', 190),
    diner(130, 650, 1.2, 0),
    diner(330, 650, 1.2, 3, true),
    diner(560, 650, 1.2, 1, true),
    laid(230, 676, 1.05, '#4A2818'),
    laid(520, 676, 1.05, '#4A2818'),
    lantern(720, 170, 1.4),
    pendant(330, 120, '#C98A2B', 36, 40),
    glow(c, 'snug', '#FFD98A', [360, 480], [380, 210], 0.35),
    crowd(c.palette, [[820, 780, 1.9]]),
  ],
};
