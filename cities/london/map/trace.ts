import { nodes } from './nodes';

/** Longitude and latitude in degrees (WGS 84), the order of GeoJSON. */
export type Position = [lng: number, lat: number];

const COORDINATES = /^(-?\d+\.\d+),(-?\d+\.\d+)$/;

/**
 * Reads a line written by hand: places as `latitude,longitude` in degrees (the order in which places are
 * published), or the names of shared nodes, apart by white space. The rest of a line after `#` is a remark.
 * @throws Error when a word is neither a place nor a node.
 */
export function trace(text: string): Position[] {
  return text
    .replace(/#.*$/gm, '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => place(word));
}

function place(word: string): Position {
  const written = COORDINATES.exec(word) ?? COORDINATES.exec(nodes[word] ?? '');
  if (!written) throw new Error(`Not a place and not a node: ${word}`);
  return [Number(written[2]), Number(written[1])];
}
