import { banquette, boards, bottles, counter, diner, laid, pictureOn, stool } from '../../kit/dining';
import { person } from '../../kit/figures';
import { bars } from '../../kit/masonry';
import { at, circle, each, ellipse, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';
import { GOLD } from '../../pubs/colours';

export const wiltonsRoom: Picture = {
  name: 'wiltons-room',
  title:
    'Inside Wiltons: the oyster bar with its shells on ice, booths of green velvet and sporting pictures in gilt frames',
  hour: 'day',
  draw: () => [
    rect(0, 0, 1200, 800, '#E9DCC0'),
    bars(0, 60, 14, 380, 43, 28, '#DFCFAC'),
    rect(0, 0, 1200, 56, '#FBF6EA'),
    rect(0, 430, 1200, 180, '#F4ECD8'),
    bars(0, 426, 1200, 10, 1, 0, '#C9A24A'),
    each(
      [700, 860, 1020],
      (x, index) =>
        rect(x - 14, 106, 138, 128, '#C9A24A') +
        rect(x, 120, 110, 100, ['#B8D0C0', '#D9C8A0', '#A9C4D4'][index]!) +
        path(`M${x} 220v-30q55-30 110 0v30z`, '#6F8A52') +
        path(
          `M${x + 26} 196q4-26 34-24 10-14 20-10l-4 12q10 4 8 22h-8v-12h-34v12h-8v-12z`,
          ['#6B3A24', '#22262E', '#8A8A8A'][index]!,
        ),
    ),
    each([710, 870, 1030], (x, index) => pictureOn(x, 270, 90, 110, index + 2)),
    // The bar: marble, ice, oysters, a lobster; a man in white opens shells.
    rect(40, 110, 560, 300, '#20493D'),
    rect(60, 130, 520, 260, '#2F6B58'),
    bottles(90, 230, 18, 27, 2),
    bottles(90, 330, 18, 27, 5),
    rect(80, 390, 500, 8, GOLD),
    person({ x: 240, y: 540, scale: 2.3, coat: '#FFFFFF' }),
    person({ x: 430, y: 540, scale: 2.3, coat: '#FFFFFF', skin: 3, left: true }),
    counter(20, 490, 620, 150, ['#20493D', '#D9D4C8']),
    path('M60 484q20-30 270-32 240 2 270 32z', '#DCEBF0'),
    times(
      14,
      (index) =>
        `<g transform="translate(${96 + index * 36} ${472 - (index % 3) * 8}) rotate(${((index * 37) % 50) - 25})">${ellipse(0, 0, 22, 13, '#7A746C')}${ellipse(0, -2, 17, 9, '#F4EFE6')}${ellipse(0, -2, 8, 4, '#C9C2B0')}</g>`,
    ),
    at(
      560,
      440,
      0.5,
      path('M-20-60q40-14 40 30 0 50-20 90-20-40-20-90z', '#D0402C') +
        line('M-16-40q-50-10-50-50M16-40q50-10 50-50M-14 0l-30 14M14 0l30 14', '#D0402C', 8) +
        circle(-66, -96, 15, '#D0402C') +
        circle(66, -96, 15, '#D0402C'),
    ),
    boards(610, ['#9A6E48', '#6E4A2E']),
    each([110, 260, 410, 560], (x) => stool(x, 780, 1.25, '#2F6B58')),
    diner(110, 668, 1.2, 2),
    diner(410, 668, 1.2, 5, true),
    banquette(680, 710, 240, '#2F6B58', 230),
    banquette(950, 710, 240, '#2F6B58', 230),
    diner(740, 640, 1.15, 0),
    diner(860, 640, 1.15, 1, true),
    diner(1010, 640, 1.15, 4),
    diner(1130, 640, 1.15, 3, true),
    laid(800, 656, 1.05, '#FFFFFF', '#FFFFFF'),
    laid(1070, 656, 1.05, '#FFFFFF', '#FFFFFF'),
    each([680, 930, 1180], (x) => rect(x - 10, 470, 20, 240, '#6B4226') + circle(x, 462, 15, GOLD)),
  ],
};
