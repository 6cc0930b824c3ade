import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';

const leaf = (x: number, y: number, turn: number, scale = 1): string => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${path('M0 0q18-26 0-58-18 32 0 58z', '#4F8A4E')}${line('M0-4v-44', '#86B878', 3)}</g>`;

const lemon = (x: number, y: number, turn = 0): string => `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-42 0a42 42 0 0 1 84 0z', '#F2D34B')}${path('M-34-3a34 34 0 0 1 68 0z', '#FBE98A')}${line('M0-4v-28M-3-4l-22-18M3-4l22-18', '#F2D34B', 4)}</g>`;

/** What stands on the plates, drawn round the origin within a radius of 190. */
export const dishes = {
  pie: (): string =>
    circle(6, 8, 152, '#000', 'opacity=".12"') +
    circle(0, 0, 150, '#D9A050') +
    circle(0, 0, 150, 'none', 'stroke="#B87B34" stroke-width="16" stroke-dasharray="24 10"') +
    circle(0, 0, 116, '#EDC37E') +
    path('M0-116a116 116 0 0 1 0 232q60-40 60-116T0-116z', '#D9A050', 'opacity=".5"') +
    path('M-66-20q40-44 66-4q26-40 66 4q-26 56-66 60q-40-4-66-60z', '#C98F45') +
    line('M-84 60l26-22M84 60L58 38M0 96V68M-90-40l24 10M90-40l-24 10', '#B87B34', 8, 'stroke-linecap="round"') +
    circle(0, -70, 10, '#7A4A28') +
    leaf(-118, 150, -60) +
    leaf(-92, 172, -20, 0.9),
  curry: (): string =>
    circle(-38, 8, 120, '#000', 'opacity=".14"') +
    circle(-44, 0, 118, '#4A4A52') +
    circle(-44, 0, 104, '#5A2A1E') +
    circle(-44, 0, 96, '#7A3A24') +
    line('M-116-14q30-44 72-14t66-18M-100 40q30-26 60 0t54-8', '#F3DDB4', 10, 'stroke-linecap="round"') +
    each([[-70, 44], [-20, 54], [6, 8], [-84, -40]], ([x = 0, y = 0]) => path(d`M${x} ${y - 10}q14 0 12 14-14 2-12-14z`, '#5E9A55')) +
    path('M76-66q96-40 122 34t-54 124q-72-12-90-66t22-92z', '#E3B878') +
    path('M80-56q84-34 106 30t-48 108q-58-14-76-56t18-82z', '#F1D3A0') +
    each([[120, -14], [150, 30], [106, 44], [134, -50]], ([x = 0, y = 0]) => ellipse(x, y, 15, 9, '#B87B34', 'opacity=".75"')) +
    lemon(130, 150, -20),
  /** Shepherd's pie with peas. */
  shepherd: (): string =>
    path('M-156-80h256q20 0 20 20v130q0 20-20 20h-256q-20 0-20-20V-60q0-20 20-20z', '#2F4A5E') +
    rect(-160, -66, 264, 142, '#D9A050', 'rx="12"') +
    line(times(7, (index) => d`M${-146 + index * 38} -54q18 18 0 36t0 36 0 36`), '#F4D79A', 14, 'stroke-linecap="round"') +
    line('M-150 60q130 24 244 0', '#A9643A', 6, 'opacity=".6"') +
    times(22, (index) => circle(134 + (index % 4) * 15 + (index % 2) * 5, -70 + Math.floor(index / 4) * 16, 8, index % 3 ? '#6FA64E' : '#8DBF68')) +
    leaf(30, -100, 80),
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
  steak: (): string =>
    path('M-150-30q20-86 110-84 110-6 150 60 34 80-60 116-60 20-120-10-90 0-80-82z', '#3A2018') +
    path('M-140-34q20-76 102-74 104-6 140 54 26 62-56 92-60 18-112-10-84-2-74-62z', '#6B3A2A') +
    line('M-110-40l70-50M-90 0l130-92M-40 18l120-84M10 34l84-56', '#3A2018', 9, 'stroke-linecap="round"') +
    path('M-156-26q-6-50 34-74 10 26-10 60-4 30-24 14z', '#F1E0C0') +
    rect(-20, -40, 44, 32, '#F6DE7E', 'rx="5" transform="rotate(16)"') +
    times(9, (index) => `<g transform="translate(${-130 + index * 16} ${116 + (index % 3) * 12}) rotate(${-40 + index * 11})">${rect(-8, -42, 17, 84, index % 2 ? '#E9BC5E' : '#F3CF78', 'rx="4"')}</g>`) +
    circle(104, 104, 40, '#C9473A') +
    circle(94, 94, 22, '#E0685A') +
    leaf(128, 60, 40, 0.9),
  pasta: (): string =>
    circle(0, 4, 150, '#F0CF86') +
    line(times(16, (index) => `M${-130 + index * 10} ${-60 + (index % 5) * 22}q${50 + (index % 3) * 16}-${80 - index * 3} 110 0t${60 + (index % 4) * 14} ${20 + index * 3}`), '#E3B65C', 11, 'stroke-linecap="round"') +
    line(times(12, (index) => `M${110 - index * 12} ${-84 + index * 13}q-70 ${60 - index * 4}-130 ${10 + index}t-60 40`), '#F7DFA4', 9, 'stroke-linecap="round"') +
    each([[-60, -20], [40, 40], [10, -70], [76, -24], [-30, 76], [-92, 40]], ([x = 0, y = 0]) => circle(x, y, 6, '#2A2233') + circle(x + 18, y + 12, 4, '#2A2233')) +
    path('M-30-10q30-20 60 4-8 30-40 26-22-8-20-30z', '#FFFBEF') +
    leaf(10, 10, -20) +
    leaf(24, 14, 40, 0.9),
  bao: (): string =>
    circle(0, 0, 168, '#B98A52') +
    circle(0, 0, 150, '#DDB67C') +
    line(times(9, (index) => `M${-136 + index * 34}-${Math.round(Math.sqrt(Math.max(0, 150 ** 2 - (-136 + index * 34) ** 2)))}V${Math.round(Math.sqrt(Math.max(0, 150 ** 2 - (-136 + index * 34) ** 2)))}`), '#B98A52', 5) +
    each([[-66, -48], [66, -40], [0, 62]], ([x = 0, y = 0]) =>
      at(x, y, 1, ellipse(5, 8, 66, 54, '#000', 'opacity=".18"') + ellipse(0, 0, 66, 54, '#FFF9EC') + path('M-62 14q62 40 124 0-6 40-62 40T-62 14z', '#F0E2C6') + path('M-58 6q58 34 116 0l-6 22q-52 24-104 0z', '#7A3A24') + path('M-40 16q14-16 26 0 16-14 26 2 16-12 24-2-36 22-76 0z', '#6FA64E') + circle(-14, 20, 5, '#E9C46A') + circle(16, 22, 5, '#E9C46A')),
    ),
  /** A crisp duck leg on a waffle with an egg. */
  waffle: (): string =>
    circle(0, 6, 140, '#000', 'opacity=".12"') +
    circle(-6, 0, 138, '#D9963F') +
    path(times(5, (row) => times(5, (column) => (Math.hypot(column - 2, row - 2) < 2.7 ? d`M${-112 + column * 45} ${-106 + row * 45}h32v32h-32z` : ''))), '#B8752C') +
    path('M-96 20q-10-40 40-40 10-34 52-22 44-10 50 30 46 20 18 60-20 36-62 22-40 26-70-4-34-8-28-46z', '#FFFDF4') +
    circle(-22, 26, 36, '#F5B83D') +
    ellipse(-34, 14, 11, 7, '#FFE39A') +
    path('M10-70q40-60 96-30 50 34 20 90-30 40-76 24-64-30-40-84z', '#8A4A24') +
    path('M24-64q34-44 76-22 30 24 12 62-50 0-88-40z', '#B8652F') +
    path('M112-4l58 62q16-6 18 10 0 14-14 16-8 14-20 6-10-10-2-22L92 18z', '#F1E0C0') +
    line('M-150 96q40 30 84 24', '#B8652F', 12, 'stroke-linecap="round"'),
  /** Roast marrow bones, parsley salad and toast. */
  marrow: (): string =>
    each([-104, -34, 36], (x) => at(x, -10, 1, rect(-28, -110, 60, 180, '#000', 'opacity=".1" rx="26"') + rect(-32, -116, 60, 180, '#F1E4C8', 'rx="26"') + ellipse(-2, -92, 28, 22, '#DCC49A') + ellipse(-2, -92, 18, 13, '#9A5A3A') + path('M10-60q12 60 2 116h10q8-60-4-116z', '#D2B98E'))) +
    times(26, (index) => circle(104 + (index % 5) * 15 + (index % 2) * 4, -90 + Math.floor(index / 5) * 20, 11, ['#3F7A45', '#5B9A55', '#7DB56B'][index % 3] ?? '#5B9A55')) +
    path('M-130 92h104v66h-104z', '#D9A050') +
    path('M-122 98h88v52h-88z', '#F1D9A6') +
    path('M0 100l96-14 10 62-96 14z', '#D9A050') +
    path('M8 106l82-12 8 48-82 12z', '#F1D9A6') +
    times(7, (index) => circle(126 + (index % 3) * 16, 80 + Math.floor(index / 3) * 15, 4, '#fff')),
  /** Oysters on ice with lemon. */
  oysters: (): string =>
    circle(0, 0, 170, '#DCEBF0') +
    times(18, (index) => { const turn = index * 1.1; return `<g transform="translate(${Math.round(Math.cos(turn) * (40 + index * 6))} ${Math.round(Math.sin(turn) * (40 + index * 6))}) rotate(${index * 31})">${rect(-13, -13, 26, 26, '#fff', 'rx="5" opacity=".75"')}</g>`; }) +
    each([0, 60, 120, 180, 240, 300], (turn) => `<g transform="rotate(${turn}) translate(0 -104)">${path('M0-56q44 6 40 60-8 50-40 50t-40-50q-4-54 40-60z', '#7A746C')}${path('M0-46q34 6 31 48-6 42-31 42t-31-42q-3-42 31-48z', '#F4EFE6')}${path('M-20 6q0-34 22-32 22 6 18 34-6 24-22 22-18-2-18-24z', '#C9C2B0')}${ellipse(-2, 0, 9, 13, '#EFEADC')}</g>`) +
    lemon(0, 16) +
    `<g transform="rotate(180)">${lemon(0, 16)}</g>`,
  /** Tapas: tortilla, ham croquetas and prawns. */
  tapas: (): string =>
    circle(-70, -60, 84, '#B65C40') +
    circle(-70, -60, 72, '#F2C94B') +
    path('M-70-60L-24-116a72 72 0 0 1 24 44z', '#FDF8EE') +
    each([[-100, -80], [-60, -30], [-110, -34], [-76, -100]], ([x = 0, y = 0]) => circle(x, y, 8, '#D9962F', 'opacity=".7"')) +
    circle(84, -44, 74, '#2F4A5E') +
    circle(84, -44, 62, '#3E6480') +
    each([[56, -62, 20], [104, -66, -30], [78, -22, 10]], ([x = 0, y = 0, turn = 0]) => `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-28, -15, 56, 30, '#C98F45', 'rx="15"')}${rect(-22, -12, 36, 8, '#E3B068', 'rx="4"')}</g>`) +
    ellipse(0, 92, 124, 66, '#8E4A34') +
    ellipse(0, 88, 110, 54, '#C9632F') +
    each([[-66, 84, 0], [-14, 104, 40], [30, 76, -20], [72, 98, 30]], ([x = 0, y = 0, turn = 0]) => `<g transform="translate(${x} ${y}) rotate(${turn})">${line('M-22 8q0-30 26-28 22 4 18 24', '#F49A7A', 15, 'stroke-linecap="round"')}${line('M-18 2q2-20 20-20M-10 10l-6 14', '#FBD0B8', 4, 'stroke-linecap="round"')}</g>`) +
    leaf(6, 140, 60, 0.8) +
    leaf(40, 60, -30, 0.7),
  fish: (): string =>
    path('M-160-96l320-30 14 200-330 40z', '#F4EFE2') +
    line('M-140-70l300-28M-138-50l300-28M-136 90l290-34', '#C9C2B0', 4, 'stroke-dasharray="34 10 60 12"') +
    times(12, (index) => `<g transform="translate(${-112 + index * 22} ${70 + (index % 3) * 18}) rotate(${-34 + ((index * 37) % 70)})">${rect(-9, -46, 19, 92, index % 2 ? '#E9BC5E' : '#F6D584', 'rx="4"')}</g>`) +
    path('M-166-20q70-92 196-54 54 14 80 40 40-44 70-46 0 60-10 110-40-8-66-34-26 28-74 40-120 40-196-56z', '#C98738') +
    path('M-150-22q70-76 178-44 50 14 84 44-34 30-84 40-110 30-178-40z', '#E0A34A') +
    line('M-112-30q70-46 156-24M-104 2q70 30 150 4M-40-52q40 8 30 70M30-54q26 16 20 60', '#F5CE85', 8, 'stroke-linecap="round"') +
    circle(-126, 96, 34, '#fff') +
    circle(-126, 96, 26, '#9CBF6B') +
    times(6, (index) => circle(-138 + (index % 3) * 12, 90 + Math.floor(index / 3) * 12, 6, '#7FA85E')) +
    lemon(110, -90, 20),
} as const;

export type Dish = keyof typeof dishes;
