import { banquette, boards, diner, globe, laid, pictureOn } from '../../kit/dining';
import { person } from '../../kit/figures';
import { glow } from '../../kit/light';
import { circle, each, line, path, rect } from '../../kit/svg';
import type { Picture } from '../../picture';

export const restaurantGordonRamsayRoom: Picture = {
  name: 'restaurant-gordon-ramsay-room',
  title:
    'The dining room of Restaurant Gordon Ramsay: a few round tables under white cloths, etched glass, and the cheese trolley on its way',
  hour: 'night',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#D9CFC0'),
    rect(0, 0, 1200, 64, '#F4EEE2'),
    path('M300 64q300-70 600 0z', '#C9BCA6'),
    each(
      [70, 330, 590, 850],
      (x, index) =>
        rect(x, 120, 230, 400, index % 2 ? '#C6D2D4' : '#E9E1D2') +
        rect(x + 10, 130, 210, 380, 'none', 'stroke="#fff" stroke-width="3" opacity=".8"') +
        (index % 2
          ? line(
              `M${x + 30} 500q60-180 10-350M${x + 115} 500q-40-190 30-350M${x + 200} 500q-60-150-10-350`,
              '#fff',
              5,
              'opacity=".7"',
            )
          : pictureOn(x + 45, 200, 140, 170, 3 - index)),
    ),
    boards(590, ['#8E7A66', '#6E5C4C']),
    path('M-10 800q600-260 1220 0z', '#5E5A6E', 'opacity=".5"'),
    each([330, 600, 870], (x) => globe(x, 110, 24)),
    banquette(-20, 690, 260, '#6E6478', 160),
    banquette(960, 690, 260, '#6E6478', 160),
    laid(240, 640, 1.2, '#FFFFFF', '#FFFFFF'),
    laid(610, 600, 1, '#FFFFFF', '#FFFFFF'),
    laid(960, 640, 1.2, '#FFFFFF', '#FFFFFF'),
    diner(110, 652, 1.2, 2),
    diner(370, 652, 1.2, 3, true),
    diner(500, 610, 1, 5),
    diner(720, 610, 1, 1, true),
    diner(830, 652, 1.2, 0),
    diner(1090, 652, 1.2, 4, true),
    // The trolley and who pushes it.
    person({ x: 740, y: 776, scale: 1.9, coat: '#22242E' }),
    rect(520, 664, 190, 12, '#6B4A30'),
    rect(530, 720, 170, 10, '#6B4A30'),
    line('M534 664v96M696 664v96', '#C9A24A', 6),
    each([544, 686], (x) => circle(x, 766, 13, '#3A2A22')),
    path('M538 662v-34h60v34zM610 662v-24q24-20 48 0v24z', '#F2D07A'),
    path('M666 662q0-40 18-40t18 40z', '#E9E4D8'),
    path('M538 628l60-14v14z', '#FFE7A8'),
    glow(c, 'room', '#FFE9C0', [600, 430], [520, 260], 0.35),
  ],
};
