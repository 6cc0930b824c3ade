/** Where the city pack's picture of its map lies: `images/map-still.svg`, and the same by night. */
export interface MapStill {
  /** West, south, east, north in degrees. Degrees are of one size all over the picture. */
  bounds: [west: number, south: number, east: number, north: number];
  /** Width and height in the picture's own units. */
  size: [width: number, height: number];
}

/** Where a place falls in the picture, in its units from the left and from the top. */
export const placeInStill = (
  { bounds: [west, south, east, north], size: [width, height] }: MapStill,
  lng: number,
  lat: number,
): [x: number, y: number] => [
  ((lng - west) / (east - west)) * width,
  ((north - lat) / (north - south)) * height,
];
