/** `map/<slug>.map.json` of a city pack: the format of the illustrated map, and its reader. */

/** Longitude and latitude in degrees (WGS 84). */
export type Position = [lng: number, lat: number];

/** What a feature is. */
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

/** GeoJSON geometry; the only ring of a polygon is closed and runs anticlockwise. */
export type MapGeometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Polygon'; coordinates: [Position[]] };

/** One thing on the illustrated map. */
export interface MapFeature {
  kind: MapKind;
  name: string;
  geometry: MapGeometry;
  /** Roads: 1 major, 2 main, 3 street. Stations: 1 terminus, 2 interchange, 3 other. */
  rank?: 1 | 2 | 3;
  /** What goes over a bridge. */
  use?: 'road' | 'foot' | 'rail';
  /** The picture of a landmark, a key of the pack's `glyphs`. */
  glyph?: string;
  /** Where the name of an area or a park stands. */
  label?: Position;
}

/** A feature as stored: name, note (rank, use, glyph id, label or null), flat offsets (`cities/london/map/README.md`). */
export type StoredFeature = [name: string, note: null | number | string | [number, number], shape: number[]];

/** The file: features by kind, in drawing order, coordinates in units of 1/scale of a degree. */
export interface StoredMap {
  version: 1;
  scale: number;
  /**
   * West, south, east, north in degrees: inside, everything is drawn, and a map shows nothing outside. Without it, the
   * smallest box around all features.
   */
  bounds?: [west: number, south: number, east: number, north: number];
  features: Partial<Record<MapKind, StoredFeature[]>>;
}

const POLYGONS: readonly MapKind[] = ['area', 'park', 'river', 'lake'];
const POINTS: readonly MapKind[] = ['station', 'landmark'];

/** The features of a stored map, in drawing order: what comes first lies lowest. */
export function decodeMap(map: StoredMap): MapFeature[] {
  return (Object.entries(map.features) as [MapKind, StoredFeature[]][]).flatMap(([kind, stored]) =>
    stored.map(([name, note, shape]) => ({
      kind,
      name,
      geometry: geometry(kind, positions(shape, map.scale)),
      ...details(kind, note, map.scale),
    })),
  );
}

function positions(shape: number[], scale: number): Position[] {
  let [x, y] = [0, 0];
  const places: Position[] = [];
  for (let index = 0; index < shape.length; index += 2) {
    x += shape[index]!;
    y += shape[index + 1]!;
    places.push([x / scale, y / scale]);
  }
  return places;
}

function geometry(kind: MapKind, places: Position[]): MapGeometry {
  if (POINTS.includes(kind)) return { type: 'Point', coordinates: places[0]! };
  if (POLYGONS.includes(kind)) return { type: 'Polygon', coordinates: [[...places, places[0]!]] };
  return { type: 'LineString', coordinates: places };
}

function details(kind: MapKind, note: StoredFeature[1], scale: number): Partial<MapFeature> {
  if (note === null) return {};
  if (Array.isArray(note)) return { label: [note[0] / scale, note[1] / scale] };
  if (typeof note === 'number') return { rank: note as 1 | 2 | 3 };
  return kind === 'bridge' ? { use: note as MapFeature['use'] } : { glyph: note as string };
}
