import type { Coordinate } from 'ol/coordinate.js';
import Feature from 'ol/Feature.js';
import type Geometry from 'ol/geom/Geometry.js';
import Point from 'ol/geom/Point.js';
import VectorImageLayer from 'ol/layer/VectorImage.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Style from 'ol/style/Style.js';
import { nameStyle } from '../markers/nameStyle';
import type { Name } from '../markers/placeNames';
import type { DrawnFeature } from './features';
import { labelStyle } from './labelStyle';
import type { Palette } from './palette';
import { styleCache } from './styleCache';

const LABELLED = new Set([
  'area',
  'park',
  'lake',
  'riverLabel',
  'canal',
  'road',
  'bridge',
  'station',
  'landmark',
]);

/** Free room around a marker, pixels. */
const MARGIN_PX = 3;

/** A marker as far as letters are concerned: what it covers, and the name beside it. */
export interface MarkerLabel {
  position: Coordinate;
  /** Pixels. */
  radius: number;
  name: Name | undefined;
}

type MarkerFeature = Feature<Geometry> & { marker: MarkerLabel };

const obstacle = (radius: number) =>
  new Style({
    zIndex: 1000,
    image: new CircleStyle({
      radius: radius + MARGIN_PX,
      fill: new Fill({ color: 'rgba(0,0,0,0.004)' }),
      declutterMode: 'obstacle',
    }),
  });

/**
 * Names and symbols. They are written when the map has come to rest: while it moves they are a picture, as letters
 * cost more than all else. Nothing of the ground is written under a marker or under its name.
 */
export function createLabels(features: DrawnFeature[]) {
  const source = new VectorSource<Feature<Geometry>>({
    features: features.filter(({ drawn }) => LABELLED.has(drawn.kind)),
  });
  const layer = new VectorImageLayer({ source, declutter: true, imageRatio: 1.4, zIndex: 20 });
  let marked: MarkerFeature[] = [];
  let groundNamed = true;
  return {
    layer,
    paint(colours: Palette) {
      const style = labelStyle(colours);
      const once = styleCache<Style>();
      layer.setStyle((feature, resolution) => {
        if ('drawn' in feature) return groundNamed ? style(feature, resolution) : undefined;
        const { radius, name } = (feature as MarkerFeature).marker;
        const covered = once(`covered ${radius}`, () => obstacle(radius));
        if (!name) return covered;
        return [covered, once(`name ${JSON.stringify(name)}`, () => nameStyle(name, colours))];
      });
    },
    /** Whether streets, areas and symbols are named; where tiles name them, only the markers are. */
    nameGround(named: boolean) {
      groundNamed = named;
      layer.changed();
    },
    /** Names the markers, and keeps the ground below them free of letters; those of before no longer count. */
    setMarkers(markers: MarkerLabel[]) {
      source.removeFeatures(marked);
      marked = markers.map((marker) =>
        Object.assign(new Feature<Geometry>(new Point(marker.position)), { marker }),
      );
      source.addFeatures(marked);
    },
  };
}
