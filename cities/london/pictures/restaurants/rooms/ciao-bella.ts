import { boards, diner, laid, pictureOn } from '../../kit/dining';
import { parentAndChild, person } from '../../kit/figures';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { at, circle, each, ellipse, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';

export const ciaoBellaRoom: Picture = {
  name: 'ciao-bella-room',
  title:
    'Inside Ciao Bella in the evening: checked cloths, candles in bottles, walls of photographs and a man at the piano',
  hour: 'night',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#E8B878'),
    rect(0, 0, 1200, 60, '#7A2230'),
    rect(0, 430, 1200, 180, '#7A2230'),
    rect(0, 422, 1200, 12, '#F6EBD6'),
    times(14, (index) =>
      pictureOn(60 + (index % 7) * 104, 96 + Math.floor(index / 7) * 160, 70, 104 - (index % 3) * 10, index),
    ),
    // The piano, its lid up, and who plays it.
    path('M830 600V420q10-20 40-20h290v200z', '#1E1A20'),
    path('M850 400q120-150 330-170v170z', '#2E2830'),
    path('M1176 232v168h-8V236z', '#C98A2B'),
    rect(826, 500, 250, 22, '#F4E9D2'),
    bars(836, 500, 7, 13, 16, 15, '#1E1A20'),
    path('M860 600h14v100h-14zM1110 600h14v100h-14z', '#1E1A20'),
    at(
      780,
      690,
      1.7,
      path('M-26-40q0-50 24-54 26 4 26 54z', '#27406A') +
        line('M6-70l34 6', '#27406A', 13, 'stroke-linecap="round"') +
        circle(0, -112, 20, '#C98F66') +
        path('M-21-112q0-24 22-24 20 0 20 20-14-10-28-4-8 8-14 8z', '#2A1E1A') +
        rect(-34, -40, 70, 12, '#3A2A22') +
        line('M-26-28v36M28-28v36', '#3A2A22', 7),
    ),
    boards(610, ['#A9714A', '#7A4C30']),
    each(
      [
        [196, 630],
        [470, 660],
      ],
      ([x = 0, y = 0], index) =>
        laid(x, y, 1.25, '#F6EBD6', '#F6EBD6') +
        times(6, (row) => rect(x - 120 + row * 42, y + 4, 20, 78, '#C9404A', 'opacity=".5"')) +
        rect(x - 128, y + 24, 256, 18, '#C9404A', 'opacity=".4"') +
        path(`M${x - 10} ${y - 6}v-34l5-10v-10h10v10l5 10v34z`, '#2F5A3E') +
        rect(x - 3, y - 78, 6, 20, '#F4E9D2') +
        path(`M${x} ${y - 96}q8 10 0 18-8-8 0-18z`, '#FFC766') +
        circle(x, y - 86, 34, '#FFD98A', 'opacity=".25"') +
        diner(x - 130, y + 14, 1.2, index + 2) +
        diner(x + 130, y + 14, 1.2, index + 5, true),
    ),
    person({ x: 690, y: 776, scale: 2, coat: '#FFFDF6', legs: '#22242E' }),
    ellipse(740, 682, 46, 10, '#FDF8EE'),
    path('M706 678q34-30 68 0z', '#E9A24A'),
    parentAndChild(1070, 780, 1.8, '#3F6B4C', '#E0A93F'),
    each(
      [240, 560, 900],
      (x) =>
        line(`M${x} 60v30M${x - 60} 110q60 44 120 0`, '#C98A2B', 6) +
        each(
          [-60, 0, 60],
          (dx) => rect(x + dx - 5, 88, 10, 22, '#FDF8EE') + circle(x + dx, 80, 10, '#FFE39A'),
        ),
    ),
    glow(c, 'room', '#FFD98A', [460, 480], [460, 240], 0.3),
  ],
};
