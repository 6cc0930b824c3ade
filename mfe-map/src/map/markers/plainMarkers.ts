import type { Coordinate } from 'ol/coordinate.js';
import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorImageLayer from 'ol/layer/VectorImage.js';
import VectorSource from 'ol/source/Vector.js';
import type { Place } from '../../places/place';
import { palette } from '../ground/palette';
import { markerStyle } from './markerStyle';

const REACH_PX = 20;

interface PlainMarker {
  places: Place[];
  position: Coordinate;
}

type MarkerFeature = Feature<Point> & { places: Place[] };

export function createPlainMarkers() {
  const source = new VectorSource<MarkerFeature>();
  const layer = new VectorImageLayer({ source, imageRatio: 1.4, zIndex: 30 });
  let selected: number | null = null;

  return {
    layer,
    show(markers: PlainMarker[], selectedId: number | null) {
      selected = selectedId;
      source.clear(true);
      source.addFeatures(
        markers.map(({ places, position }) => Object.assign(new Feature(new Point(position)), { places })),
      );
    },
    paint(dark: boolean) {
      const style = markerStyle(palette(dark));
      layer.setStyle((feature) => {
        const { places } = feature as MarkerFeature;
        return style(
          places,
          places.some(({ id }) => id === selected),
        );
      });
    },
    /**
     * Places of the nearest marker at a point. OpenLayers' hit detection is slower, because it reads pixels back.
     * @param resolution - resolution in metres per pixel
     */
    placesAt([x, y]: Coordinate, resolution: number): Place[] {
      const reach = REACH_PX * resolution;
      const near = source.getFeaturesInExtent([x! - reach, y! - reach, x! + reach, y! + reach]);
      const distance = (feature: Feature<Point>) => {
        const [east, north] = feature.getGeometry()!.getCoordinates();
        return Math.hypot(east! - x!, north! - y!);
      };
      const [nearest] = near.sort((a, b) => distance(a) - distance(b));
      return nearest && distance(nearest) <= reach ? nearest.places : [];
    },
  };
}
