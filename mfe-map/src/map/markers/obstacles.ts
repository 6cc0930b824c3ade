import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Style from 'ol/style/Style.js';
import type { Place } from '../../places/place';

/** Radius that a numbered button covers, pixels. */
const COVERED = 19;

/** Where buttons lie above the canvas, no name may be written: they would hide it. */
export function createObstacles() {
  const source = new VectorSource();
  const layer = new VectorLayer({
    source,
    declutter: true,
    zIndex: 40,
    style: new Style({
      image: new CircleStyle({
        radius: COVERED,
        fill: new Fill({ color: 'rgba(0,0,0,0.004)' }),
        declutterMode: 'obstacle',
      }),
    }),
  });
  return {
    layer,
    setPlaces(places: Place[]) {
      source.clear(true);
      source.addFeatures(places.map(({ lng, lat }) => new Feature(new Point(fromLonLat([lng, lat])))));
    },
  };
}
