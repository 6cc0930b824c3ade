import type { Site } from '@guide/contracts/site';
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
import { isLabelled, labelStyle } from './labelStyle';
import type { Palette } from './palette';
import { styleCache } from './styleCache';

const MARGIN_PX = 3;

/** The area that a marker covers, and its name. */
export interface MarkerLabel {
  position: Coordinate;
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
 * Labels and symbols of the map and names of markers. Drawing text is slow, so it happens only while the map rests.
 * Map labels never overlap markers or their names.
 */
export function createLabels(features: DrawnFeature[], words: Site['words']) {
  const source = new VectorSource<Feature<Geometry>>({
    features: features.filter(({ drawn }) => isLabelled(drawn)),
  });
  const layer = new VectorImageLayer({ source, declutter: true, imageRatio: 1.4, zIndex: 20 });
  let markerFeatures: MarkerFeature[] = [];
  let groundLabelsShown = true;
  return {
    layer,
    paint(colours: Palette) {
      const style = labelStyle(colours, words);
      const cached = styleCache<Style>();
      layer.setStyle((feature, resolution) => {
        if ('drawn' in feature) return groundLabelsShown ? style(feature, resolution) : undefined;
        const { radius, name } = (feature as MarkerFeature).marker;
        const obstacleStyle = cached(`obstacle ${radius}`, () => obstacle(radius));
        if (!name) return obstacleStyle;
        return [obstacleStyle, cached(`name ${JSON.stringify(name)}`, () => nameStyle(name, colours))];
      });
    },
    /** Shows or hides the illustrated map's labels; tiles have their own. */
    showGroundLabels(shown: boolean) {
      groundLabelsShown = shown;
      layer.changed();
    },
    /** Replaces the markers' names, and keeps map labels away from markers. */
    setMarkers(markers: MarkerLabel[]) {
      source.removeFeatures(markerFeatures);
      markerFeatures = markers.map((marker) =>
        Object.assign(new Feature<Geometry>(new Point(marker.position)), { marker }),
      );
      source.addFeatures(markerFeatures);
    },
  };
}
