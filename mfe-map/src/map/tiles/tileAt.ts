/** The tile around a point at a zoom, in the numbering of public tile servers. */
export function tileAt([lng, lat]: [number, number], z: number): [number, number, number] {
  const size = 2 ** z;
  const angle = (lat * Math.PI) / 180;
  const x = Math.floor(((lng + 180) / 360) * size);
  const y = Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * size);
  return [z, x, y];
}
