import { backdrop } from '../kit/backdrop';
import { crowd, duck } from '../kit/figures';
import { tree, trees } from '../kit/greenery';
import { glow } from '../kit/light';
import { stream } from '../kit/random';
import { autumn } from '../kit/season';
import { birds } from '../kit/sky';
import { farDome, farGherkin, farShard } from '../kit/skyline';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

/** A red deer facing left, 300 high at scale 1 with its antlers. */
const deer = (
  x: number,
  y: number,
  scale: number,
  [coat, dark]: readonly [string, string],
  antlers: boolean,
  right = false,
): string =>
  at(
    x,
    y,
    scale,
    path('M-84-100l10 100h16l4-100zM86-110l20 56-8 54h16l14-58-8-60z', dark) +
      path(
        'M-104-170q-6-34 36-40 80-10 150 2 46 6 46 52l-2 40 16 58-16 58h-18l10-60-34-58q-60 18-116 6l-14 60 8 52h-18l-12-58 0-66q-30-10-36-46z',
        coat,
      ) +
      path('M-66-96q60 16 118 0l10-30q-70 20-136 6z', dark, 'opacity=".5"') +
      path('M-104-160l-44-92q-4-22 18-26l28 10q30 50 56 70z', coat) +
      path('M-128-190l-24-66 8-10q10 50 50 90l-20 26z', dark, 'opacity=".55"') +
      path('M-104-284q-34-8-52 6l-46 36q-4 16 10 18l44-4q30-4 46-24z', coat) +
      path('M-202-244q-8 8-4 14l14 6 8-10z', '#22201E') +
      circle(-146, -258, 4.5, '#22201E') +
      path('M-108-282q16-22 42-20-6 24-34 32z', dark) +
      path('M126-200q22 4 18 34-14-2-20-14z', '#E9D3AE') +
      (antlers
        ? line(
            'M-120-286q-40-50-16-110t-6-60M-140-336q-34-8-46-34M-142-380q-34-2-50-24M-104-288q30-46 40-96t40-60M-84-330q30 0 46-24M-66-376q30 4 44-14',
            dark,
            9,
            'stroke-linecap="round"',
          )
        : ''),
    right ? -scale : scale,
  );

/** Fronds of bracken along the foot of the picture. */
const bracken = (y: number, seed: number, colours: readonly string[], size: number): string => {
  const next = stream(seed);
  return times(30, (index) => {
    const x = -20 + index * 42 + next() * 16;
    const lean = (next() - 0.5) * size;
    const tall = size * (0.7 + next() * 0.5);
    return path(
      d`M${x} ${y + 30}q${lean * 0.2} ${-tall} ${lean} ${-tall - 20}q${-lean * 0.1 + size * 0.3} ${tall * 0.5} ${size * 0.24 - lean} ${tall + 20}z`,
      colours[index % colours.length]!,
    );
  });
};

const stag: Picture = {
  name: 'richmond-park',
  title:
    'A red stag with great antlers in the bracken of Richmond Park, hinds and old oaks behind in an autumn mist',
  hour: 'dawn',
  draw: (c) => {
    const p = autumn(c.palette);
    return [
      backdrop(c, {
        light: [760, 240, 100],
        clouds: [
          [80, 130, 0.9],
          [930, 110, 0.8],
        ],
      }),
      path('M0 440q200-50 420-20t420-10 360-20v420H0z', '#D9A98C'),
      trees(p, -20, 520, 470, 40, 14),
      trees(p, 760, 1220, 460, 44, 16),
      path('M0 480q300-40 640-10t560-20v360H0z', '#C9A868'),
      rect(0, 430, 1200, 70, '#FFF6E8', 'opacity=".4"'),
      tree(p, 160, 580, 1.6),
      tree(p, 1040, 560, 1.35),
      deer(860, 560, 0.5, ['#B0764A', '#8A5634'], false),
      deer(330, 556, 0.46, ['#B0764A', '#8A5634'], false, true),
      deer(960, 590, 0.42, ['#A86E44', '#8A5634'], false),
      path('M0 560q300-40 620 0t580-10v260H0z', '#B98E4E'),
      rect(0, 540, 1200, 50, '#FFF6E8', 'opacity=".3"'),
      bracken(640, 5, ['#B8702E', '#C98A3C', '#9A5A2A'], 70),
      deer(600, 730, 1.3, ['#9C5C34', '#5E3422'], true),
      bracken(780, 8, ['#A8602A', '#D0903E', '#8A4E26'], 110),
      birds(p, 260, 170, 6, 3),
    ];
  },
};

const plantation: Picture = {
  name: 'richmond-park-2',
  title:
    'The Isabella Plantation in May: banks of pink, red and white azaleas over a stream with stepping stones',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const next = stream(55);
    const azalea = (
      x: number,
      y: number,
      r: number,
      [dark, mid, light]: readonly [string, string, string],
    ): string =>
      ellipse(x, y + r * 0.5, r * 1.25, r * 0.34, '#1E4030', 'opacity=".4"') +
      ellipse(x, y, r * 1.2, r * 0.82, dark) +
      circle(x - r * 0.34, y - r * 0.3, r * 0.66, mid) +
      circle(x + r * 0.44, y - r * 0.16, r * 0.56, mid) +
      times(15, () => {
        const [a, b] = [next() * Math.PI * 2, Math.sqrt(next())];
        return circle(
          x + Math.cos(a) * b * r * 1.04,
          y - r * 0.12 + Math.sin(a) * b * r * 0.66,
          r * (0.07 + next() * 0.07),
          light,
        );
      });
    const pink = ['#C9477E', '#E5739F', '#F9C0D3'] as const;
    const red = ['#A8243A', '#D2455A', '#F28C98'] as const;
    const white = ['#C9D3C4', '#F3F2E6', '#FFFFFF'] as const;
    const mauve = ['#8A4FA0', '#B27FC6', '#E0C2EC'] as const;
    return [
      rect(0, 0, 1200, 800, '#CFE4C4'),
      path('M0 0h1200v300H0z', '#B9DCC8'),
      glow(c, 'sun', '#FFF6D0', [640, 90], [380, 260], 0.9),
      each([90, 250, 400, 820, 960, 1120], (x, index) =>
        path(
          d`M${x} 470q${10 - index * 4} -240 ${-10 + index * 3} -480h${34 - (index % 3) * 6}q-6 240 10 480z`,
          index % 2 ? '#5E4632' : '#6E543C',
        ),
      ),
      each(
        [
          [40, 40],
          [200, 0],
          [360, 60],
          [520, -20],
          [760, -10],
          [900, 50],
          [1060, 0],
          [1180, 70],
        ] as const,
        ([x, y], index) =>
          circle(x, y, 110, p.tree[index % 2 ? 1 : 2]) + circle(x - 30, y - 20, 66, p.tree[2]),
      ),
      trees(p, -20, 1220, 430, 70, 27),
      path('M0 410q300-30 600 0t600-6v400H0z', p.tree[2]),
      azalea(90, 440, 90, mauve),
      azalea(250, 430, 76, pink),
      azalea(400, 420, 60, white),
      azalea(520, 412, 44, red),
      azalea(700, 412, 46, pink),
      azalea(820, 424, 66, red),
      azalea(960, 432, 80, white),
      azalea(1110, 440, 96, pink),
      // The stream.
      path(
        'M590 420q60 0 40 50-60 60 20 110 90 60-10 120-60 50-40 110h360q-40-70 20-120 70-80-70-130-110-50-110-90 10-34-40-50z',
        '#3E7F92',
      ),
      path(
        'M610 430q40 6 20 44-40 60 40 104 80 50 0 110-50 50-40 122h250q-30-80 20-130 60-70-60-116-110-54-114-94 6-28-30-40z',
        '#5FA3B5',
      ),
      times(16, () =>
        rect(
          Math.round(690 + next() * 150),
          Math.round(560 + next() * 220),
          26 + next() * 40,
          4,
          '#CDE8E6',
          'rx="2" opacity=".7"',
        ),
      ),
      each(
        [
          [652, 620],
          [722, 634],
          [794, 640],
          [866, 634],
        ] as const,
        ([x, y]) => ellipse(x, y + 6, 32, 12, '#2A4A50') + ellipse(x, y, 32, 11, '#C8BFAE'),
      ),
      duck(730, 560, 0.8, ['#C98A3C', '#E8E2D0']),
      azalea(470, 560, 90, pink),
      azalea(290, 600, 120, red),
      azalea(90, 660, 150, pink),
      azalea(370, 740, 130, white),
      azalea(960, 560, 100, mauve),
      azalea(1120, 640, 150, red),
      azalea(1010, 770, 140, pink),
      azalea(140, 810, 120, mauve),
      crowd(p, [
        [560, 500, 0.66],
        [584, 502, 0.64],
        [730, 632, 0.9],
        [800, 640, 0.6],
        [560, 660, 1],
      ]),
    ];
  },
};

const keyhole: Picture = {
  name: 'richmond-park-3',
  title:
    'St Paul’s dome, ten miles away, seen at sunset through the round gap cut in the holly at King Henry’s Mound',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const next = stream(66);
    return [
      backdrop(c, { light: [600, 330, 110], clouds: [[470, 190, 0.8]] }),
      path('M300 470q150-14 300-6t300-8v200H300z', p.far),
      farShard(p.mid, 730, 470, 120),
      farGherkin(p.mid, 680, 470, 84),
      farDome(p.ink, 600, 474, 120),
      path('M280 476q160-14 320-2t320-8v300H280z', p.mid),
      path('M480 800q60-160 90-330h60q30 170 90 330z', p.tree[2], 'opacity=".7"'),
      trees(p, 380, 560, 520, 26, 3),
      trees(p, 640, 830, 520, 26, 9),
      // The hedge with its hole.
      path(
        'M0 0h1200v800H0zM600 130a250 250 0 0 0 0 500a250 250 0 0 0 0-500z',
        p.tree[0],
        'fill-rule="evenodd"',
      ),
      glow(c, 'rim', '#F08A5D', [600, 380], [330, 330], 0.22),
      times(90, (index) => {
        const a = (index / 90) * Math.PI * 2;
        const r = 250 + (next() - 0.4) * 40;
        return ellipse(
          600 + Math.cos(a) * r,
          380 + Math.sin(a) * r,
          24,
          11,
          p.tree[index % 3 === 0 ? 2 : 1],
          d`transform="rotate(${Math.round(next() * 180)} ${600 + Math.cos(a) * r} ${380 + Math.sin(a) * r})"`,
        );
      }),
      times(110, (index) => {
        const [x, y] = [Math.round(next() * 1200), Math.round(next() * 720)];
        return Math.hypot(x - 600, y - 380) < 300
          ? ''
          : ellipse(
              x,
              y,
              26,
              11,
              p.tree[index % 4 === 0 ? 2 : 1],
              d`opacity=".8" transform="rotate(${Math.round(next() * 180)} ${x} ${y})"`,
            );
      }),
      times(26, () => {
        const [x, y] = [Math.round(next() * 1200), Math.round(next() * 640)];
        return Math.hypot(x - 600, y - 380) < 310
          ? ''
          : circle(x, y, 7, p.red) + circle(x + 13, y + 6, 7, p.red);
      }),
      // The mound and the telescope.
      path('M0 720q600-90 1200 0v90H0z', '#6E4A5E'),
      at(
        720,
        712,
        1.35,
        line('M0 0v-96', '#1B1A3D', 12) +
          path('M-34 0h68l-10-14h-48z', '#1B1A3D') +
          path('M-64-112l84-20 10 36-84 20z', '#6F94BE') +
          path('M20-138l22-4 12 42-22 6z', '#A9C3E0') +
          circle(-4, -98, 14, '#1B1A3D'),
        -1.35,
      ),
      crowd(p, [
        [440, 736, 1.4],
        [500, 740, 1.36],
        [840, 740, 1.4],
        [886, 744, 0.9],
      ]),
    ];
  },
};

export const richmondPark = [stag, plantation, keyhole];
