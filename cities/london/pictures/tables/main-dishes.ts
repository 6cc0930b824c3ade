import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { leaf, lemon } from './garnish';

/** Dishes that are one thing on a plate, drawn round the origin within a radius of 190. */
export const mainDishes = {
  pie: (): string =>
    circle(6, 8, 152, '#000', 'opacity=".12"') +
    circle(0, 0, 150, '#D9A050') +
    circle(0, 0, 150, 'none', 'stroke="#B87B34" stroke-width="16" stroke-dasharray="24 10"') +
    circle(0, 0, 116, '#EDC37E') +
    path('M0-116a116 116 0 0 1 0 232q60-40 60-116T0-116z', '#D9A050', 'opacity=".5"') +
    path('M-66-20q40-44 66-4q26-40 66 4q-26 56-66 60q-40-4-66-60z', '#C98F45') +
    line(
      'M-84 60l26-22M84 60L58 38M0 96V68M-90-40l24 10M90-40l-24 10',
      '#B87B34',
      8,
      'stroke-linecap="round"',
    ) +
    circle(0, -70, 10, '#7A4A28') +
    leaf(-118, 150, -60) +
    leaf(-92, 172, -20, 0.9),
  /** Shepherd's pie with peas. */
  shepherd: (): string =>
    path('M-156-80h256q20 0 20 20v130q0 20-20 20h-256q-20 0-20-20V-60q0-20 20-20z', '#2F4A5E') +
    rect(-160, -66, 264, 142, '#D9A050', 'rx="12"') +
    line(
      times(7, (index) => d`M${-146 + index * 38} -54q18 18 0 36t0 36 0 36`),
      '#F4D79A',
      14,
      'stroke-linecap="round"',
    ) +
    line('M-150 60q130 24 244 0', '#A9643A', 6, 'opacity=".6"') +
    times(22, (index) =>
      circle(
        134 + (index % 4) * 15 + (index % 2) * 5,
        -70 + Math.floor(index / 4) * 16,
        8,
        index % 3 ? '#6FA64E' : '#8DBF68',
      ),
    ) +
    leaf(30, -100, 80),
  steak: (): string =>
    path('M-150-30q20-86 110-84 110-6 150 60 34 80-60 116-60 20-120-10-90 0-80-82z', '#3A2018') +
    path('M-140-34q20-76 102-74 104-6 140 54 26 62-56 92-60 18-112-10-84-2-74-62z', '#6B3A2A') +
    line('M-110-40l70-50M-90 0l130-92M-40 18l120-84M10 34l84-56', '#3A2018', 9, 'stroke-linecap="round"') +
    path('M-156-26q-6-50 34-74 10 26-10 60-4 30-24 14z', '#F1E0C0') +
    rect(-20, -40, 44, 32, '#F6DE7E', 'rx="5" transform="rotate(16)"') +
    times(
      9,
      (index) =>
        `<g transform="translate(${-130 + index * 16} ${116 + (index % 3) * 12}) rotate(${-40 + index * 11})">${rect(-8, -42, 17, 84, index % 2 ? '#E9BC5E' : '#F3CF78', 'rx="4"')}</g>`,
    ) +
    circle(104, 104, 40, '#C9473A') +
    circle(94, 94, 22, '#E0685A') +
    leaf(128, 60, 40, 0.9),
  pasta: (): string =>
    at(
      0,
      0,
      0.84,
      circle(0, 4, 150, '#F0CF86') +
        line(
          times(
            16,
            (index) =>
              `M${-130 + index * 10} ${-60 + (index % 5) * 22}q${50 + (index % 3) * 16}-${80 - index * 3} 110 0t${60 + (index % 4) * 14} ${20 + index * 3}`,
          ),
          '#E3B65C',
          11,
          'stroke-linecap="round"',
        ) +
        line(
          times(
            12,
            (index) =>
              `M${110 - index * 12} ${-84 + index * 13}q-70 ${60 - index * 4}-130 ${10 + index}t-60 40`,
          ),
          '#F7DFA4',
          9,
          'stroke-linecap="round"',
        ) +
        each(
          [
            [-60, -20],
            [40, 40],
            [10, -70],
            [76, -24],
            [-30, 76],
            [-92, 40],
          ],
          ([x = 0, y = 0]) => circle(x, y, 6, '#2A2233') + circle(x + 18, y + 12, 4, '#2A2233'),
        ) +
        path('M-30-10q30-20 60 4-8 30-40 26-22-8-20-30z', '#FFFBEF') +
        leaf(10, 10, -20) +
        leaf(24, 14, 40, 0.9),
    ),
  /** A crisp duck leg on a waffle with an egg. */
  waffle: (): string =>
    circle(0, 6, 140, '#000', 'opacity=".12"') +
    circle(-6, 0, 138, '#D9963F') +
    path(
      times(5, (row) =>
        times(5, (column) =>
          Math.hypot(column - 2, row - 2) < 2.7
            ? d`M${-112 + column * 45} ${-106 + row * 45}h32v32h-32z`
            : '',
        ),
      ),
      '#B8752C',
    ) +
    path(
      'M-96 20q-10-40 40-40 10-34 52-22 44-10 50 30 46 20 18 60-20 36-62 22-40 26-70-4-34-8-28-46z',
      '#FFFDF4',
    ) +
    circle(-22, 26, 36, '#F5B83D') +
    ellipse(-34, 14, 11, 7, '#FFE39A') +
    path('M10-70q40-60 96-30 50 34 20 90-30 40-76 24-64-30-40-84z', '#8A4A24') +
    path('M24-64q34-44 76-22 30 24 12 62-50 0-88-40z', '#B8652F') +
    path('M112-4l58 62q16-6 18 10 0 14-14 16-8 14-20 6-10-10-2-22L92 18z', '#F1E0C0') +
    line('M-150 96q40 30 84 24', '#B8652F', 12, 'stroke-linecap="round"'),
  fish: (): string =>
    path('M-160-96l320-30 14 200-330 40z', '#F4EFE2') +
    line('M-140-70l300-28M-138-50l300-28M-136 90l290-34', '#C9C2B0', 4, 'stroke-dasharray="34 10 60 12"') +
    times(
      12,
      (index) =>
        `<g transform="translate(${-112 + index * 22} ${70 + (index % 3) * 18}) rotate(${-34 + ((index * 37) % 70)})">${rect(-9, -46, 19, 92, index % 2 ? '#E9BC5E' : '#F6D584', 'rx="4"')}</g>`,
    ) +
    path(
      'M-166-20q70-92 196-54 54 14 80 40 40-44 70-46 0 60-10 110-40-8-66-34-26 28-74 40-120 40-196-56z',
      '#C98738',
    ) +
    path('M-150-22q70-76 178-44 50 14 84 44-34 30-84 40-110 30-178-40z', '#E0A34A') +
    line(
      'M-112-30q70-46 156-24M-104 2q70 30 150 4M-40-52q40 8 30 70M30-54q26 16 20 60',
      '#F5CE85',
      8,
      'stroke-linecap="round"',
    ) +
    circle(-126, 96, 34, '#fff') +
    circle(-126, 96, 26, '#9CBF6B') +
    times(6, (index) => circle(-138 + (index % 3) * 12, 90 + Math.floor(index / 3) * 12, 6, '#7FA85E')) +
    lemon(110, -90, 20),
} as const;
