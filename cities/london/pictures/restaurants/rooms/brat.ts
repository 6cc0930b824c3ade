import { boards, diner, laid, pendant } from '../../kit/dining';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { arch } from '../../kit/openings';
import { stream } from '../../kit/random';
import { circle, each, ellipse, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';
import { bricks } from '../../pubs/parts';

export const bratRoom: Picture = {
  name: 'brat-room',
  title:
    'The upstairs room at Brat: cooks at the open fire with fish in iron baskets, oak panels and tables close together',
  hour: 'night',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#6E4A34'),
    bars(0, 60, 112, 500, 10, 122, '#7E5840'),
    rect(0, 0, 1200, 60, '#3A261C'),
    rect(0, 560, 1200, 14, '#4A3022'),
    // The grill: a brick hearth with a steel hood.
    rect(300, 190, 600, 400, '#4A3A38'),
    bricks(300, 330, 600, 250, stream(109), [44, 18]),
    path('M260 200h680l-80-140H340z', '#8A9098'),
    path('M260 200h680v18H260z', '#5E656E'),
    rect(330, 320, 540, 170, '#1E1614'),
    each(
      [370, 440, 510, 580, 650, 720, 790, 846],
      (x, index) =>
        path(
          `M${x - 24} 490q-14-50 8-${70 + (index % 3) * 16} 2 24 12 26-2-34 14-50 0 34 12 48 10-8 8-20 16 34-2 66z`,
          '#E2562A',
        ) + path(`M${x - 8} 490q-6-28 8-42 4 16 10 18 4-6 4-16 10 20-2 40z`, '#FFD56A'),
    ),
    rect(330, 410, 540, 8, '#22262E'),
    bars(336, 404, 4, 20, 54, 10, '#22262E'),
    each(
      [410, 600, 790],
      (x) =>
        ellipse(x, 386, 74, 26, '#7A6248') +
        path(`M${x + 60} 386l34-20v40z`, '#7A6248') +
        line(
          `M${x - 74} 386h148M${x - 50} 366v40M${x - 20} 360v52M${x + 12} 360v52M${x + 44} 366v40`,
          '#22262E',
          4,
        ) +
        ellipse(x, 386, 78, 30, 'none', 'stroke="#22262E" stroke-width="5"'),
    ),
    rect(300, 490, 600, 100, '#B8BEC4'),
    rect(290, 480, 620, 16, '#D5DADF'),
    each(
      [240, 950],
      (x) =>
        path(`M${x - 20} 560v-150q30-20 60 0v150z`, '#FFFDF6') +
        circle(x + 10, 384, 20, '#C98F66') +
        path(`M${x - 12} 376q-4-34 22-34t22 34z`, '#FFFDF6'),
    ),
    times(6, (index) =>
      rect(
        60 + index * 30,
        300 - (index % 2) * 20,
        20,
        50 + (index % 2) * 20,
        ['#7A2230', '#2F5A3E', '#C98A2B'][index % 3]!,
      ),
    ),
    rect(40, 350, 200, 10, '#3A261C'),
    arch(1000, 120, 150, 330, '#3A261C'),
    arch(1014, 134, 122, 302, '#16224A'),
    line('M1075 134v302M1014 280h122', '#3A261C', 7),
    boards(590, ['#8A5F42', '#5E3E2A']),
    each(
      [150, 450, 750, 1050],
      (x, index) =>
        laid(x, 670, 1.05, '#5A3A26') +
        diner(x - 96, 684, 1.1, index + 1) +
        diner(x + 96, 684, 1.1, index + 3, true),
    ),
    each([150, 1050], (x) => pendant(x, 150, '#C98A2B', 36, 60)),
    glow(c, 'fire', '#FF9A4A', [600, 450], [460, 230], 0.45),
  ],
};
