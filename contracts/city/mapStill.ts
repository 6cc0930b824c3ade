/** Geometry of the city pack's static map picture, `images/map-still.svg`, and of its dark version. */
export interface MapStill {
  /** West, south, east, north in degrees; the projection is linear in degrees. */
  bounds: [west: number, south: number, east: number, north: number];
  /** Width and height in SVG units. */
  size: [width: number, height: number];
}

/** The position of a place in the picture: SVG units from the left and from the top. */
export const positionInStill = (
  { bounds: [west, south, east, north], size: [width, height] }: MapStill,
  lng: number,
  lat: number,
): [x: number, y: number] => [
  ((lng - west) / (east - west)) * width,
  ((north - lat) / (north - south)) * height,
];
