import type { Coordinate } from 'ol/coordinate.js';
import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorImageLayer from 'ol/layer/VectorImage.js';
import VectorSource from 'ol/source/Vector.js';
import type { Place } from '../../places/place';
import { palette } from '../ground/palette';
import { markerStyle } from './markerStyle';

/** A press this near meets a marker, pixels: a finger is wider than its dot. */
const REACH_PX = 20;

/** A marker of places without a rank, and where it is drawn. */
interface PlainMarker {
  places: Place[];
  position: Coordinate;
}

type MarkerFeature = Feature<Point> & { places: Place[] };

/** The places without a rank on the canvas: a dot each, a ring with their number for a group. */
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
     * The places of the nearest marker at a point; none where there is no marker. Asking the canvas instead would read
     * all of it back.
     * @param resolution metres of the projection per pixel
     */
    at([x, y]: Coordinate, resolution: number): Place[] {
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
