import { decodeMap, type MapFeature, type Position, type StoredMap } from '@guide/contracts/city/map';
import LineString from 'ol/geom/LineString.js';
import { groundLooks, hasLook } from '../../src/map/ground/groundLooks';
import { palette } from '../../src/map/ground/palette';
import { outline } from '../../src/map/ground/paths';
import { worldPixels } from '../../src/places/pixels';

type Bounds = [west: number, south: number, east: number, north: number];

/** Of the map as it starts (CONST-12). */
const ZOOM = 12;
/** Greatest distance between a line and the drawn one, CSS pixels, which are the picture's units. */
const TOLERANCE = 0.75;

/** Width of the widest line beyond the picture's edge. */
const MARGIN = 10;

/**
 * `images/map-ground.svg` of a city pack: the ground as the interactive map draws it at its initial zoom.
 * @param bounds - `mapGround` of the pack's `site.json`
 */
export function groundPicture(map: StoredMap, [west, south, east, north]: Bounds, dark: boolean): string {
  const toUnits = (lng: number, lat: number) => worldPixels({ lng, lat }, ZOOM);
  const [left, top] = toUnits(west, north);
  const [right, bottom] = toUnits(east, south);
  const [width, height] = [Math.round(right - left), Math.round(bottom - top)];
  const simplify = (positions: Position[]) =>
    (new LineString(positions.map(([lng, lat]) => toUnits(lng, lat))).simplify(TOLERANCE) as LineString)
      .getCoordinates()
      .map(([x, y]): Position => [Math.round(x! - left), Math.round(y! - top)]);
  const isVisible = (positions: Position[]) => {
    const across = positions.map(([x]) => x);
    const down = positions.map(([, y]) => y);
    return (
      Math.max(...across) > -MARGIN &&
      Math.min(...across) < width + MARGIN &&
      Math.max(...down) > -MARGIN &&
      Math.min(...down) < height + MARGIN
    );
  };
  /** The visible part of a line: without its ends outside the picture. */
  const withoutEnds = (positions: Position[]) => {
    const shown = positions.slice(1).map((position, index) => isVisible([positions[index]!, position]));
    return positions.slice(shown.indexOf(true), shown.lastIndexOf(true) + 2);
  };
  const inPicture = (feature: MapFeature): MapFeature[] => {
    const { geometry } = feature;
    if (geometry.type === 'Point') return [];
    const isLine = geometry.type === 'LineString';
    const positions = simplify(isLine ? geometry.coordinates : geometry.coordinates[0]);
    const shown = isLine ? withoutEnds(positions) : positions;
    if (shown.length === 0 || !isVisible(shown)) return [];
    return isLine
      ? [{ ...feature, geometry: { ...geometry, coordinates: shown } }]
      : [{ ...feature, geometry: { ...geometry, coordinates: [shown] } }];
  };
  const features = decodeMap(map);
  const colours = palette(dark);
  // A casing and its surface have the same outline.
  const ids = new Map<string, string>();
  const paths = groundLooks(colours).map((look) => {
    if (ZOOM < (look.minZoom ?? 0)) return '';
    const matching = features.filter((feature, index) => hasLook(look, feature, index));
    const data = matching
      .flatMap(inPicture)
      .map((feature) => outline(feature, (position) => position))
      .join('');
    const attributes = {
      fill: look.fill ?? 'none',
      stroke: look.stroke,
      'stroke-width': look.width && Number(look.width(ZOOM).toFixed(2)),
      'stroke-dasharray': look.dash?.join(' '),
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
