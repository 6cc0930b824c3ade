/** Metres per pixel of zoom 0 in Web Mercator. */
const METRES_PER_PIXEL_AT_ZOOM_0 = 156_543.033_928_041;

/** The zoom of a resolution (metres per pixel), to the quarter: styles are made once per step. */
export const zoomOf = (resolution: number): number =>
  Math.round(Math.log2(METRES_PER_PIXEL_AT_ZOOM_0 / resolution) * 4) / 4;

/** A width in pixels that grows evenly from zoom 11 to zoom 17. */
export function widthAt(zoom: number, from: number, to: number): number {
  const way = Math.max(0, Math.min(1, (zoom - 11) / 6));
  return from * (to / from) ** way;
}
