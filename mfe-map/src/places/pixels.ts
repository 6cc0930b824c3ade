import type { Point } from '@guide/contracts/place';

const TILE_PX = 256;

/** Position in the world in CSS pixels, from the west and from the north (Web Mercator, as OpenLayers' views). */
export function worldPixels({ lng, lat }: Point, zoom: number): [x: number, y: number] {
  const world = TILE_PX * 2 ** zoom;
  const north = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI);
  return [world * (lng / 360 + 0.5), world * (0.5 - north)];
}
