import { backdrop } from '../kit/backdrop';
import { crowd, duck } from '../kit/figures';
import { unionFlag } from '../kit/flags';
import { flowers, lawn, tree, trees, willow } from '../kit/greenery';
import { bars } from '../kit/masonry';
import { stream } from '../kit/random';
import { at, circle, each, ellipse, line, path, rect, times } from '../kit/svg';
import { reflection, water } from '../kit/water';
import { wheel } from '../landmarks/wheel';
import type { Picture } from '../picture';

const cottage: Picture = {
  name: 'st-jamess-park-2',
  title: 'Duck Island Cottage in St James’s Park, steep gables and a vegetable garden at the end of the lake',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const window = (x: number, y: number): string =>
      rect(x - 6, y - 6, 68, 82, '#FFFDF6') +
      rect(x, y, 56, 70, p.window) +
      line(`M${x} ${y}l56 70M${x + 56} ${y}L${x} ${y + 70}M${x + 28} ${y}v70`, '#FFFDF6', 3.5);
    return [
      backdrop(c, {
        light: [190, 140, 60],
        clouds: [
          [380, 90, 0.9],
          [900, 110, 1],
        ],
      }),
      trees(p, -20, 1230, 470, 110, 15),
      // The cottage: two gables, a lower range between, a tall chimney.
      rect(700, 150, 46, 150, '#A4614A'),
      rect(692, 142, 62, 14, '#7E4638'),
      bars(700, 118, 14, 26, 3, 16, '#B5703E'),
      rect(420, 350, 420, 180, '#E7D3A8'),
      path('M400 356l60-80h340l60 80z', '#5E6E62'),
      rect(330, 330, 200, 200, '#F1E1BC'),
      path('M306 342L430 170l124 172-14 12-110-150-110 150z', '#4A5A50'),
      path('M336 330L430 204l94 126z', '#F1E1BC'),
      path('M352 320l78-104 78 104-12 6-66-88-66 88z', '#FFFDF6'),
      rect(740, 340, 180, 190, '#F1E1BC'),
      path('M716 352L830 200l114 152-14 10-100-132-100 132z', '#4A5A50'),
      path('M744 340l86-112 86 112z', '#F1E1BC'),
      path('M760 330l70-92 70 92-12 6-58-76-58 76z', '#FFFDF6'),
      window(402, 370),
      window(804, 374),
      window(590, 390),
      path('M676 530V400h62v130z', '#3F6B4C'),
      path('M656 404h102l-18-40h-66z', '#4A5A50'),
      each([360, 470, 780, 880], (x) =>
        flowers(['#E0485A', '#F7C5CB', '#FFD66B'], x - 40, x + 50, 534, p, x),
      ),
      path('M0 528h1200v100H0z', p.tree[2]),
      // Beans, cabbages and a scarecrow in the garden.
      each(
        [80, 150, 220],
        (x) =>
          line(`M${x - 26} 600l30-130M${x + 34} 600L${x + 4} 470`, '#8A6238', 5) +
          circle(x, 520, 22, p.tree[1]) +
          circle(x + 10, 556, 26, p.tree[0]) +
          circle(x - 8, 546, 6, p.red),
      ),
      each(
        [940, 990, 1040, 1090, 1140],
        (x, index) =>
          circle(x, 586 + (index % 2) * 14, 22, '#7FAE86') +
          circle(x - 3, 582 + (index % 2) * 14, 13, '#A9CFA6'),
      ),
      bars(-10, 566, 12, 60, 40, 31, '#FFFDF6'),
      rect(-10, 582, 1220, 7, '#FFFDF6'),
      path('M0 616q600 30 1200 0v30H0z', p.tree[1]),
      water(c, 634, 61),
      reflection('#F1E1BC', 620, 646, 420, 6, 0.35),
      duck(260, 710, 1.3),
      duck(350, 734, 1.2, ['#7A5A40', '#7A5A40']),
      duck(880, 700, 1.3),
      each([410, 440, 470], (x, index) => duck(x, 748 + index * 4, 0.5, ['#D9B45A', '#D9B45A'])),
      line(
        'M60 690q10-60-6-110M90 700q0-60 16-100M1120 700q-8-60 6-110M1150 704q4-50-10-96',
        p.tree[0],
        6,
        'stroke-linecap="round"',
      ),
    ];
  },
};

const spring: Picture = {
  name: 'st-jamess-park-3',
  title:
    'Daffodils and cherry blossom along the lake of St James’s Park in spring, deckchairs out and the London Eye far behind',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const next = stream(27);
    const pink = { ...p, tree: ['#D98AA0', '#EBA9BA', '#F7CDD6'] as const };
    const daffodil = (x: number, y: number, s: number): string =>
      at(
        x,
        y,
        s,
        line('M0 0q-4-30 0-52M-10 0q-8-24-14-40M10 0q8-20 16-36', p.tree[0], 5) +
          each(
            [0, 1, 2, 3, 4, 5],
            (index) =>
              `<g transform="translate(0 -56) rotate(${index * 60})">${ellipse(0, -11, 6, 12, '#FFE27A')}</g>`,
          ) +
          circle(0, -56, 7, '#F2A93B'),
      );
    const chair = (x: number, y: number, stripe: string): string =>
      at(
        x,
        y,
        1.1,
        line('M-34 0L30-70M34 0L-10-40', '#8A6238', 6, 'stroke-linecap="round"') +
          path('M28-72L-28-18q30 16 50-6z', '#FFFDF6') +
          path('M20-64l-46 46 8 5 44-44z', stripe),
      );
    return [
      backdrop(c, {
        light: [250, 220, 96],
        clouds: [
          [420, 90, 0.9],
          [860, 120, 1],
        ],
        roofs: [430, 48, 130],
      }),
      at(800, 440, 0.62, wheel(p, 210)),
      trees(p, -20, 1230, 450, 46, 22),
      unionFlag(p, 560, 430, 90, 0.5),
      water(c, 450, 67, 0.8),
      reflection(p.sun, 250, 462, 200, 8, 0.6),
      duck(420, 520, 0.9),
      duck(700, 540, 1),
      duck(520, 560, 1, ['#FFFDF6', '#FFFDF6']),
      willow(p, 1090, 560, 1.1),
      lawn(p, 590, 800, 1200),
      path('M0 596q600-40 1200 0v20q-600-30-1200 0z', p.tree[2]),
      tree(pink, 170, 690, 2.2),
      tree(pink, 900, 660, 1.5),
      times(40, () => circle(Math.round(40 + next() * 380), Math.round(640 + next() * 80), 4, '#F7CDD6')),
      chair(560, 700, p.red),
      chair(680, 710, '#3F6B4C'),
      chair(790, 700, p.blue),
      times(34, (index) =>
        daffodil(Math.round(20 + index * 36), Math.round(770 + next() * 34), 0.9 + next() * 0.5),
      ),
      crowd(p, [
        [440, 690, 1.1],
        [478, 692, 0.7],
        [1010, 700, 1.2],
        [1050, 702, 1.2],
        [330, 620, 0.8],
      ]),
      rect(0, 797, 1200, 6, p.tree[0]),
    ];
  },
};

export const stJamessParkViews = [cottage, spring];
