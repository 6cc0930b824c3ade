import { buffer, createEmpty, type Extent, extend, isEmpty } from 'ol/extent.js';
import Feature from 'ol/Feature.js';
import type Geometry from 'ol/geom/Geometry.js';
import Polygon from 'ol/geom/Polygon.js';
import Fill from 'ol/style/Fill.js';
import Style from 'ol/style/Style.js';
import type { Palette } from './palette';

/** How many veils lie over the edge, and how far each reaches further in, metres of the projection. */
const VEILS = 16;
const STEP = 130;
/** Opacity of one veil, in hexadecimal; all of them hide what is below. */
const OPACITY = '38';
/** Above all that is drawn on the ground. */
const ABOVE_ALL = 10;
/** The drawing's corners are round. */
const CORNER = 2500;
/** Degrees between two points of a corner. */
const BEND = 15;
/** Far enough outside for every view. */
const OUTSIDE = 400_000;

const rectangle = ([west, south, east, north]: Extent) => [
  [west!, south!],
  [east!, south!],
  [east!, north!],
  [west!, north!],
  [west!, south!],
];

/** The extent with round corners, clockwise: a hole. */
function rounded([west, south, east, north]: Extent): number[][] {
  const corners = [
    [east! - CORNER, north! - CORNER, 0],
    [west! + CORNER, north! - CORNER, 90],
    [west! + CORNER, south! + CORNER, 180],
    [east! - CORNER, south! + CORNER, 270],
  ] as const;
  const ring = corners.flatMap(([x, y, from]) =>
    Array.from({ length: 90 / BEND + 1 }, (_, step) => {
      const angle = ((from + step * BEND) * Math.PI) / 180;
      return [x + CORNER * Math.cos(angle), y + CORNER * Math.sin(angle)];
    }),
  );
  return [...ring, ring[0]!].reverse();
}

/** Veils of paper that let the drawing end softly instead of being cut off. */
export function edgeFeatures(features: Feature<Geometry>[]): Feature<Geometry>[] {
  const drawn = createEmpty();
  for (const feature of features) extend(drawn, feature.getGeometry()!.getExtent());
  if (isEmpty(drawn)) return [];
  const outer = rectangle(buffer(drawn, OUTSIDE));
  return Array.from(
    { length: VEILS },
    (_, veil) => new Feature(new Polygon([outer, rounded(buffer(drawn, -veil * STEP))])),
  );
}

export const edgeStyle = (colours: Palette): Style =>
  new Style({ zIndex: ABOVE_ALL, fill: new Fill({ color: `${colours.paper}${OPACITY}` }) });
