import { decodeMap, type MapFeature, type Position, type StoredMap } from '@guide/contracts/city/map';
import LineString from 'ol/geom/LineString.js';
import { groundLooks, hasLook } from '../../src/map/ground/groundLooks';
import { palette } from '../../src/map/ground/palette';
import { pathOf } from '../../src/map/ground/paths';
import { worldPixels } from '../../src/places/pixels';

/** Of the map as it starts (CONST-12). */
const ZOOM = 12;
/** Units of the picture per CSS pixel. */
const SCALE = 1.5;
/** Greatest distance between a line and the drawn one, in units. */
const TOLERANCE = 1;

/** `images/map-ground.svg` of a city pack: the ground as the interactive map draws it at its initial zoom. */
export function groundPicture(map: StoredMap, dark: boolean): string {
  const [west, south, east, north] = map.bounds!;
  const toUnits = (lng: number, lat: number) =>
    worldPixels({ lng, lat }, ZOOM).map((px) => px * SCALE) as [number, number];
  const [left, top] = toUnits(west, north);
  const [right, bottom] = toUnits(east, south);
  const [width, height] = [Math.round(right - left), Math.round(bottom - top)];
  const simplify = (positions: Position[]) =>
    (new LineString(positions.map(([lng, lat]) => toUnits(lng, lat))).simplify(TOLERANCE) as LineString)
      .getCoordinates()
      .map(([x, y]): Position => [x! - left, y! - top]);
  const features = decodeMap(map).map((feature): MapFeature => {
    const { geometry } = feature;
    if (geometry.type === 'Point') return feature;
    if (geometry.type === 'LineString')
      return { ...feature, geometry: { ...geometry, coordinates: simplify(geometry.coordinates) } };
    return { ...feature, geometry: { ...geometry, coordinates: [simplify(geometry.coordinates[0])] } };
  });
  const colours = palette(dark);
  // A casing and its surface have the same outline.
  const ids = new Map<string, string>();
  const paths = groundLooks(colours).map((look) => {
    if (ZOOM < (look.minZoom ?? 0)) return '';
    const data = pathOf(
      features.filter((feature, index) => hasLook(look, feature, index)),
      ([x, y]) => [Math.round(x), Math.round(y)],
    );
    const attributes = {
      fill: look.fill ?? 'none',
      stroke: look.stroke,
      'stroke-width': look.width && Number((look.width(ZOOM) * SCALE).toFixed(2)),
      'stroke-dasharray': look.dash?.map((px) => px * SCALE).join(' '),
      'stroke-linecap': look.cap,
    };
    const written = Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : ` ${name}="${value}"`,
    );
    const known = ids.get(data);
    if (known) return `<use href="#${known}"${written.join('')}/>\n`;
    ids.set(data, `p${ids.size}`);
    return `<g${written.join('')}><path id="${ids.get(data)}" d="${data}"/></g>\n`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linejoin="round">
<path fill="${colours.paper}" d="M0 0h${width}v${height}H0z"/>
${paths.join('')}</svg>
`;
}
