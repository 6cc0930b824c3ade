import { chequers, diner, globe } from '../../kit/dining';
import { person } from '../../kit/figures';
import { circle, each, ellipse, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';

export const padellaRoom: Picture = {
  name: 'padella-room',
  title:
    'Inside Padella: the marble counter round the open kitchen, dough rolled on a board and pans tossed over the flame',
  hour: 'day',
  draw: () => [
    rect(0, 0, 1200, 800, '#F1ECE2'),
    rect(0, 0, 1200, 60, '#22262E'),
    rect(300, 100, 840, 300, '#FFFFFF'),
    line(
      'M300 140h840M300 180h840M300 220h840M300 260h840M300 300h840M300 340h840M300 380h840',
      '#E0DCD2',
      3,
    ),
    path('M640 60h420l-50 130H690z', '#B8C0C6'),
    rect(630, 186, 440, 14, '#8A9298'),
    rect(620, 340, 460, 90, '#9AA2A8'),
    each(
      [680, 780, 900, 1010],
      (x, index) =>
        path(`M${x - 20} 340q-8-24 8-36 2 14 8 16 0-18 10-26 0 20 8 28 6-6 4-12 12 18-2 30z`, '#E2562A') +
        path(`M${x - 44} 306h88q-4 26-20 28h-48q-16-2-20-28z`, '#3A3A44') +
        line(`M${x + 44} 308l40-12`, '#3A3A44', 9, 'stroke-linecap="round"') +
        (index % 2 ? line(`M${x - 30} 300q20-40 40-10t30-10`, '#F3CF84', 7) : ''),
    ),
    rect(330, 150, 240, 10, '#8A6A48'),
    times(8, (index) =>
      path(
        `M${344 + index * 28} 150v-34q10-10 20 0v34z`,
        ['#F3CF84', '#C9402C', '#8DBF68', '#E9E0D0'][index % 4]!,
      ),
    ),
    rect(330, 230, 240, 10, '#8A6A48'),
    times(
      5,
      (index) => circle(360 + index * 46, 214, 18, '#E4DCCB') + circle(360 + index * 46, 214, 12, '#FDF8EE'),
    ),
    person({ x: 430, y: 470, scale: 2.1, coat: '#FFFDF6' }),
    person({ x: 740, y: 470, scale: 2.1, coat: '#FFFDF6', skin: 1, left: true }),
    person({ x: 960, y: 470, scale: 2.1, coat: '#FFFDF6', skin: 3 }),
    // The counter: one long piece of marble with a corner.
    rect(180, 440, 1020, 26, '#FBF9F4'),
    path('M180 466h1020v150H180z', '#D5CFC4'),
    path('M180 440l-190 120v60l190-130zM-10 600l190-134v150L-10 770z', '#C4BDB0'),
    line('M240 500q120-30 220 20t260-30 340 40', '#B8B0A2', 5, 'opacity=".6"'),
    rect(380, 424, 130, 18, '#D9B48A'),
    ellipse(440, 422, 50, 10, '#F6E3A8'),
    line('M392 414h100', '#A9713C', 10, 'stroke-linecap="round"'),
    each(
      [600, 860, 1110],
      (x) => ellipse(x, 442, 46, 9, '#FFFFFF') + path(`M${x - 30} 440q30-34 60 0z`, '#F3CF84'),
    ),
    chequers(616, ['#E9E0D0', '#A9A49C']),
    each(
      [260, 400, 540, 680, 820, 960, 1100],
      (x, index) =>
        diner(x, 600, 1.25, index + 1, index % 2 === 1) +
        rect(x - 34, 620, 68, 16, '#B8273A') +
        line(`M${x - 20} 636l-12 130M${x + 20} 636l12 130M${x - 24} 710h48`, '#3A3A44', 7),
    ),
    each(
      [120, 250],
      (x) =>
        rect(x - 50, 130, 90, 190, '#22262E') +
        rect(x - 42, 138, 74, 174, '#BFE0E4') +
        line(`M${x - 5} 138v174M${x - 42} 226h74`, '#22262E', 5),
    ),
    each([400, 560, 1120], (x) => globe(x, 80, 16, 60)),
  ],
};
