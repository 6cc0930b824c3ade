import type { Point as Position } from '@guide/contracts/place';
import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import { palette } from '../ground/palette';

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
      layer.setStyle({
        'circle-radius': 9,
        'circle-fill-color': palette(dark).position,
        'circle-stroke-color': '#ffffff',
        'circle-stroke-width': 4,
      });
    },
  };
}
