/** Widths of an area's picture, whatever the pixel density (CONST-13, D-87). */
export const AREA_WIDTHS = [800] as const;
