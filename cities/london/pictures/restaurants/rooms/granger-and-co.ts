import { boards, diner, laid, pendant, stool } from '../../kit/dining';
import { parentAndChild, person } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { bars } from '../../kit/masonry';
import { circle, each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';

export const grangerAndCoRoom: Picture = {
  name: 'granger-and-co-room',
  title:
    'The bright room of Granger & Co.: the coffee counter with its cakes, yellow stools and morning sun on the floor',
  hour: 'dawn',
  draw: () => [
    rect(0, 0, 1200, 800, '#FBF3E2'),
    rect(0, 0, 1200, 50, '#FFFFFF'),
    each(
      [40, 240],
      (x) =>
        rect(x, 90, 170, 420, '#FFFFFF') +
        rect(x + 12, 102, 146, 396, '#F7D9B0') +
        rect(x + 12, 102, 146, 170, '#BFDCE0') +
        circle(x + 84, 250, 40, '#FFF1C9') +
        line(`M${x + 85} 102v396M${x + 12} 236h146M${x + 12} 368h146`, '#FFFFFF', 8),
    ),
    boards(620, ['#E3C79A', '#C9A874']),
    path('M60 800l120-180h150l-60 180zM290 800l90-180h140l-20 180z', '#FFF1C9', 'opacity=".55"'),
    // Shelves, the machine and the cakes.
    rect(470, 80, 700, 330, '#E9F0EA'),
    line(
      'M470 130h700M470 180h700M470 230h700M470 280h700M470 330h700M470 380h700M540 80v330M610 80v330M680 80v330M750 80v330M820 80v330M890 80v330M960 80v330M1030 80v330M1100 80v330',
      '#D5E0D8',
      3,
    ),
    each(
      [170, 290],
      (y, row) =>
        rect(520, y, 600, 12, '#C9A06A') +
        times(11, (index) =>
          row
            ? path(
                `M${536 + index * 52} ${y}v-40q16-12 32 0v40z`,
                ['#F2C94B', '#9FC4D1', '#E8957A', '#FFFDF6'][index % 4]!,
              )
            : rect(
                534 + index * 52,
                y - 46 - (index % 3) * 6,
                34,
                46 + (index % 3) * 6,
                ['#3D6C93', '#F4E9D2', '#E0A93F'][index % 3]!,
              ),
        ),
    ),
    lettering('good morning', { x: 820, y: 374, size: 54, fill: '#3D6C93', maxWidth: 520 }),
    rect(450, 470, 740, 190, '#F2C94B'),
    bars(470, 486, 44, 160, 13, 55, '#FBE08A'),
    rect(436, 454, 768, 22, '#FFFFFF'),
    path('M500 454v-96h170v96z', '#B8C0C8'),
    rect(510, 370, 150, 24, '#7E8894'),
    each([540, 600], (x) => rect(x, 400, 30, 12, '#22262E') + path(`M${x + 2} 430h26l-4 24h-18z`, '#FFFDF6')),
    each(
      [760, 880, 1000],
      (x, index) =>
        rect(x - 5, 424, 10, 30, '#C8CED4') +
        rect(x - 50, 418, 100, 8, '#C8CED4') +
        [
          path(`M${x - 40} 418v-34q40-16 80 0v34z`, '#E8957A'),
          each([-28, 0, 28], (dx) => path(`M${x + dx - 16} 418q0-26 16-30 16 4 16 30z`, '#B5784A')),
          path(`M${x - 42} 418q4-40 42-42 38 2 42 42z`, '#F7E3B0'),
        ][index],
    ),
    person({ x: 1130, y: 458, scale: 1.7, coat: '#FFFDF6' }),
    rect(1080, 444, 110, 16, '#FFFFFF'),
    each([520, 640, 760, 880, 1000, 1120], (x) => stool(x, 740, 1.1, '#3D6C93')),
    laid(180, 610, 1.1, '#E3C79A'),
    diner(70, 622, 1.1, 2),
    diner(290, 622, 1.1, 5, true),
    pendant(640, 150, '#F2A13D', 40),
    pendant(820, 110, '#3D6C93', 40),
    pendant(1000, 150, '#F2A13D', 40),
    parentAndChild(350, 780, 1.7, '#3F6B4C', '#B8273A'),
  ],
};
