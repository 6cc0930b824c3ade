/** The peer of the guide's map: OpenLayers as its examples show it, with the same places in clusters and no ground. */
import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import OlMap from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import Cluster from 'ol/source/Cluster.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import View from 'ol/View.js';

const { positions, center } = window as unknown as {
  positions: [number, number][];
  center: [number, number];
};
const styles = new Map<number, Style>();
const styleOf = (count: number) =>
  new Style({
    image: new CircleStyle({
      radius: 14,
      stroke: new Stroke({ color: '#fff' }),
      fill: new Fill({ color: '#3399cc' }),
    }),
    text: new Text({ text: String(count), fill: new Fill({ color: '#fff' }) }),
  });
const source = new VectorSource({ features: positions.map((at) => new Feature(new Point(fromLonLat(at)))) });
const map = new OlMap({
  target: 'map',
  view: new View({ center: fromLonLat(center), zoom: 12 }),
  layers: [
    new VectorLayer({
      source: new Cluster({ source, distance: 36, minDistance: 28 }),
      style(feature) {
        const count = feature.get('features').length;
        if (!styles.has(count)) styles.set(count, styleOf(count));
        return styles.get(count);
      },
    }),
  ],
});
map.once('rendercomplete', () => document.body.setAttribute('data-map', 'ready'));
