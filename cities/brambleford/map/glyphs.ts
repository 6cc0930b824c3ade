/** Small pictures of landmarks and the sign of a stop: path data in a box of 24 by 24 units, even-odd. */
export const glyphs = {
  ferry: 'M2 14h20l-3 6H5zM7 8h10v4H7zM9 9.5v1.5h2V9.5zM13 9.5v1.5h2V9.5zM11.4 3h1.2v4h-1.2z',
  station:
    'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM7 7v3h10V7zM11 10v7h2v-7z',
  tower: 'M8 21V9h8v12zM7 9V6h1.5v1.5H11V6h2v1.5h2.5V6H17v3zM11 12v3h2v-3z',
} as const;
