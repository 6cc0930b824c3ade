import type { Coordinate } from 'ol/coordinate.js';
import Feature from 'ol/Feature.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { AreaShape } from '../../places/areaShape';
import type { DrawnFeature } from '../ground/features';
import { palette } from '../ground/palette';

/** Outlines of neighbourhoods, visible on hover or when chosen. Illustrated outlines override computed ones. */
export function createAreaLayer(illustrated: DrawnFeature[]) {
  const source = new VectorSource<Feature<Polygon>>();
  const layer = new VectorLayer({ source, zIndex: 6 });
  let hovered: string | null = null;
  let chosen: string | null = null;

  const add = (name: string, shape: Polygon) => source.addFeature(new Feature({ geometry: shape, name }));
  for (const feature of illustrated) add(feature.drawn.name, feature.getGeometry() as Polygon);
  const findFeature = (name: string) => source.getFeatures().find((feature) => feature.get('name') === name);

  return {
    layer,
    setShapes(shapes: AreaShape[]) {
      for (const { name, ring } of shapes) {
        if (!findFeature(name)) add(name, new Polygon([[...ring, ring[0]!].map((at) => fromLonLat(at))]));
      }
    },
    paint(dark: boolean) {
      const colours = palette(dark);
      const style = new Style({
        fill: new Fill({ color: colours.chosen }),
        stroke: new Stroke({ color: colours.chosenEdge, width: 2, lineDash: [6, 5] }),
      });
      layer.setStyle((feature) => {
        const name = feature.get('name');
        return name === hovered || name === chosen ? style : undefined;
      });
    },
    hover(name: string | null) {
      if (name === hovered) return;
      hovered = name;
      layer.changed();
    },
    choose(name: string | null): Polygon | null {
      chosen = name;
      layer.changed();
      return (name && findFeature(name)?.getGeometry()) || null;
    },
    nameAt(at: Coordinate): string | null {
      const features = source.getFeaturesAtCoordinate(at);
      const [smallest] = features.sort((a, b) => a.getGeometry()!.getArea() - b.getGeometry()!.getArea());
      return smallest?.get('name') ?? null;
    },
  };
}
