import type { Site } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import type { Coordinate } from 'ol/coordinate.js';
import { boundingExtent } from 'ol/extent.js';
import type OlMap from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import type { Place } from '../../places/place';
import { rankOf } from '../../places/rank';
import type { MarkerLabel } from '../ground/labels';
import { DRAWN_MAX_ZOOM } from '../view';
import { arrangeMarkers, type Marker, placePoint } from './arrange';
import { NAME_FONT } from './nameStyle';
import { type Name, placeNames, type Surroundings } from './placeNames';
import { createPlainMarkers } from './plainMarkers';
import { createRankMarkers } from './rankMarkers';

const GROUP_PADDING_PX = [60, 60, 60, 60];

interface Options {
  className: string;
  words: Site['words'];
  durationMs: number;
  onSelect(id: number): void;
  onArranged(labels: MarkerLabel[]): void;
  /** Controls on top of the map, in screen pixels. */
  coveredBoxes(): DOMRect[];
}

function createTextMeasure(): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = NAME_FONT;
  return (text) => context.measureText(text).width;
}

/** All markers of a map; they are arranged again after every zoom. */
export function createMarkers(
  map: OlMap,
  { className, words, durationMs, onSelect, onArranged, coveredBoxes }: Options,
) {
  const ranked = createRankMarkers(map, { className, words, onSelect });
  const plain = createPlainMarkers();
  const view = map.getView();
  const widthOf = createTextMeasure();
  let places = new Map<number, Place>();
  let selected: number | null = null;
  let selectedNamed = true;
  let positions = new Map<number, Coordinate>();
  let arrangedResolution: number | undefined;
  let markers: Marker[] = [];
  let namesKey = '';

  function arrange() {
    const resolution = view.getResolution()!;
    arrangedResolution = resolution;
    // At the maximum zoom there are no groups.
    const separate = view.getZoom()! >= DRAWN_MAX_ZOOM;
    const points = [...places.values()].map((place) => {
      const [east, north] = fromLonLat([place.lng, place.lat]);
      const ungrouped = separate || place.id === selected;
      return placePoint(place, [east! / resolution, -north! / resolution], ungrouped);
    });
    markers = arrangeMarkers(points);
    const position = positionOn(resolution);
    positions = new Map(markers.flatMap((marker) => marker.ids.map((id) => [id, position(marker)])));
    ranked.moveTo(positions);
    plain.show(
      markers
        .filter((marker) => !marker.ranked)
        .map((marker) => ({ places: marker.ids.map((id) => places.get(id)!), position: position(marker) })),
      selected,
    );
    namesKey = '';
    nameMarkers();
  }

  const positionOn =
    (resolution: number) =>
    ({ x, y }: Marker): Coordinate => [x * resolution, -y * resolution];

  /** Frame and controls in the markers' pixels; undefined before the map has a size. */
  function surroundings(): Surroundings | undefined {
    const [width, height] = map.getSize() ?? [];
    if (!width || !height) return undefined;
    const [west, , , north] = view.calculateExtent([width, height]);
    const [left, top] = [west! / arrangedResolution!, -north! / arrangedResolution!];
    const viewport = map.getViewport()!.getBoundingClientRect();
    return {
      frame: { left, top, right: left + width, bottom: top + height },
      covered: coveredBoxes().map((box) => ({
        left: left + box.left - viewport.left,
        right: left + box.right - viewport.left,
        top: top + box.top - viewport.top,
        bottom: top + box.bottom - viewport.top,
      })),
    };
  }

  /** Chooses the names that fit; this depends on the zoom and, at the edges, on the map's position. */
  function nameMarkers() {
    const fitting = placeNames(markers, (id) => places.get(id)!.name, selected, widthOf, surroundings());
    const text = JSON.stringify([fitting, selectedNamed]);
    if (text === namesKey) return;
    namesKey = text;
    const names = new Map<number, Name>(fitting.map((name) => [name.id, name]));
    const nameOf = ({ ids }: Marker) =>
      ids.length > 1 || (ids[0] === selected && !selectedNamed) ? undefined : names.get(ids[0]!);
    const position = positionOn(arrangedResolution!);
    onArranged(
      markers.map((marker) => ({
        position: position(marker),
        radius: marker.radius,
        name: nameOf(marker),
      })),
    );
  }
  map.on('moveend', () => {
    if (view.getResolution() === arrangedResolution) nameMarkers();
    else arrange();
  });
  const placesAtPixel = (pixel: number[]) =>
    plain.placesAt(map.getCoordinateFromPixel(pixel), view.getResolution()!);

  return {
    layer: plain.layer,
    paint: plain.paint,
    setPlaces(next: Place[]) {
      places = new Map(next.map((place) => [place.id, place]));
      ranked.setPlaces(next.filter((place) => rankOf(place) !== null));
      arrange();
    },
    select(id: number | null, named: boolean) {
      ranked.select(id);
      if (id === selected && named === selectedNamed) return;
      selected = id;
      selectedNamed = named;
      arrange();
    },
    /** Position of the marker, which may be next to the place. */
    positionOf: (id: number): Coordinate | undefined => positions.get(id),
    nameAt(pixel: number[]): string | null {
      const hits = placesAtPixel(pixel);
      if (hits.length < 2) return hits[0]?.name ?? null;
      return i18n.t('{count, plural, one {{count} place} other {{count} places}}', { count: hits.length });
    },
    pressAt(pixel: number[]): number | null {
      const hits = placesAtPixel(pixel);
      if (hits.length > 1) {
        const extent = boundingExtent(hits.map(({ lng, lat }) => fromLonLat([lng, lat])));
        view.fit(extent, { padding: GROUP_PADDING_PX, duration: durationMs });
        return null;
      }
      return hits[0]?.id ?? null;
    },
  };
}
