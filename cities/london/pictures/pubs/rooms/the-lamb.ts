import { boards, bottles, pendant, pictureOn, stool } from '../../kit/dining';
import { crowd, person } from '../../kit/figures';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { circle, each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';

export const theLambInside: Picture = {
  name: 'the-lamb-inside',
  title:
    'Inside The Lamb: the horseshoe bar with its snob screens, small panes of etched glass that turn between drinker and landlord',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      rect(0, 0, 1200, 800, '#8E3A30'),
      rect(0, 0, 1200, 70, '#D9B878'),
      bars(0, 56, 1200, 14, 1, 0, '#8A5A2A'),
      each([40, 1030], (x) =>
        times(3, (row) => pictureOn(x + 10, 110 + row * 130, 110, 80, row + (x > 500 ? 1 : 0))),
      ),
      // The bar top: a row of turning panes in carved frames all round.
      path('M180 250h840l40-60H140z', '#4A2418'),
      times(9, (index) => {
        const x = 196 + index * 91;
        const open = index === 3 || index === 6;
        return (
          rect(x, 256, 82, 130, '#5E2E1C') +
          (open
            ? rect(x + 10, 268, 62, 106, '#FFE0A0') +
              path(`M${x + 34} 268h14v106h-14z`, '#F6EFD8') +
              (index === 3 ? circle(x + 22, 330, 14, '#C98F66') : circle(x + 60, 334, 14, '#E9BE97'))
            : rect(x + 10, 268, 62, 106, '#F6EFD8') +
              path(`M${x + 41} 282q22 36 0 76-22-40 0-76z`, '#B8C8BE') +
              line(`M${x + 18} 276h46v90h-46z`, '#B8C8BE', 3)) +
          circle(x + 41, 262, 5, '#E0A93F') +
          circle(x + 41, 380, 5, '#E0A93F')
        );
      }),
      rect(170, 386, 860, 16, '#4A2418'),
      bars(180, 402, 18, 110, 2, 824, '#5E2E1C'),
      bottles(260, 470, 11, 26, 1),
      bottles(640, 470, 11, 26, 3),
      rect(210, 470, 780, 8, '#3A1A10'),
      person({ x: 600, y: 540, scale: 2, coat: '#FFFDF6' }),
      boards(650, ['#7A5236', '#523420']),
      path('M150 520q450-40 900 0v150q-450 40-900 0z', '#6E3420'),
      path('M136 500q464-44 928 0v26q-464-40-928 0z', '#33180E'),
      times(8, (index) =>
        path(
          `M${200 + index * 106} ${548 - Math.round(12 * Math.sin((index / 7) * Math.PI))}h76v96h-76z`,
          '#4A2014',
          'opacity=".7"',
        ),
      ),
      each(
        [330, 420, 780, 870],
        (x) =>
          rect(x - 8, 466, 16, 36, '#C98A2B') +
          path(`M${x - 5} 466l2-60h6l2 60z`, '#1B1B22') +
          circle(x, 402, 9, '#F4E9D2'),
      ),
      path('M150 660q450 40 900 0v10q-450 40-900 0z', '#C98A2B'),
      each([220, 360, 830, 980], (x) => stool(x, 776, 1.15, '#1F5A46')),
      crowd(p, [
        [500, 786, 2],
        [720, 786, 2],
        [1100, 780, 1.9],
        [90, 780, 1.9],
      ]),
      pendant(330, 180, '#1F6B4A', 44, 70),
      pendant(870, 180, '#1F6B4A', 44, 70),
      glow(c, 'bar', '#FFE3A4', [600, 360], [430, 170], 0.35),
    ];
  },
};
