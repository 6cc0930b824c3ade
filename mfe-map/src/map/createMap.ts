import type { StoredMap } from '@guide/contracts/city/map';
import type { Point } from '@guide/contracts/place';
import Control from 'ol/control/Control.js';
import ScaleLine from 'ol/control/ScaleLine.js';
import { boundingExtent } from 'ol/extent.js';
import OlMap from 'ol/Map.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import type { AreaShape } from '../places/areaShape';
import type { Box } from '../places/box';
import type { Place } from '../places/place';
import { rankOf } from '../places/rank';
import { createAreaLayer } from './areas/areaLayer';
import { createTip } from './areas/areaTip';
import { nameAreas } from './areas/nameAreas';
import { loadMapFonts } from './ground/fonts';
import { createGround } from './ground/ground';
import { mapInteractions } from './interactions';
import { createPlainMarkers } from './markers/plainMarkers';
import { createPosition } from './markers/position';
import { createRankMarkers } from './markers/rankMarkers';
import { createPopup, type Insets } from './popup/popup';
import { createTileUpgrade } from './tiles/tileUpgrade';
import { createView, FIT_PADDING } from './view';
import { createZoomSteps } from './zoomSteps';

/** How long the map takes to move by itself, milliseconds. */
const DURATION = 300;
/** Without tiles there is nothing more to see above this zoom. */
const STREETS_END = 16.5;
/** The closest that the map goes by itself. */
const CLOSEST_FIT = 16;

export interface MapOptions {
  target: HTMLElement;
  /** The city's illustrated map. */
  drawn: StoredMap;
  /** [longitude, latitude]. */
  center: [number, number];
  zoom: number;
  /** Template of public tiles, or an empty string. */
  tiles: string;
  /** The night map. */
  dark: boolean;
  /** The visitor asked for stillness. */
  still: boolean;
  classNames: { marker: string; popup: string; tip: string; scale: string };
  onSelect(id: number | null): void;
  /** The ids of the places that are in view, and what is in view. */
  onView(ids: Set<number>, view: Box): void;
  /** Whether the map is closer than what is drawn. */
  onClose(close: boolean): void;
  onTiles(shown: boolean): void;
}

export type CityMap = Awaited<ReturnType<typeof createMap>>;

/** Draws the map of the city into an element, once the letters are there. */
export async function createMap(options: MapOptions) {
  const { target, drawn, center, zoom, still, classNames } = options;
  await loadMapFonts();
  const duration = still ? 0 : DURATION;
  const view = createView(center, zoom);
  const ground = createGround(drawn);
  const areas = createAreaLayer(ground.areas);
  // The page's controls live beside the popup, which so can lie above them.
  const controls = document.createElement('div');
  const map = new OlMap({
    target,
    view,
    layers: [...ground.layers, areas.layer],
    controls: [
      new ScaleLine({ className: classNames.scale, minWidth: 70 }),
      new Control({ element: controls }),
    ],
    interactions: mapInteractions(duration),
    moveTolerance: 4,
  });
  const ranked = createRankMarkers(map, { className: classNames.marker, onSelect: options.onSelect });
  const plain = createPlainMarkers(map, { duration, onGrouped: (at) => ground.labels.cover('plain', at) });
  const position = createPosition();
  for (const { layer } of [plain, position]) map.addLayer(layer);
  const tip = createTip(map, classNames.tip);
  const popup = createPopup(map, { className: classNames.popup, duration });
  const stopNaming = nameAreas({ map, areas, tip, placeAt: plain.nameAt });
  const tiles = createTileUpgrade(map, {
    url: options.tiles,
    center,
    still,
    onShown(shown) {
      ground.labels.layer.setVisible(!shown);
      options.onTiles(shown);
    },
  });

  let painted: boolean | null = null;
  function paint(dark: boolean) {
    if (dark === painted) return;
    painted = dark;
    for (const part of [ground, areas, plain, position]) part.paint(dark);
  }
  paint(options.dark);

  let places: Place[] = [];
  const tellView = () => {
    const [west, south, east, north] = view.calculateExtent(map.getSize()) as [
      number,
      number,
      number,
      number,
    ];
    const seen = places.filter(({ lng, lat }) => {
      const [x, y] = fromLonLat([lng, lat]) as [number, number];
      return x >= west && x <= east && y >= south && y <= north;
    });
    const box = transformExtent([west, south, east, north], 'EPSG:3857', 'EPSG:4326') as Box;
    options.onView(new Set(seen.map(({ id }) => id)), box);
    options.onClose((view.getZoom() ?? 0) > STREETS_END);
  };
  map.on('moveend', tellView);
  map.on('click', (event) => {
    const id = plain.press(event.pixel);
    if (id !== null) options.onSelect(id);
  });

  return {
    /** Where the page shows its popup and its controls. */
    popup: popup.element,
    controls,
    paint,
    setPlaces(next: Place[]) {
      places = next;
      const numbered = next.filter((place) => rankOf(place) !== null);
      ranked.setPlaces(numbered);
      ground.labels.cover(
        'ranked',
        numbered.map(({ lng, lat }) => fromLonLat([lng, lat])),
      );
      plain.setPlaces(next.filter((place) => rankOf(place) === null));
      if (map.getSize()) tellView();
    },
    setAreas: (shapes: AreaShape[]) => areas.setShapes(shapes),
    /**
     * Shows an area whole, or the whole city (MAP-05, MAP-14, D-53).
     * @param atOnce without the way there: the page begins with it
     */
    showArea(name: string | null, atOnce: boolean) {
      const outline = areas.choose(name);
      const takes = atOnce ? 0 : duration;
      if (outline) view.fit(outline, { padding: FIT_PADDING, maxZoom: CLOSEST_FIT, duration: takes });
      else view.animate({ center: fromLonLat(center), zoom, duration: takes });
    },
    /** Shows all of these places (WIDGET-17). */
    fit(shown: Place[]) {
      const extent = boundingExtent(shown.map(({ lng, lat }) => fromLonLat([lng, lat])));
      view.fit(extent, { padding: FIT_PADDING, maxZoom: CLOSEST_FIT, duration });
    },
    select(place: Place | null) {
      ranked.select(place?.id ?? null);
      plain.select(place?.id ?? null);
      if (!place) popup.hide();
    },
    reveal(place: Point, shown: boolean, insets: Insets) {
      popup.reveal(fromLonLat([place.lng, place.lat]), shown, insets);
    },
    showPosition(at: Point | null) {
      position.set(at);
      if (at)
        view.animate({ center: fromLonLat([at.lng, at.lat]), zoom: Math.max(view.getZoom()!, 14), duration });
    },
    zoomBy: createZoomSteps(view, duration),
    wantTiles(wanted: boolean) {
      if (wanted && options.tiles) tiles.start();
      else tiles.stop();
    },
    dispose() {
      tiles.dispose();
      stopNaming();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}
