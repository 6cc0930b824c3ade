/** Format and decoder of a city pack's illustrated map, `map/map.json`. */

/** Longitude and latitude in degrees (WGS 84). */
export type Position = [lng: number, lat: number];

export type MapKind =
  | 'area'
  | 'park'
  | 'river'
  | 'lake'
  | 'canal'
  | 'rail'
  | 'road'
  | 'bridge'
  | 'station'
  | 'landmark'
  | 'riverLabel';

/** GeoJSON geometry; a polygon has one ring, closed and anticlockwise. */
export type MapGeometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Polygon'; coordinates: [Position[]] };

export interface MapFeature {
  kind: MapKind;
  name: string;
  geometry: MapGeometry;
  /** Roads: 1 major, 2 main, 3 street. Stations: 1 terminus, 2 interchange, 3 other. */
  rank?: 1 | 2 | 3;
  /** Traffic on a bridge. */
  use?: 'road' | 'foot' | 'rail';
  /** Picture of a landmark: a key of the pack's `glyphs`. */
  glyph?: string;
  /** Position of the name of an area or a park. */
  label?: Position;
}

/**
 * A stored feature. `note` depends on the kind: rank of a street, use of a bridge, glyph, position of the label, or null.
 * `shape` is delta-encoded: longitude and latitude of the first position, then the differences to the one before.
 */
export type StoredFeature = [name: string, note: null | number | string | [number, number], shape: number[]];

/** The stored map: features by kind in drawing order, coordinates in units of 1/scale of a degree. */
export interface StoredMap {
  version: 1;
  scale: number;
  /** The visible part: west, south, east, north in degrees; default: the bounding box of all features. */
  bounds?: [west: number, south: number, east: number, north: number];
  features: Partial<Record<MapKind, StoredFeature[]>>;
}

const POLYGONS: readonly MapKind[] = ['area', 'park', 'river', 'lake'];
const POINTS: readonly MapKind[] = ['station', 'landmark'];

/** Decodes a stored map. Features come in drawing order, lowest first. */
export function decodeMap(map: StoredMap): MapFeature[] {
  return (Object.entries(map.features) as [MapKind, StoredFeature[]][]).flatMap(([kind, stored]) =>
    stored.map(([name, note, shape]) => ({
      kind,
      name,
      geometry: decodeGeometry(kind, decodePositions(shape, map.scale)),
      ...decodeDetails(kind, note, map.scale),
    })),
  );
}

function decodePositions(shape: number[], scale: number): Position[] {
  let [x, y] = [0, 0];
  const positions: Position[] = [];
  for (let index = 0; index < shape.length; index += 2) {
    x += shape[index]!;
    y += shape[index + 1]!;
    positions.push([x / scale, y / scale]);
  }
  return positions;
}

function decodeGeometry(kind: MapKind, positions: Position[]): MapGeometry {
  if (POINTS.includes(kind)) return { type: 'Point', coordinates: positions[0]! };
  if (POLYGONS.includes(kind)) return { type: 'Polygon', coordinates: [[...positions, positions[0]!]] };
  return { type: 'LineString', coordinates: positions };
}

function decodeDetails(kind: MapKind, note: StoredFeature[1], scale: number): Partial<MapFeature> {
  if (note === null) return {};
  if (Array.isArray(note)) return { label: [note[0] / scale, note[1] / scale] };
  if (typeof note === 'number') return { rank: note as 1 | 2 | 3 };
  return kind === 'bridge' ? { use: note as MapFeature['use'] } : { glyph: note as string };
}
