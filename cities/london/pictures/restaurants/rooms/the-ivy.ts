import { banquette, boards, bottles, diner, globe, laid, pictureOn, stool } from '../../kit/dining';
import { crowd, person } from '../../kit/figures';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { d, each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';

export const theIvyRoom: Picture = {
  name: 'the-ivy-room',
  title:
    'Inside The Ivy: the oval bar in the middle of the room, green leather round it and diamonds of coloured light from the windows',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      rect(0, 0, 1200, 800, '#D9C49A'),
      rect(0, 0, 1200, 60, '#F4EAD4'),
      bars(0, 56, 1200, 10, 1, 0, '#6B4226'),
      rect(0, 420, 1200, 190, '#5A3420'),
      bars(12, 436, 110, 160, 10, 120, '#6E442A'),
      each(
        [50, 300, 780, 1030],
        (x) =>
          rect(x - 10, 100, 150, 290, '#3A2A1E') +
          rect(x, 110, 130, 270, '#F6E3B0') +
          times(15, (index) =>
            path(
              `M${x + 22 + (index % 3) * 43} ${116 + Math.floor(index / 3) * 53}l20 26-20 26-20-26z`,
              ['#C3424E', '#3E7A5A', '#E9BE5E', '#4A7AA6', '#D98A4A'][(index * 2 + (index % 3)) % 5]!,
            ),
          ) +
          line(`M${x + 43} 110v270M${x + 87} 110v270`, '#3A2A1E', 3),
      ),
      each([490, 640], (x, index) => pictureOn(x, 130, 90, 200, index * 2 + 1)),
      boards(610, ['#8A5A38', '#5E3A22']),
      times(16, (index) =>
        path(
          d`M${200 + (index % 8) * 110} ${640 + Math.floor(index / 8) * 70}l22 12-22 12-22 -12z`,
          ['#C3424E', '#3E7A5A', '#E9BE5E', '#4A7AA6'][index % 4]!,
          'opacity=".4"',
        ),
      ),
      // The bar: an ellipse of brass and wood, shelves in its middle.
      rect(540, 380, 120, 120, '#3A2418'),
      bottles(470, 470, 11, 25, 1),
      bottles(510, 410, 8, 25, 4),
      rect(460, 346, 280, 12, '#C98A2B'),
      line('M470 358v130M730 358v130', '#C98A2B', 7),
      person({ x: 600, y: 560, scale: 2, coat: '#FFFDF6' }),
      path('M300 520q300-70 600 0v120q-300 70-600 0z', '#6E3A22'),
      path('M284 506q316-76 632 0v24q-316-70-632 0z', '#E4DCCB'),
      times(7, (index) =>
        rect(332 + index * 78, 548 - Math.round(14 * Math.sin((index / 6) * Math.PI)), 56, 92, '#52281A'),
      ),
      path('M300 640q300 66 600 0v8q-300 66-600 0z', '#C98A2B'),
      each([330, 450, 750, 870], (x) => stool(x, 750, 1.2, '#2F6B45')),
      crowd(p, [
        [540, 776, 2],
        [660, 776, 2],
      ]),
      banquette(-30, 720, 260, '#2F6B45', 190),
      banquette(970, 720, 260, '#2F6B45', 190),
      diner(60, 650, 1.2, 1),
      diner(170, 650, 1.2, 4, true),
      diner(1040, 650, 1.2, 0),
      diner(1140, 650, 1.2, 3, true),
      laid(120, 668, 1.1, '#FDF8EE', '#FDF8EE'),
      laid(1090, 668, 1.1, '#FDF8EE', '#FDF8EE'),
      each([430, 770], (x) => globe(x, 250, 24, 60)),
      glow(c, 'bar', '#FFE3A4', [600, 480], [380, 170], 0.35),
    ];
  },
};
