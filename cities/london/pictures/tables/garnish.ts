import { line, path } from '../kit/svg';

/** A leaf of herb. */
export const leaf = (x: number, y: number, turn: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${path('M0 0q18-26 0-58-18 32 0 58z', '#4F8A4E')}${line('M0-4v-44', '#86B878', 3)}</g>`;

/** Half a slice of lemon. */
export const lemon = (x: number, y: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-42 0a42 42 0 0 1 84 0z', '#F2D34B')}${path('M-34-3a34 34 0 0 1 68 0z', '#FBE98A')}${line('M0-4v-28M-3-4l-22-18M3-4l22-18', '#F2D34B', 4)}</g>`;
