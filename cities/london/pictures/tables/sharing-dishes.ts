import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { leaf, lemon } from './garnish';

/** Dishes in several pieces or bowls, drawn round the origin within a radius of 190. */
export const sharingDishes = {
  /** A tiered afternoon tea from above: cakes and a cup. */
  tea: (): string =>
    circle(60, 40, 106, '#fff') +
    circle(60, 40, 104, 'none', 'stroke="#F2A7BC" stroke-width="7"') +
    circle(60, 40, 74, '#A4562A') +
    path('M60-34a74 74 0 0 1 0 148q40-60 0-148z', '#000', 'opacity=".12"') +
    path('M158 20q40-10 40 22t-40 24v-14q22 0 22-14t-22-8z', '#fff') +
    ellipse(40, 12, 20, 9, '#D98C5A') +
    circle(-106, -66, 50, '#F2A7BC') +
    circle(-106, -66, 34, '#FCE3EA') +
    circle(-106, -66, 13, '#C3273A') +
    path('M-180 40h96v62h-96z', '#F7E4B8') +
    path('M-180 58h96v10h-96zM-180 78h96v10h-96z', '#8DBF68') +
    path('M-20-130l92-20 10 60-92 18z', '#6B3A28') +
    path('M-20-130l92-20 3 18-92 20z', '#F7E9D2') +
    circle(26, -128, 9, '#C3273A') +
    circle(-40, 152, 22, '#9FD0A8') +
    circle(4, 168, 22, '#F2C94B') +
    circle(-78, 134, 22, '#C79AD9'),
  bao: (): string =>
    circle(0, 0, 168, '#B98A52') +
    circle(0, 0, 150, '#DDB67C') +
    line(
      times(
        9,
        (index) =>
          `M${-136 + index * 34}-${Math.round(Math.sqrt(Math.max(0, 150 ** 2 - (-136 + index * 34) ** 2)))}V${Math.round(Math.sqrt(Math.max(0, 150 ** 2 - (-136 + index * 34) ** 2)))}`,
      ),
      '#B98A52',
      5,
    ) +
    each(
      [
        [-66, -48],
        [66, -40],
        [0, 62],
      ],
      ([x = 0, y = 0]) =>
        at(
          x,
          y,
          1,
          ellipse(5, 8, 66, 54, '#000', 'opacity=".18"') +
            ellipse(0, 0, 66, 54, '#FFF9EC') +
            path('M-62 14q62 40 124 0-6 40-62 40T-62 14z', '#F0E2C6') +
            path('M-58 6q58 34 116 0l-6 22q-52 24-104 0z', '#7A3A24') +
            path('M-40 16q14-16 26 0 16-14 26 2 16-12 24-2-36 22-76 0z', '#6FA64E') +
            circle(-14, 20, 5, '#E9C46A') +
            circle(16, 22, 5, '#E9C46A'),
        ),
    ),
  /** Oysters on ice with lemon. */
  oysters: (): string =>
    circle(0, 0, 170, '#DCEBF0') +
    times(18, (index) => {
      const turn = index * 1.1;
      return `<g transform="translate(${Math.round(Math.cos(turn) * (40 + index * 6))} ${Math.round(Math.sin(turn) * (40 + index * 6))}) rotate(${index * 31})">${rect(-13, -13, 26, 26, '#fff', 'rx="5" opacity=".75"')}</g>`;
    }) +
    each(
      [0, 60, 120, 180, 240, 300],
      (turn) =>
        `<g transform="rotate(${turn}) translate(0 -104)">${path('M0-56q44 6 40 60-8 50-40 50t-40-50q-4-54 40-60z', '#7A746C')}${path('M0-46q34 6 31 48-6 42-31 42t-31-42q-3-42 31-48z', '#F4EFE6')}${path('M-20 6q0-34 22-32 22 6 18 34-6 24-22 22-18-2-18-24z', '#C9C2B0')}${ellipse(-2, 0, 9, 13, '#EFEADC')}</g>`,
    ) +
    lemon(0, 16) +
    `<g transform="rotate(180)">${lemon(0, 16)}</g>`,
  /** Tapas: tortilla, ham croquetas and prawns. */
  tapas: (): string =>
    circle(-70, -60, 84, '#B65C40') +
    circle(-70, -60, 72, '#F2C94B') +
    path('M-70-60L-24-116a72 72 0 0 1 24 44z', '#FDF8EE') +
    each(
      [
        [-100, -80],
        [-60, -30],
        [-110, -34],
        [-76, -100],
      ],
      ([x = 0, y = 0]) => circle(x, y, 8, '#D9962F', 'opacity=".7"'),
    ) +
    circle(84, -44, 74, '#2F4A5E') +
    circle(84, -44, 62, '#3E6480') +
    each(
      [
        [56, -62, 20],
        [104, -66, -30],
        [78, -22, 10],
      ],
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-28, -15, 56, 30, '#C98F45', 'rx="15"')}${rect(-22, -12, 36, 8, '#E3B068', 'rx="4"')}</g>`,
    ) +
    ellipse(0, 92, 124, 66, '#8E4A34') +
    ellipse(0, 88, 110, 54, '#C9632F') +
    each(
      [
        [-66, 84, 0],
        [-14, 104, 40],
        [30, 76, -20],
        [72, 98, 30],
      ],
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${line('M-22 8q0-30 26-28 22 4 18 24', '#F49A7A', 15, 'stroke-linecap="round"')}${line('M-18 2q2-20 20-20M-10 10l-6 14', '#FBD0B8', 4, 'stroke-linecap="round"')}</g>`,
    ) +
    leaf(6, 140, 60, 0.8) +
    leaf(40, 60, -30, 0.7),
  /** Roast marrow bones, parsley salad and toast. */
  marrow: (): string =>
    each([-104, -34, 36], (x) =>
      at(
        x,
        -10,
        1,
        rect(-28, -110, 60, 180, '#000', 'opacity=".1" rx="26"') +
          rect(-32, -116, 60, 180, '#F1E4C8', 'rx="26"') +
          ellipse(-2, -92, 28, 22, '#DCC49A') +
          ellipse(-2, -92, 18, 13, '#9A5A3A') +
          path('M10-60q12 60 2 116h10q8-60-4-116z', '#D2B98E'),
      ),
    ) +
    times(26, (index) =>
      circle(
        104 + (index % 5) * 15 + (index % 2) * 4,
        -90 + Math.floor(index / 5) * 20,
        11,
        ['#3F7A45', '#5B9A55', '#7DB56B'][index % 3] ?? '#5B9A55',
      ),
    ) +
    path('M-130 92h104v66h-104z', '#D9A050') +
    path('M-122 98h88v52h-88z', '#F1D9A6') +
    path('M0 100l96-14 10 62-96 14z', '#D9A050') +
    path('M8 106l82-12 8 48-82 12z', '#F1D9A6') +
    times(7, (index) => circle(126 + (index % 3) * 16, 80 + Math.floor(index / 3) * 15, 4, '#fff')),
  curry: (): string =>
    circle(-38, 8, 120, '#000', 'opacity=".14"') +
    circle(-44, 0, 118, '#4A4A52') +
    circle(-44, 0, 104, '#5A2A1E') +
    circle(-44, 0, 96, '#7A3A24') +
    line('M-116-14q30-44 72-14t66-18M-100 40q30-26 60 0t54-8', '#F3DDB4', 10, 'stroke-linecap="round"') +
    each(
      [
        [-70, 44],
        [-20, 54],
        [6, 8],
        [-84, -40],
      ],
      ([x = 0, y = 0]) => path(d`M${x} ${y - 10}q14 0 12 14-14 2-12-14z`, '#5E9A55'),
    ) +
    path('M76-66q96-40 122 34t-54 124q-72-12-90-66t22-92z', '#E3B878') +
    path('M80-56q84-34 106 30t-48 108q-58-14-76-56t18-82z', '#F1D3A0') +
    each(
      [
        [120, -14],
        [150, 30],
        [106, 44],
        [134, -50],
      ],
      ([x = 0, y = 0]) => ellipse(x, y, 15, 9, '#B87B34', 'opacity=".75"'),
    ) +
    lemon(130, 150, -20),
} as const;
