import { circle, each, ellipse, line, path, rect, times } from '../kit/svg';

/** Signs of the houses that joined the guide later, drawn round the origin within 220 by 240. */
export const townEmblems = {
  /** Two keys crossed, their bows below. */
  keys: (): string =>
    each(
      [38, -38],
      (turn) =>
        `<g transform="rotate(${turn})">${circle(0, 76, 36, 'none', 'stroke="#7E5A20" stroke-width="26"')}${circle(0, 76, 36, 'none', 'stroke="#E9BE5E" stroke-width="17"')}${rect(-11, -116, 22, 160, '#7E5A20')}${rect(-7, -114, 14, 158, '#E9BE5E')}${path('M7-110h40v22H31v10h16v22H7z', '#E9BE5E', 'stroke="#7E5A20" stroke-width="4"')}${rect(-17, 30, 34, 13, '#F7DE9A')}</g>`,
    ) + circle(0, 0, 13, '#B8273A', 'stroke="#F7DE9A" stroke-width="5"'),
  /** A sun with a face and waving rays. */
  sun: (): string =>
    times(
      16,
      (index) =>
        `<g transform="rotate(${index * 22.5})">${index % 2 ? path('M-9-62q-14-26 0-40t2-30q20 24 10 44t6 28z', '#E7772E') : path('M-13-60L0-126 13-60z', '#F2B33D')}</g>`,
    ) +
    circle(0, 0, 66, '#F8CB52', 'stroke="#C98A2B" stroke-width="5"') +
    path('M0-18q-4 22-10 30 8 8 20 0', 'none', 'stroke="#B3631F" stroke-width="6" stroke-linecap="round"') +
    line('M-42-20q14-14 28 0M14-20q14-14 28 0M-30 32q30 24 60 0', '#B3631F', 6, 'stroke-linecap="round"') +
    circle(-27, -10, 6, '#7A3B12') +
    circle(28, -10, 6, '#7A3B12') +
    circle(-44, 18, 11, '#EE9A4A', 'opacity=".7"') +
    circle(44, 18, 11, '#EE9A4A', 'opacity=".7"'),
  /** A shoemaker's last, painted blue, on its stand. */
  last: (): string =>
    path('M-14 40h30l6 78h-42z', '#6B4226') +
    path('M-70 116h142l12 22H-82z', '#8A5A34') +
    path('M-96 6q10-40 70-52l22-74q28-16 60 0l6 84q20 34 8 74-60 26-166 4z', '#2F5C9C') +
    path('M-96 6q60 26 166 24v8q-60 26-166 4z', '#1D3D70') +
    path('M-8-112q22-12 44-2l2 40q-26 10-48-2z', '#4B7CBF') +
    circle(14, -92, 10, '#1D3D70') +
    path('M-84 0q20-28 56-38 14 14-4 26-24 14-52 12z', '#6D9AD6', 'opacity=".7"'),
  angel: (): string =>
    each(
      [1, -1],
      (side) =>
        `<g transform="scale(${side} 1)">${path('M14-34q30-62 96-74 0 40-18 56 14 0 22-4-4 34-28 44 12 4 18 2-16 40-62 40l-28-12z', '#F4E6BE', 'stroke="#C9A24A" stroke-width="4"')}${line('M34-28q30-30 56-40M36-6q28-14 46-16M34 14q20-4 34-2', '#C9A24A', 4)}</g>`,
    ) +
    path('M-30-30q30-18 60 0l38 158q-68 24-136 0z', '#FDF8EA') +
    path('M6-38q16 2 24 8l38 158q-18 8-40 10z', '#DCD2E4') +
    line('M-20 0q20 20 40 0M-30 60l-10 66M0 50v82M30 60l10 66', '#B9AECB', 5) +
    circle(0, -64, 28, '#EBC49C') +
    line('M-14-64q5 5 10 0M5-64q5 5 10 0M-7-49q7 6 14 0', '#8A5A3C', 4, 'stroke-linecap="round"') +
    path('M-31-60q-6-40 31-42 37 2 31 42-8-26-31-26t-31 26z', '#C98F3F') +
    ellipse(0, -112, 34, 10, 'none', 'stroke="#F2C94B" stroke-width="8"') +
    path('M-44-6l104-30 8 14-100 34z', '#E9BE5E') +
    path('M56-44l36-20 6 42-30 4z', '#F2C94B', 'stroke="#A87B22" stroke-width="4"'),
  /** Three towers in flames, as in the arms of the city of Dublin. */
  castle: (): string =>
    each(
      [
        [0, -64, 1],
        [-62, 46, 1],
        [62, 46, 1],
      ],
      ([x = 0, y = 0, scale = 1]) =>
        `<g transform="translate(${x} ${y}) scale(${scale})">${path('M-30-22q-4-24 10-34 0 14 8 16 0-22 16-32 2 18 12 24 4-6 4-12 14 14 10 38z', '#F2A13D')}${path('M-14-22q0-16 10-24 2 10 8 12 4-4 4-8 10 8 8 20z', '#FBE08A')}${path('M-46-24h18v14h14v-14h28v14h14v-14h18v76h-92z', '#F5F0E4')}${path('M18-24h8v14h2v-14h18v76H22z', '#CFC7B4')}${path('M-16 52V22q16-22 32 0v30z', '#3A3140')}${rect(-34, 2, 10, 18, '#3A3140')}${rect(26, 2, 10, 18, '#3A3140')}</g>`,
    ),
  fox: (): string =>
    circle(0, -92, 15, 'none', 'stroke="#2F4A66" stroke-width="11"') +
    rect(-10, -78, 20, 186, '#2F4A66') +
    rect(-56, -54, 112, 16, '#2F4A66') +
    path('M-112 44q12 74 112 84 100-10 112-84l-34 18 12 12q-34 34-80 36h-20q-46-2-80-36l12-12z', '#2F4A66') +
    path('M-62-34L-70-96-26-66q26-10 52 0l44-30-8 62q8 40-24 62l-38 34-38-34q-32-22-24-62z', '#D9682E') +
    path('M0 62L-38 28q-32-22-24-62 34 0 46 40L0 30 16 6q12-40 46-40 8 40-24 62z', '#FBF1E2') +
    path('M-62-78l24 16-20 18zM62-78L38-62l20 18z', '#5A2A16') +
    circle(-25, -18, 8, '#22160E') +
    circle(25, -18, 8, '#22160E') +
    circle(0, 50, 11, '#22160E'),
  /** A leather water bottle on its strap, and the spring it is filled from. */
  flask: (): string =>
    path('M-60-70q-50-60 60-62t60 62', 'none', 'stroke="#5A3B24" stroke-width="11"') +
    path('M-26-112h52v30q60 22 60 106 0 76-86 76t-86-76q0-84 60-106z', '#9A5F34') +
    path('M14-82q46 22 46 106 0 60-42 76 68-6 68-76 0-84-60-106v-30H14z', '#6E3F20') +
    rect(-32, -126, 64, 24, '#E0A93F') +
    path('M-52-10q52 22 104 0M-58 52q58 24 116 0', 'none', 'stroke="#5A3B24" stroke-width="7"') +
    path('M0-40q34 40 0 74-34-34 0-74z', '#8FC4DC') +
    path('M-8-10q-10 16 2 30', 'none', 'stroke="#fff" stroke-width="5" stroke-linecap="round"') +
    line('M-116 122q29-14 58 0t58 0 58 0 58 0', '#8FC4DC', 9),
  /** A stack of barley. */
  barley: (): string =>
    times(9, (index) => {
      const turn = (index - 4) * 11;
      return `<g transform="translate(0 60) rotate(${turn})">${line('M0 60V-90', '#C98F2F', 6)}${times(
        5,
        (row) =>
          ellipse(-9, -76 - row * 18, 8, 13, '#E9B949', `transform="rotate(-24 -9 ${-76 - row * 18})"`) +
          ellipse(9, -76 - row * 18, 8, 13, '#F4CF70', `transform="rotate(24 9 ${-76 - row * 18})"`),
      )}${line('M0-160v-26', '#C98F2F', 3)}</g>`;
    }) +
    path('M-44 40q44 22 88 0l8 22q-52 26-104 0z', '#B8273A') +
    path('M-52 62q52 26 104 0l30 60q-82 30-164 0z', '#D9A23A') +
    line('M-40 76l-16 46M-14 82l-6 50M14 82l6 50M40 76l16 46', '#A8752A', 5),
  /** The golden fret on red of the Audleys, under a coronet. */
  fret: (): string =>
    path('M-84-66h168v70q0 76-84 126Q-84 80-84 4z', '#B8273A', 'stroke="#F2D9A0" stroke-width="7"') +
    line('M-70-58L62 84M70-58L-62 84M-78-6L20 108M78-6L-20 108M-18-60L80 36M18-60L-80 36', '#E9BE5E', 13) +
    path('M-84-66h168v70q0 76-84 126Q-84 80-84 4z', 'none', 'stroke="#F2D9A0" stroke-width="7"') +
    path('M-66-76l-10-44 30 20 18-30 28 26 28-26 18 30 30-20-10 44z', '#E9BE5E') +
    each([-76, -28, 28, 76], (x) => circle(x, -126 + Math.abs(x) / 14, 8, '#FDF8EE')),
  /** A portico with the door of a tavern in it. */
  portico: (): string =>
    path('M-112-40L0-108 112-40z', '#F5E6C8', 'stroke="#B59770" stroke-width="5"') +
    path('M-72-48L0-92 72-48z', '#DEC79E') +
    circle(0, -64, 11, '#B59770') +
    rect(-104, -40, 208, 18, '#F5E6C8') +
    rect(-96, -22, 192, 118, '#5A4A66') +
    path('M-22 96V26q22-30 44 0v70z', '#FFC766') +
    line('M0 12v84M-22 54h44', '#8A5A2A', 4) +
    each([-92, -54, 34, 72], (x) => rect(x, -22, 20, 118, '#F5E6C8') + rect(x + 13, -22, 7, 118, '#C9B188')) +
    rect(-112, 96, 224, 14, '#F5E6C8') +
    rect(-122, 110, 244, 16, '#DEC79E'),
  /** A collier under sail over a crossed pair of coal shovels. */
  shovel: (): string =>
    each(
      [1, -1],
      (side) =>
        `<g transform="scale(${side} 1) rotate(52 0 60)">${rect(-7, -50, 14, 150, '#A9713C')}${path('M-30 96h60v34q-30 34-60 0z', '#7C8794', 'stroke="#4B545F" stroke-width="4"')}${path('M-20-72h40v22h-40z', 'none', 'stroke="#A9713C" stroke-width="9"')}</g>`,
    ) +
    path('M-90 6q90 24 180-4l-24 48H-64z', '#5A3220') +
    path('M-90 6q90 24 180-4l-5 12q-88 24-170 4z', '#E0A93F') +
    line('M-34 4v-104M30 4v-114', '#3B2A1C', 6) +
    path('M-80-86q40 14 88-2l4 66q-48 16-90 2zM-6-96q36 12 78-4l8 76q-44 16-84 2z', '#FFF4DC') +
    path('M-12-86q12 0 20-2l4 66-20 6zM52-94q12-2 20-6l8 76-20 8z', '#D9C49A') +
    path('M30-110l32-8-32-10z', '#B8273A'),
  /** Nelson's hat, with his star and a telescope. */
  nelson: (): string =>
    path('M-120-10q30-100 120-100t120 100q-50-30-120-30t-120 30z', '#1B2238') +
    path('M-120-10q50-30 120-30t120 30l-8 12q-50-24-112-24t-112 24z', '#E9BE5E') +
    circle(-34, -62, 22, '#27407A') +
    circle(-34, -62, 14, '#fff') +
    circle(-34, -62, 7, '#B8273A') +
    path('M-112 76L74 26l8 26-186 52z', '#C98F3F') +
    path('M74 20l44-14 12 40-44 14zM-40 50l14-4 10 34-14 4z', '#7E5A20') +
    times(
      8,
      (index) =>
        `<g transform="translate(10 104) rotate(${index * 45})">${path('M-7 0L0-34 7 0z', '#E9EDF2')}</g>`,
    ) +
    circle(10, 104, 11, '#B8273A'),
} as const;
