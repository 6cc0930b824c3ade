import { boards, diner, hearth, laid } from '../../kit/dining';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { at, circle, each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';
import { emblems } from '../emblems';
import { lantern } from '../parts';

export const theHollyBushInside: Picture = {
  name: 'the-holly-bush-inside',
  title:
    'Inside The Holly Bush at Christmas: panelled snugs and etched glass, a fire, a wreath of holly and snow at the window',
  hour: 'night',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#7A4A2E'),
    bars(0, 60, 92, 540, 12, 102, '#6B3E26'),
    rect(0, 0, 1200, 56, '#C9A468'),
    rect(0, 48, 1200, 16, '#3A2014'),
    // A snowy lane outside the bow of the window.
    rect(70, 120, 330, 330, '#F4E9D2'),
    rect(86, 136, 298, 298, '#2A3A6A'),
    path('M86 380q80-40 150-16t148-20v90H86z', '#E4ECF4'),
    path('M120 372v-70l44-40 44 40v70z', '#4A4A6E'),
    rect(146, 320, 34, 34, '#FFD98A'),
    path('M112 306l52-50 52 50-8 8-44-42-44 42z', '#F4F8FC'),
    line('M300 380V230M300 290l34-30M300 270l-26-24', '#4A3A3A', 8),
    times(26, (index) => circle(96 + ((index * 71) % 280), 146 + ((index * 47) % 230), 3.4, '#FFFFFF')),
    line('M185 136v298M285 136v298M86 236h298M86 336h298', '#F4E9D2', 8),
    path('M66 440h338v18H66z', '#F4E9D2'),
    // Etched glass between the snugs.
    each(
      [470, 820],
      (x, index) =>
        rect(x, 110, 250, 260, '#4A2A1A') +
        rect(x + 14, 124, 222, 232, '#F6EFD8') +
        path(`M${x + 125} 150q50 90 0 180-50-90 0-180z`, '#BFCFC4') +
        path(`M${x + 40} 330q24-60 48 0zM${x + 160} 330q24-60 48 0z`, '#BFCFC4') +
        lettering(index ? 'COFFEE ROOM' : 'SALOON BAR', {
          x: x + 125,
          y: 254,
          size: 30,
          fill: '#7A8A80',
          maxWidth: 200,
        }),
    ),
    at(600, 64, 0.34, emblems.holly()),
    times(
      30,
      (index) =>
        circle(
          20 + index * 40,
          70 + Math.round(26 * Math.abs(Math.sin(index * 0.8))),
          15,
          index % 2 ? '#2F6B45' : '#3B7F53',
        ) +
        (index % 3
          ? ''
          : circle(24 + index * 40, 84 + Math.round(26 * Math.abs(Math.sin(index * 0.8))), 7, '#C3273A')),
    ),
    boards(600, ['#8A5F42', '#5E3E2A']),
    hearth(640, 600, 1.15, '#7A4636', '#3A2014'),
    at(640, 300, 0.42, emblems.holly()),
    path('M800 640V390h190v250z', '#6B3E26'),
    path('M1010 640V390h190v250z', '#6B3E26'),
    bars(820, 410, 40, 120, 3, 56, '#52301C'),
    bars(1030, 410, 40, 120, 3, 56, '#52301C'),
    path('M790 550h410v22H790z', '#8A5A36'),
    diner(890, 566, 1.2, 5),
    diner(1100, 566, 1.2, 0, true),
    laid(1000, 640, 1.15, '#4A2A1A'),
    laid(220, 640, 1.15, '#4A2A1A'),
    diner(110, 652, 1.15, 3),
    diner(340, 652, 1.15, 1, true),
    path('M430 760q-4-30 40-34 24-2 34 6 6-18 22-14 14 4 12 16l8 6-8 6q-6 6-14 4v10z', '#C98A4E'),
    lantern(440, 200, 1),
    lantern(770, 200, 1),
    glow(c, 'fire', '#FFB557', [640, 540], [300, 170], 0.45),
  ],
};
