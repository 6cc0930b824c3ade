import type { Coordinate } from 'ol/coordinate.js';
import { boundingExtent } from 'ol/extent.js';
import Feature, { type FeatureLike } from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorImageLayer from 'ol/layer/VectorImage.js';
import type OlMap from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import Cluster from 'ol/source/Cluster.js';
import VectorSource from 'ol/source/Vector.js';
import type { Place } from '../../places/place';
import { palette } from '../ground/palette';
import { markerStyle } from './markerStyle';

/** Markers closer than this are one, pixels; and how far apart such groups keep. */
const DISTANCE = 36;
const APART = 28;
/** A press this near meets a marker, pixels: a finger is wider than its dot. */
const REACH = 20;
/** Places this near each other part at no zoom. */
const CLOSEST = 18;

const members = (feature: FeatureLike): PlaceFeature[] => feature.get('features') ?? [];

type PlaceFeature = Feature<Point> & { place: Place };

interface Options {
  /** Of the map's own movements, milliseconds. */
  duration: number;
  /** Where markers stand, whenever they are grouped anew. */
  onGrouped(at: Coordinate[]): void;
}

/** The places without a rank: plain markers, one for several where they are dense. */
export function createPlainMarkers(map: OlMap, { duration, onGrouped }: Options) {
  const points = new VectorSource<PlaceFeature>();
  const source = new Cluster<PlaceFeature>({ source: points, distance: DISTANCE, minDistance: APART });
  const layer = new VectorImageLayer({ source, imageRatio: 1.4, zIndex: 30 });
  let selected: number | null = null;

  source.on('change', () =>
    onGrouped(source.getFeatures().map((marker) => (marker.getGeometry() as Point).getCoordinates())),
  );

  /** The places of the nearest marker at a pixel. Asking the canvas instead would read all of it back. */
  function at(pixel: number[]): PlaceFeature[] {
    const [x, y] = map.getCoordinateFromPixel(pixel) as [number, number];
    const reach = REACH * map.getView().getResolution()!;
    const near = source.getFeaturesInExtent([x - reach, y - reach, x + reach, y + reach]);
    const distance = (feature: Feature) => {
      const [east, north] = (feature.getGeometry() as Point).getCoordinates() as [number, number];
      return Math.hypot(east - x, north - y);
    };
    const [nearest] = near.sort((a, b) => distance(a) - distance(b));
    return nearest && distance(nearest) <= reach ? members(nearest) : [];
  }

  return {
    layer,
    setPlaces(places: Place[]) {
      points.clear(true);
      points.addFeatures(
        places.map((place) =>
          Object.assign(new Feature(new Point(fromLonLat([place.lng, place.lat]))), { place }),
        ),
      );
    },
    select(id: number | null) {
      selected = id;
      layer.changed();
    },
    paint(dark: boolean) {
      const style = markerStyle(palette(dark));
      layer.setStyle((feature) => {
        const places = members(feature).map(({ place }) => place);
        return style(
          places,
          places.some(({ id }) => id === selected),
        );
      });
    },
    /** What the marker at a pixel stands for: "The Lamb", "4 places", or null. */
    nameAt(pixel: number[]): string | null {
      const here = at(pixel);
      return here.length > 1 ? `${here.length} places` : (here[0]?.place.name ?? null);
    },
    /**
     * Follows a press: the place of a single marker; a group opens instead.
     * @returns the place's id, or null
     */
    press(pixel: number[]): number | null {
      const here = at(pixel);
      const view = map.getView();
      if (here.length > 1 && (view.getZoom() ?? 0) < CLOSEST) {
        const extent = boundingExtent(here.map((feature) => feature.getGeometry()!.getCoordinates()));
        view.fit(extent, { padding: [60, 60, 60, 60], maxZoom: CLOSEST, duration });
        return null;
      }
      return here[0]?.place.id ?? null;
    },
  };
}
