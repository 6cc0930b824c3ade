const METRES_PER_PIXEL_AT_ZOOM_0 = 156_543.033_928_041;

/** Zoom of a resolution in metres per pixel, rounded to 0.25, to reuse cached styles. */
export const zoomOf = (resolution: number): number =>
  Math.round(Math.log2(METRES_PER_PIXEL_AT_ZOOM_0 / resolution) * 4) / 4;

export function widthAt(zoom: number, from: number, to: number): number {
  const progress = Math.max(0, Math.min(1, (zoom - 11) / 6));
  return from * (to / from) ** progress;
}
