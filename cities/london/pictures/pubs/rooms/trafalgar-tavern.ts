import { barge, riverBoat } from '../../kit/boats';
import { boards, chair, diner, laid } from '../../kit/dining';
import { bars } from '../../kit/masonry';
import { circle, each, line, path, rect } from '../../kit/svg';
import type { Picture } from '../../picture';

export const trafalgarTavernInside: Picture = {
  name: 'trafalgar-tavern-inside',
  title:
    'Inside the Trafalgar Tavern: the long room of the bow windows, a ship in full sail on the wall and the Thames outside',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      rect(0, 0, 1200, 800, '#DCE4E0'),
      rect(0, 0, 1200, 70, '#FBF6EA'),
      bars(12, 52, 18, 18, 39, 31, '#D9CBAA'),
      path('M120 560V150q480-90 960 0v410z', '#FBF6EA'),
      each(
        [
          [160, 150],
          [330, 132],
          [512, 124],
          [694, 132],
          [864, 150],
        ],
        ([x = 0, y = 0]) =>
          rect(x, y + 20, 160, 380, '#A8D4DE') +
          path(`M${x} ${y + 200}v-20h30v-30h26v20h44v-40h20v70h40v-10z`, '#7FA8AC') +
          rect(x, y + 210, 160, 190, '#5FA0B4') +
          line(
            `M${x + 80} ${y + 20}v380M${x} ${y + 120}h160M${x} ${y + 220}h160M${x} ${y + 310}h160`,
            '#FBF6EA',
            8,
          ) +
          line(`M${x} ${y + 330}h160M${x} ${y + 344}h160`, '#16161D', 4),
      ),
      riverBoat(p, 540, 420, 0.6),
      barge(p, 250, 430, 0.4),
      each([140, 1040], (x) => path(`M${x} 120h36q-8 220 0 440h-36q8-220 0-440z`, '#27507E')),
      rect(0, 560, 1200, 40, '#EDE2CA'),
      rect(0, 556, 1200, 8, '#C9B79A'),
      // A ship's model on its bracket on each side.
      each(
        [56, 1146],
        (x) =>
          rect(x - 46, 330, 92, 12, '#8A6A48') +
          path(`M${x - 40} 310h80l-14 20h-52z`, '#6B4226') +
          path(
            `M${x - 4} 306v-90l34 70zM${x - 8} 306v-70l-28 60z`,
            '#FFF4DC',
            'stroke="#C9B79A" stroke-width="2"',
          ),
      ),
      boards(600, ['#B98A5E', '#8A6240']),
      laid(260, 640, 1.15, '#FDF8EE', '#FDF8EE'),
      laid(600, 660, 1.25, '#FDF8EE', '#FDF8EE'),
      laid(940, 640, 1.15, '#FDF8EE', '#FDF8EE'),
      diner(130, 650, 1.15, 1),
      diner(390, 650, 1.15, 4, true),
      diner(450, 672, 1.2, 2),
      diner(750, 672, 1.2, 5, true),
      diner(1070, 650, 1.15, 0, true),
      chair(810, 790, 1.3, '#6B4A30', '#27507E'),
      each(
        [300, 600, 900],
        (x) =>
          line(`M${x} 0v70M${x - 50} 96q50 40 100 0`, '#C98A2B', 6) +
          each(
            [-50, 0, 50],
            (dx) => rect(x + dx - 5, 74, 10, 22, '#FDF8EE') + circle(x + dx, 66, 9, '#FFE39A'),
          ),
      ),
    ];
  },
};
