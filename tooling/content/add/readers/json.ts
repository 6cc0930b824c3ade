/** GeoJSON, Overpass JSON and the places that Google Takeout saves. */
import pointOnFeature from '@turf/point-on-feature';
import { printParseErrorCode, visit } from 'jsonc-parser';
import { tagsOf, withKeys } from '../columns';
import {
  type Entry,
  FileFault,
  OPENSTREETMAP,
  osmId,
  type ReadFile,
  type ReadOptions,
  type Source,
  type Tags,
} from '../entries';

const SYNTAX: Record<string, string> = {
  PropertyNameExpected: 'has a comma too many, or a name without double quotes',
  ValueExpected: 'has a comma too many, or a value is missing',
  CommaExpected: 'lacks a comma',
  ColonExpected: 'lacks a colon',
  UnexpectedEndOfString: 'has a text without its closing quote',
  EndOfFileExpected: 'continues after its end',
};
const LISTS = ['features', 'elements'];

type Json = Record<string, unknown>;
type Geometry = Extract<Parameters<typeof pointOnFeature>[0], { coordinates: unknown }>;

/** Lines of the entries of `features` or `elements`. @throws {FileFault} with the line of the first fault */
function linesOf({ file, text }: Source): number[] {
  const lines: number[] = [];
  const open: number[] = [];
  let closed = 1;
  const begin = (line: number) => {
    open.push(line + 1);
  };
  const end = () => {
    closed = open.pop() ?? closed;
  };
  const fault = (line: number, what: string) => new FileFault(`${file} line ${line} ${what}.`);
  visit(text, {
    onObjectBegin: (_offset, _length, line, _character, pathOf) => {
      begin(line);
      if (open.length !== 3) return;
      const [list, index] = pathOf();
      if (LISTS.includes(String(list)) && typeof index === 'number') lines.push(line + 1);
    },
    onArrayBegin: (_offset, _length, line) => begin(line),
    onObjectEnd: end,
    onArrayEnd: end,
    onError: (error, _offset, _length, line) => {
      const code = printParseErrorCode(error);
      // The end is told before the error.
      if (code.startsWith('Close')) throw fault(closed, 'opens a bracket that is never closed');
      throw fault(line + 1, SYNTAX[code] ?? 'is not valid JSON');
    },
  });
  return lines;
}

function parse(source: Source): { content: Json; at: (index: number) => string } {
  let content: unknown;
  try {
    content = JSON.parse(source.text);
  } catch (error) {
    linesOf(source);
    throw new FileFault(`${source.file} is not valid JSON: ${(error as Error).message}.`);
  }
  if (typeof content !== 'object' || content === null)
    throw new FileFault(`${source.file} line 1 is neither GeoJSON nor Overpass JSON.`);
  const lines = linesOf(source);
  const at = (index: number) => {
    const line = lines[index];
    return line === undefined || line === lines[index - 1] || line === lines[index + 1]
      ? `entry ${index + 1}`
      : `line ${line}`;
  };
  return { content: content as Json, at };
}

/** @throws {FileFault} */
export function readJson(source: Source, options: ReadOptions): ReadFile {
  const { content, at } = parse(source);
  if (Array.isArray(content.elements)) return readOverpass(content.elements, at);
  const features = content.type === 'Feature' ? [content] : content.features;
  if (!Array.isArray(features))
    throw new FileFault(
      `${source.file} line 1 has neither "features" (GeoJSON) nor "elements" (Overpass JSON).`,
    );
  checkSystem(source.file, content.crs);
  const prefix = `geojson/${options.source}`;
  const entries = features.map((feature: Json, index) => {
    return featureEntry(feature ?? {}, at(index), prefix);
  });
  const isOsm = entries.some(({ id }) => id?.startsWith('osm/'));
  return { entries, notes: [], prefix, ...(isOsm && { credit: OPENSTREETMAP, creditOf: 'data' }) };
}

/** @throws {FileFault} for coordinates that are not degrees of WGS 84 */
function checkSystem(file: string, crs: unknown): void {
  const name = (crs as { properties?: { name?: unknown } } | undefined)?.properties?.name;
  if (typeof name === 'string' && !/CRS84$|4326$/.test(name))
    throw new FileFault(`${file} has coordinates of ${name}. Export it in WGS 84 (EPSG:4326).`);
}

/** An entry of a GeoJSON feature; KML and GPX come as features too. */
export function featureEntry(feature: Json, at: string, prefix: string): Entry {
  const properties = (feature.properties ?? {}) as Json;
  const inner = properties.tags;
  const raw = tagsOf(typeof inner === 'object' && inner !== null ? (inner as Json) : properties);
  const osm = osmId(feature.id) ?? osmId(properties['@id']) ?? osmId(properties.id);
  const takeout = takeoutOf(properties);
  const tags = osm ? raw : withKeys({ ...raw, ...takeout?.tags });
  const doubts: string[] = [];
  const entry: Entry = { at, name: tags.name ?? '', tags, doubts };
  if (osm) Object.assign(entry, osm);
  else if (takeout) entry.id = takeout.id;
  else if (feature.id !== undefined || tags.id) entry.id = `${prefix}/${feature.id ?? tags.id}`;
  // OpenStreetMap's "description" is for mappers as often as for visitors.
  if (!osm && tags.text) entry.text = tags.text;
  if (!osm && tags.kind) entry.kind = tags.kind;
  const located = locate(feature.geometry as Geometry | null | undefined);
  if (located.point) entry.point = located.point;
  if (located.leftOut) entry.leftOut = located.leftOut;
  if (located.doubt) doubts.push(located.doubt);
  return entry;
}

/** A point of any geometry. */
function locate(geometry: Geometry | null | undefined): {
  point?: [number, number];
  doubt?: string;
  leftOut?: string;
} {
  if (!geometry) return {};
  try {
    if (geometry.type === 'Point') return ofPoint(geometry.coordinates);
    const [lng, lat] = pointOnFeature(geometry).geometry.coordinates;
    const shape = geometry.type.replace('Multi', '').toLowerCase();
    const name = shape === 'polygon' ? 'an area' : shape === 'linestring' ? 'a line' : 'several points';
    return { point: [lng!, lat!], doubt: `it is ${name}; a point of it was taken` };
  } catch {
    return { leftOut: 'its coordinates cannot be read' };
  }
}

function ofPoint(coordinates: unknown[]): ReturnType<typeof locate> {
  const numbers = coordinates.map((value) => (typeof value === 'number' ? value : Number.NaN));
  if (numbers.length === 4 && numbers.every(Number.isInteger))
    return { leftOut: 'its coordinates have decimal commas; JSON needs decimal points' };
  // Takeout has [0, 0] for unknown positions.
  if (numbers[0] === 0 && numbers[1] === 0) return {};
  return { point: [numbers[0] ?? Number.NaN, numbers[1] ?? Number.NaN] };
}

/** What Google Takeout calls a saved place, in its old and new form. */
function takeoutOf(properties: Json): { id: string; tags: Tags } | null {
  const url = properties.google_maps_url ?? properties['Google Maps URL'];
  if (typeof url !== 'string') return null;
  const location = (properties.location ?? properties.Location ?? {}) as Json;
  const name = location.name ?? location['Business Name'] ?? properties.Title;
  const tags = tagsOf({ name, address: location.address ?? location.Address });
  return { id: `google/${googleId(url) ?? tags.name}`, tags };
}

/** The number of a place in an address of Google Maps. */
export const googleId = (url: string): string | undefined =>
  /[?&]cid=(\d+)/.exec(url)?.[1] ?? /!1s(0x[0-9a-f]+:0x[0-9a-f]+)/i.exec(url)?.[1];

interface Element extends Json {
  type?: unknown;
  id?: unknown;
}

function readOverpass(elements: Element[], at: (index: number) => string): ReadFile {
  const nodes = new Map<unknown, [number, number]>();
  for (const { type, id, lat, lon } of elements)
    if (type === 'node') nodes.set(id, [Number(lon), Number(lat)]);
  const entries: Entry[] = [];
  elements.forEach((element, index) => {
    const tags = tagsOf((element.tags ?? {}) as Json);
    // Nodes of ways have no tags of their own.
    if (Object.keys(tags).length === 0) return;
    const doubts: string[] = [];
    const entry: Entry = {
      at: at(index),
      name: tags.name ?? '',
      tags,
      doubts,
      ...osmId(`${element.type}/${element.id}`),
    };
    const located = locateElement(element, nodes);
    if (located.point) entry.point = located.point;
    if (located.leftOut) entry.leftOut = located.leftOut;
    if (located.doubt) doubts.push(located.doubt);
    entries.push(entry);
  });
  return { entries, notes: [], prefix: 'osm', credit: OPENSTREETMAP, creditOf: 'data' };
}

type Positions = { lat: number; lon: number }[];

/** A node's position, a way's centre or a point of its line, the middle of a relation. */
function locateElement(
  element: Element,
  nodes: ReadonlyMap<unknown, [number, number]>,
): ReturnType<typeof locate> {
  if (element.type === 'node') return { point: nodes.get(element.id)! };
  const doubt = 'it is an area or line; a point of it was taken';
  const center = element.center as { lat: number; lon: number } | undefined;
  if (center) return { point: [center.lon, center.lat], doubt };
  const line =
    (element.geometry as Positions | undefined)?.filter(Boolean).map(({ lat, lon }) => [lon, lat]) ??
    ((element.nodes as unknown[] | undefined) ?? [])
      .map((id) => nodes.get(id))
      .filter((node) => node !== undefined);
  if (line.length > 3 && String(line[0]) === String(line.at(-1)))
    return { ...locate({ type: 'Polygon', coordinates: [line] }), doubt };
  if (line.length > 1) return { ...locate({ type: 'LineString', coordinates: line }), doubt };
  const bounds = element.bounds as Record<'minlat' | 'maxlat' | 'minlon' | 'maxlon', number> | undefined;
  if (bounds)
    return { point: [(bounds.minlon + bounds.maxlon) / 2, (bounds.minlat + bounds.maxlat) / 2], doubt };
  return { leftOut: 'it has no position; export it with "out center"' };
}
