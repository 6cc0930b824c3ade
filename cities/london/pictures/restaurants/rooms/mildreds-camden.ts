import { banquette, chair, chequers, diner, laid, pendant } from '../../kit/dining';
import { person } from '../../kit/figures';
import { circle, d, each, ellipse, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';

export const mildredsCamdenRoom: Picture = {
  name: 'mildreds-camden-room',
  title:
    'Inside Mildreds: green benches under hanging plants, a wall of tiles and a kitchen hatch with bowls on its ledge',
  hour: 'day',
  draw: () => [
    rect(0, 0, 1200, 800, '#F4E6CC'),
    rect(0, 0, 1200, 46, '#D9622E'),
    rect(60, 110, 470, 360, '#2F7A5E'),
    line(
      times(9, (row) => `M60 ${146 + row * 36}h470`) + times(12, (index) => `M${96 + index * 36} 110v360`),
      '#5BA086',
      3,
    ),
    rect(130, 190, 330, 190, '#FFE3A4'),
    person({ x: 240, y: 400, scale: 1.8, coat: '#FFFDF6', hair: '#2A1E1A' }),
    person({ x: 360, y: 400, scale: 1.8, coat: '#FFFDF6', skin: 1 }),
    rect(100, 376, 390, 110, '#2F7A5E'),
    rect(100, 372, 390, 14, '#F4E9D2'),
    each(
      [170, 260, 350, 430],
      (x, index) =>
        path(`M${x - 34} 340h68q-6 34-34 34t-34-34z`, ['#E7842E', '#6E2A5E', '#F2C94B', '#3D6C93'][index]!) +
        ellipse(x, 340, 34, 8, ['#8DBF68', '#F7DF8A', '#C9402C', '#A6CF74'][index]!),
    ),
    circle(840, 250, 140, '#C98A2B'),
    circle(840, 250, 126, '#C8DCDC'),
    path('M760 330L900 150l24 14-140 190z', '#fff', 'opacity=".5"'),
    each(
      [600, 700, 980, 1090],
      (x, index) =>
        line(`M${x} 46V${150 + (index % 2) * 60}`, '#6B4A30', 4) +
        path(`M${x - 40} ${150 + (index % 2) * 60}h80l-14 50h-52z`, '#B65C40') +
        times(7, (leaf) =>
          path(
            d`M${x + (leaf - 3) * 14} ${154 + (index % 2) * 60}q${(leaf - 3) * 16} 20 ${(leaf - 3) * 13} ${110 + ((leaf * 31) % 60)}q${-(leaf - 3) * 2 - 9} -50 ${-(leaf - 3) * 13 + 4} -${100}z`,
            leaf % 2 ? '#3F8A55' : '#5BA06A',
          ),
        ),
    ),
    chequers(640, ['#F4E6CC', '#D9A878']),
    banquette(560, 690, 660, '#2F7A5E', 190),
    each(
      [640, 860, 1080],
      (x, index) =>
        diner(x - 70, 610, 1.15, index * 2) +
        diner(x + 60, 610, 1.15, index + 3, true) +
        laid(x, 640, 1.05, '#D9B48A'),
    ),
    laid(220, 620, 1.1, '#D9B48A'),
    diner(110, 632, 1.1, 4),
    diner(330, 632, 1.1, 1, true),
    chair(420, 780, 1.3, '#D9622E'),
    pendant(220, 110, '#D9622E', 36, 46),
    pendant(400, 130, '#D9622E', 36, 46),
  ],
};
