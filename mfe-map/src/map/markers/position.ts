import type { Point as Position } from '@guide/contracts/place';
import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { palette } from '../ground/palette';

/** The visitor's own position as a dot; it never leaves the browser. */
export function createPosition() {
  const source = new VectorSource();
  const layer = new VectorLayer({ source, zIndex: 31 });
  return {
    layer,
    set(position: Position | null) {
      source.clear();
      if (position) source.addFeature(new Feature(new Point(fromLonLat([position.lng, position.lat]))));
    },
    paint(dark: boolean) {
      const colours = palette(dark);
      layer.setStyle(
        new Style({
          image: new CircleStyle({
            radius: 9,
            fill: new Fill({ color: colours.position }),
            stroke: new Stroke({ color: '#ffffff', width: 4 }),
          }),
        }),
      );
    },
  };
}
