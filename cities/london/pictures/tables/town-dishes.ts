import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { leaf, lemon } from './garnish';

const turned = (x: number, y: number, turn: number, body: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${body}</g>`;

/** Dishes of the restaurants that joined the guide later, drawn round the origin within a radius of 190. */
export const townDishes = {
  /** One large raviolo in a shellfish sauce. */
  raviolo: (): string =>
    circle(0, 0, 136, '#D9772E') +
    circle(0, 0, 136, 'none', 'stroke="#B85A20" stroke-width="5"') +
    path('M-110-50q60-60 140-50t90 90', 'none', 'stroke="#F2A860" stroke-width="9" stroke-linecap="round"') +
    circle(6, 8, 92, '#000', 'opacity=".14"') +
    circle(0, 0, 90, '#F6DFA0') +
    circle(0, 0, 88, 'none', 'stroke="#DDBB6C" stroke-width="9" stroke-dasharray="7 9"') +
    circle(0, -2, 58, '#F2C98E') +
    path('M-40-16q40-34 80 0-10 44-40 46-32-4-40-46z', '#EE8E6A', 'opacity=".75"') +
    path('M-20-26q34-30 60 2-8 34-32 40-10-20-28-42z', '#C9402C') +
    line('M-4-24q18 8 22 30M12-30q14 10 14 26', '#F4B49A', 5, 'stroke-linecap="round"') +
    line('M-46 26L40 60M-30-54L60 40', '#4F8A4E', 6, 'stroke-linecap="round"') +
    each(
      [
        [-96, 64],
        [84, 86],
        [104, -44],
        [-88, -76],
      ],
      ([x = 0, y = 0]) => circle(x, y, 10, '#F7C873'),
    ) +
    leaf(-12, -28, 30, 0.7),
  /** Ricotta hotcakes with banana and a round of butter. */
  hotcakes: (): string =>
    each(
      [
        [-46, 44, 116],
        [52, 40, 112],
        [0, -44, 118],
      ],
      ([x = 0, y = 0, r = 0]) =>
        circle(x + 5, y + 8, r, '#000', 'opacity=".14"') +
        circle(x, y, r, '#C98A45') +
        circle(x, y, r - 10, '#E7B56E') +
        circle(x - 8, y - 8, r - 34, '#D9A055', 'opacity=".8"'),
    ) +
    path(
      'M-120 16q40-20 70 10t80-4 90 20q10 40-30 36-30 60-70 20-50 30-80-10-60 0-60-72z',
      '#B5641E',
      'opacity=".55"',
    ) +
    each(
      [
        [-84, 86],
        [-42, 120],
        [10, 126],
        [96, 92],
        [62, 124],
      ],
      ([x = 0, y = 0]) =>
        ellipse(x, y, 30, 25, '#F3DE97') + ellipse(x, y, 22, 17, '#FBF0C4') + circle(x, y, 5, '#C9A24A'),
    ) +
    rect(-34, -66, 76, 60, '#F7E08A', 'rx="12" transform="rotate(-12)"') +
    rect(-26, -60, 58, 14, '#FFF3BE', 'rx="6" transform="rotate(-12)"') +
    times(7, (index) => circle(-20 + (index % 3) * 20, -46 + Math.floor(index / 3) * 14, 3, '#C98A2B')) +
    leaf(96, -70, 70, 0.8),
  /** A turbot grilled whole. */
  turbot: (): string =>
    path(
      'M-176 6q40-130 170-146 120 10 158 96l32-34q14 40 2 84 10 44-6 84l-34-36q-50 96-156 94-126-18-166-142z',
      '#4A3A2C',
    ) +
    path(
      'M-164 6q40-116 158-130 112 10 150 96l24-8-10 42 12 44-26-10q-50 82-148 82-120-16-160-116z',
      '#7A6248',
    ) +
    line('M-120 2q120-14 250 2', '#3A2C20', 6) +
    line('M-70-78l70 78M-10-104l60 102M50-96l44 92M-70 84L0 6M-10 108L48 8M52 98L94 8', '#3A2C20', 5) +
    times(16, (index) =>
      circle(
        -96 + (index % 8) * 28,
        (index < 8 ? -52 : 50) + ((index * 13) % 34) - 17,
        7,
        index % 3 ? '#A98A62' : '#C9402C',
        'opacity=".7"',
      ),
    ) +
    path('M-164 6q10-30 30-50 20 40 2 96-20-16-32-46z', '#5A4734') +
    circle(-132, -16, 9, '#FBF1E2') +
    circle(-132, -16, 4, '#16161D') +
    circle(-128, 26, 7, '#FBF1E2') +
    lemon(96, 150, -16) +
    leaf(-70, 150, 70) +
    leaf(-40, 158, 100, 0.8),
  /** A bowl of vegetables in sectors. */
  garden: (): string =>
    circle(4, 8, 152, '#000', 'opacity=".14"') +
    circle(0, 0, 152, '#3A5A52') +
    circle(0, 0, 138, '#F4EBD6') +
    path('M0 0V-138a138 138 0 0 1 120 70z', '#E7842E') +
    line('M14-120l40 70M40-118l40 60M66-104l26 40', '#F7B565', 8, 'stroke-linecap="round"') +
    path('M0 0l120-68a138 138 0 0 1-2 138z', '#6E2A5E') +
    each(
      [
        [60, -10],
        [92, 14],
        [76, 40],
        [104, -26],
      ],
      ([x = 0, y = 0]) => circle(x, y, 14, '#93447E'),
    ) +
    path('M0 0l118 70a138 138 0 0 1-118 68z', '#FDF8EA') +
    times(14, (index) =>
      rect(
        12 + (index % 4) * 20,
        42 + Math.floor(index / 4) * 22,
        15,
        7,
        '#E4D6B4',
        `rx="3" transform="rotate(${(index * 47) % 60} ${20 + (index % 4) * 20} ${46 + Math.floor(index / 4) * 22})"`,
      ),
    ) +
    path('M0 0v138a138 138 0 0 1-120-70z', '#4F8A4E') +
    each(
      [
        [-30, 70],
        [-60, 92],
        [-70, 58],
        [-28, 108],
      ],
      ([x = 0, y = 0]) => ellipse(x, y, 13, 9, '#A6CF74'),
    ) +
    path('M0 0l-120 68a138 138 0 0 1 0-136z', '#C98A45') +
    each(
      [
        [-96, -20],
        [-66, 4],
        [-104, 22],
        [-46, -16],
      ],
      ([x = 0, y = 0]) => rect(x - 13, y - 13, 28, 28, '#EBC27E', 'rx="5"'),
    ) +
    path('M0 0l-120-68a138 138 0 0 1 120-70z', '#8DBF68') +
    path('M-28-30q-50-10-44-60 10-24 36-20 34 12 40 60z', '#D9E7A0') +
    path('M-36-48q-24-8-20-32 10-10 24 0 8 18-4 32z', '#8A5A34') +
    circle(0, 0, 34, '#F7DF8A') +
    path('M-20-4q20-22 40 0-6 20-20 22-16-4-20-22z', '#C9402C') +
    times(9, (index) => circle(-60 + index * 15, -70 + ((index * 29) % 60), 3, '#2A2233')),
  /** Spiced lamb on a flatbread with yoghurt. */
  flatbread: (): string =>
    path('M-170 10q-10-110 90-138 120-20 190 50 70 70 20 146-70 70-190 52-96-20-110-110z', '#B87B3A') +
    path('M-158 8q-8-98 84-124 112-18 176 46 62 66 18 132-66 62-176 46-90-20-102-100z', '#E3B674') +
    each(
      [
        [-120, -40],
        [-60, -100],
        [70, -86],
        [120, 10],
        [60, 92],
        [-70, 84],
        [-124, 44],
      ],
      ([x = 0, y = 0]) => ellipse(x, y, 20, 13, '#B87B3A', 'opacity=".7"'),
    ) +
    path('M-100 0q10-70 80-70 60-20 100 30 30 50-20 84-60 30-110 8-50-12-50-52z', '#7A3A22') +
    times(20, (index) =>
      circle(-70 + ((index * 37) % 140), -44 + ((index * 23) % 92), 13, index % 2 ? '#93502E' : '#5E2A18'),
    ) +
    path('M-60-20q30-40 70-10 50-10 40 34-20 30-50 10-50 10-60-34z', '#FFFBF0') +
    each(
      [
        [-20, -6],
        [16, 0],
        [-2, 16],
        [-80, 30],
        [70, 30],
        [40, -50],
        [-50, 44],
      ],
      ([x = 0, y = 0]) => path(d`M${x} ${y - 8}q11 2 8 12-12 2-8-12z`, '#C3273A'),
    ) +
    each(
      [
        [60, -14],
        [-40, -48],
        [20, 56],
        [-66, 8],
      ],
      ([x = 0, y = 0]) => ellipse(x, y, 9, 5, '#F6E3B4'),
    ) +
    leaf(-20, 36, -40, 0.8) +
    leaf(40, 26, 20, 0.9) +
    leaf(-60, -10, 80, 0.7) +
    lemon(150, 130, -30),
  /** Haddock, chips and peas on an oval plate. */
  haddock: (): string =>
    ellipse(0, 4, 186, 140, '#DCE6EA') +
    ellipse(0, 0, 180, 134, '#F6F9FA') +
    ellipse(0, 0, 158, 114, 'none', 'stroke="#3C6C8A" stroke-width="4"') +
    times(18, (index) =>
      turned(
        -104 + (index % 6) * 26,
        20 + Math.floor(index / 6) * 26,
        -50 + ((index * 41) % 90),
        rect(-10, -36, 20, 72, index % 2 ? '#E9BC5E' : '#F6D584', 'rx="4"'),
      ),
    ) +
    path('M-164-34q30-60 140-72 130-16 186 40 10 14-6 22-90 44-180 46-110 8-140-36z', '#B87330') +
    path('M-154-36q34-50 132-60 118-14 172 36-84 42-174 44-98 6-130-20z', '#DE9E45') +
    line(
      'M-110-50q60-30 130-26M-70-26q70 0 140-18M40-82q40 0 70 18',
      '#F5CE85',
      8,
      'stroke-linecap="round"',
    ) +
    circle(108, 60, 42, '#fff') +
    circle(108, 60, 34, '#9CBF6B') +
    times(9, (index) => circle(90 + (index % 3) * 18, 44 + Math.floor(index / 3) * 16, 8, '#7FA85E')) +
    turned(
      34,
      96,
      -20,
      path('M-32 0a32 32 0 0 1 64 0z', '#F2D34B') + path('M-24-3a24 24 0 0 1 48 0z', '#FBE98A'),
    ) +
    leaf(150, 10, 60, 0.7),
  /** Spaghetti with shellfish in its paper. */
  parcel: (): string =>
    path('M-176-60l60-70 90 20 70-40 100 40 34 90-20 110-90 60-110-10-110-20-30-80z', '#EFE4CC') +
    path('M-176-60l60-70 40 60-60 70zM178-20l-20 110-56-60 20-70zM66 132l-110-10 40-50 60 0z', '#D9C8A4') +
    ellipse(0, 4, 124, 96, '#E9A24A') +
    line(
      times(
        12,
        (index) =>
          `M${-108 + index * 9} ${-40 + (index % 4) * 26}q${40 + (index % 3) * 18}-${70 - index * 4} 100 6t${50 + (index % 4) * 10} ${18 + index * 2}`,
      ),
      '#F3CF84',
      8,
      'stroke-linecap="round"',
    ) +
    each(
      [
        [-64, -36, 20],
        [62, 44, -30],
        [-30, 58, 70],
      ],
      ([x = 0, y = 0, turn = 0]) =>
        turned(
          x,
          y,
          turn,
          path('M-36 0q4-40 40-36 30 10 26 40-30 16-66-4z', '#22262E') +
            path('M-24-4q6-22 28-20 18 6 16 22-22 8-44-2z', '#E98A3C'),
        ),
    ) +
    each(
      [
        [40, -40, 0],
        [-76, 26, 120],
      ],
      ([x = 0, y = 0, turn = 0]) =>
        turned(
          x,
          y,
          turn,
          line('M-28 10q0-36 32-34 28 4 22 28', '#F0876A', 18, 'stroke-linecap="round"') +
            line('M-22 4q2-22 24-24M-10 14l-6 14', '#FBD0B8', 4, 'stroke-linecap="round"'),
        ),
    ) +
    each(
      [
        [4, -4],
        [84, -4],
        [-12, -70],
        [20, 70],
      ],
      ([x = 0, y = 0]) => circle(x, y, 14, '#C3273A') + circle(x - 4, y - 4, 5, '#EE7A6E'),
    ) +
    leaf(10, 30, -30, 0.8) +
    leaf(50, 10, 60, 0.7),
  /** Roast aubergines with yoghurt and pomegranate. */
  aubergine: (): string =>
    each(
      [
        [-84, 0, -14],
        [0, -6, 4],
        [84, 4, 16],
      ],
      ([x = 0, y = 0, turn = 0]) =>
        turned(
          x,
          y,
          turn,
          path(
            'M0-146q20 20 34 70 26 60 16 130-10 66-50 68-40-2-50-68-10-70 16-130 14-50 34-70z',
            '#3E1E44',
          ) +
            path(
              'M0-104q14 20 24 56 20 50 12 104-8 48-36 50-28-2-36-50-8-54 12-104 10-36 24-56z',
              '#C98A4E',
            ) +
            line('M-22-10L22 40M-26 30l40 44M22-20L-24 46M26 26l-40 50', '#8A4E28', 5) +
            rect(-6, -172, 12, 34, '#5B8A57', 'rx="5"') +
            path('M-20-138q20-18 40 0l-8 14h-24z', '#3F6B4C'),
        ),
    ) +
    path('M-120 20q40-40 100-16t120-20q30 14 10 40-60 40-120 18t-110-22z', '#FFFBF0') +
    times(24, (index) =>
      path(
        d`M${-100 + ((index * 53) % 210)} ${-40 + ((index * 31) % 120)}q12 2 9 13-13 2-9-13z`,
        index % 3 ? '#C3273A' : '#8E1C3C',
      ),
    ) +
    leaf(-40, 44, 70, 0.7) +
    leaf(30, 20, -20, 0.8) +
    leaf(96, 50, 30, 0.7),
  /** Roast beef with a Yorkshire pudding. */
  roast: (): string =>
    each(
      [-60, -22, 16],
      (x, index) =>
        path(`M${x - 92} ${-34 + index * 22}q50-60 130-30 40 40 0 90-70 36-124 0-24-30-6-60z`, '#5A2C20') +
        path(`M${x - 80} ${-30 + index * 22}q46-46 112-24 34 34 0 74-60 28-106 0-20-26-6-50z`, '#B65A4A') +
        path(`M${x - 56} ${-20 + index * 22}q34-24 70-10 16 20-2 40-36 14-64 0z`, '#D98A78'),
    ) +
    circle(92, -70, 72, '#A9692C') +
    path('M24-76q10-60 70-62 66 4 68 66-6 60-70 66-62-6-68-70z', '#D9983F') +
    path('M50-66q4-34 44-36 38 4 40 38-6 30-42 34-36-4-42-36z', '#8A4E20') +
    path('M58-60q6-24 34-26 26 4 30 26-30 20-64 0z', '#5A2C14') +
    each(
      [
        [60, 60],
        [112, 44],
        [84, 104],
      ],
      ([x = 0, y = 0]) =>
        path(d`M${x - 30} ${y}q4-30 36-26 30 8 24 34-8 22-34 20-26-4-26-28z`, '#E3AE55') +
        path(
          d`M${x - 18} ${y - 6}q8-14 28-10`,
          'none',
          'stroke="#F8DD9C" stroke-width="6" stroke-linecap="round"',
        ),
    ) +
    each([-20, -4, 12], (turn, index) =>
      turned(
        -30 + index * 30,
        126,
        turn,
        path('M-10-50q10-12 20 0l-4 70q-6 10-12 0z', '#E7842E') + line('M-6-30h12M-5-8h9', '#C9631F', 3),
      ),
    ) +
    times(10, (index) =>
      circle(-130 + (index % 4) * 17, 86 + Math.floor(index / 4) * 16, 9, index % 2 ? '#6FA64E' : '#8DBF68'),
    ) +
    path('M-150-60q-20-40 20-60 10 40-4 62z', '#5A2C14', 'opacity=".5"') +
    leaf(-120, -70, 20, 0.8),
  /** Pie, mash and parsley liquor. */
  liquor: (): string =>
    path('M-176 20q0-110 120-140 130-24 200 50 60 80 4 160-70 80-190 66-120-20-134-136z', '#7FB069') +
    path(
      'M-150 0q20-90 120-104 100-10 150 50',
      'none',
      'stroke="#A6CF8A" stroke-width="10" stroke-linecap="round"',
    ) +
    times(30, (index) => circle(-140 + ((index * 61) % 280), -110 + ((index * 43) % 230), 3.4, '#3F7A3F')) +
    path('M-136-60h150q16 0 16 16v104q0 16-16 16h-150q-16 0-16-16V-44q0-16 16-16z', '#B87B34') +
    path('M-126-50h130q14 0 14 14v86q0 14-14 14h-130q-14 0-14-14v-86q0-14 14-14z', '#DEA552') +
    line('M-112-30q50-24 104 4M-104 40q50 14 92-6', '#F4CE8C', 9, 'stroke-linecap="round"') +
    line('M-62-8v26M-74 6h26', '#8A5522', 6, 'stroke-linecap="round"') +
    path('M50-90q80-20 100 40 24 70-20 130-50 30-86-10-20-40 0-80-20-50 6-80z', '#FBF0CE') +
    line('M66-66q40-14 64 20M62-20q50-10 84 14M56 30q46 0 84 10', '#E7D49C', 7, 'stroke-linecap="round"'),
  /** Dumplings with sour cream and chives. */
  pierogi: (): string =>
    each(
      [
        [-92, -64, -30],
        [0, -100, 0],
        [92, -60, 34],
        [-98, 44, -160],
        [4, 112, 180],
        [98, 50, 150],
      ],
      ([x = 0, y = 0, turn = 0]) =>
        turned(
          x,
          y,
          turn,
          path('M-62 26q-4-70 62-74 66 4 62 74z', '#000', 'opacity=".12" transform="translate(5 7)"') +
            path('M-62 26q-4-70 62-74 66 4 62 74z', '#F4DCA6') +
            path('M-46 18q0-46 46-50 46 4 46 50z', '#E9C27C') +
            path(
              'M-62 26q10-12 20-2 10-10 20 0 10-10 22 0 10-10 22 0 10-10 20 0 10-8 20 2l-4 10H-58z',
              '#FBEBC6',
            ) +
            path('M-24-10q20-20 44-6', 'none', 'stroke="#C98A45" stroke-width="7" stroke-linecap="round"'),
        ),
    ) +
    circle(0, 4, 52, '#DDE3E8') +
    circle(0, 0, 50, '#fff') +
    path('M-26 4q10-26 30-18 24 4 18 24-14 18-30 8-16-2-18-14z', '#F3EFE4') +
    line('M-18-14l26 10M4 14l22-14M-10 22l6-24', '#4F8A4E', 6, 'stroke-linecap="round"') +
    times(14, (index) =>
      rect(
        -120 + ((index * 67) % 240),
        -96 + ((index * 41) % 190),
        12,
        5,
        '#5B9A55',
        `transform="rotate(${(index * 31) % 90} ${-114 + ((index * 67) % 240)} ${-94 + ((index * 41) % 190)})"`,
      ),
    ) +
    each(
      [
        [-44, -18],
        [50, -20],
        [-52, 90],
        [56, 100],
      ],
      ([x = 0, y = 0]) => path(d`M${x} ${y}q14-10 22 2-8 14-22-2z`, '#8A4A20'),
    ),
  /** Tandoori prawns with chutney. */
  tandoori: (): string =>
    path(
      'M-176 40q90-60 190-20t166-30',
      'none',
      'stroke="#6FA64E" stroke-width="34" stroke-linecap="round" opacity=".8"',
    ) +
    path('M-170 30q90-52 186-16t158-28', 'none', 'stroke="#A6CF74" stroke-width="7" stroke-linecap="round"') +
    line('M-170-70L150-110M-150 120L176 60', '#8A8F98', 8, 'stroke-linecap="round"') +
    each(
      [
        [-104, -76],
        [-34, -86],
        [36, -94],
        [104, -102],
      ],
      ([x = 0, y = 0]) =>
        at(
          x,
          y,
          1,
          line('M-26 18q-8-44 28-46 34 4 26 40', '#C9482A', 27, 'stroke-linecap="round"') +
            line('M-24 12q0-30 24-32M-2-30l4 14M20-14l-10 10', '#F0926A', 5, 'stroke-linecap="round"') +
            path('M26 14l18 16 4-18z', '#A5331C'),
        ),
    ) +
    each(
      [
        [-84, 112],
        [-14, 98],
        [56, 86],
        [122, 74],
      ],
      ([x = 0, y = 0]) =>
        at(
          x,
          y,
          1,
          rect(-28, -28, 56, 54, '#A83A20', 'rx="14"') +
            rect(-22, -24, 40, 22, '#D2642F', 'rx="9"') +
            line('M-20 12L4-20M0 20l20-28', '#5A1C10', 5),
        ),
    ) +
    each(
      [
        [0, 20],
        [-60, 30],
        [70, 4],
      ],
      ([x = 0, y = 0]) =>
        circle(x, y, 20, 'none', 'stroke="#C986A8" stroke-width="6"') +
        circle(x, y, 11, 'none', 'stroke="#E8BCD0" stroke-width="4"'),
    ) +
    lemon(150, 150, -40) +
    leaf(-150, -10, -30, 0.9) +
    leaf(-130, 0, 30, 0.8),
} as const;
