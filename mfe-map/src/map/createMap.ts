import type { StoredMap } from '@guide/contracts/city/map';
import type { Point } from '@guide/contracts/place';
import type { Site } from '@guide/contracts/site';
import { whenIdle } from '@guide/ui';
import Control from 'ol/control/Control.js';
import ScaleLine from 'ol/control/ScaleLine.js';
import { boundingExtent, buffer, containsCoordinate, containsExtent } from 'ol/extent.js';
import OlMap from 'ol/Map.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import type { AreaShape } from '../places/areaShape';
import type { Box } from '../places/box';
import type { Place } from '../places/place';
import { createAreaLayer } from './areas/areaLayer';
import { nameAreas } from './areas/nameAreas';
import { loadMapFonts } from './ground/fonts';
import { createGround } from './ground/ground';
import { mapInteractions } from './interactions';
import { createMarkers } from './markers/markers';
import { createPosition } from './markers/position';
import { nextTask } from './nextTask';
import { createPopup, type Insets } from './popup/popup';
import { createTileUpgrade } from './tiles/tileUpgrade';
import { createView, DRAWN_MAX_ZOOM, FIT_PADDING_PX, MAX_ZOOM } from './view';
import { createZoomSteps } from './zoomSteps';

const MOVE_DURATION_MS = 300;
/** Below the maximum zoom, so that visitors can always zoom in. */
const FIT_MAX_ZOOM = 15.5;
const PLACE_ZOOM = 15;

export interface MapOptions {
  target: HTMLElement;
  storedMap: StoredMap;
  /** Translated names of areas. */
  words: Site['words'];
  center: [number, number];
  zoom: number;
  tiles: string;
  dark: boolean;
  reducedMotion: boolean;
  classNames: { marker: string; popup: string; tip: string; scale: string };
  onSelect(id: number | null): void;
  onView(ids: Set<number>, view: Box): void;
  onZoomLimits(limits: ZoomLimits): void;
  onTiles(shown: boolean): void;
}

export interface ZoomLimits {
  closest: boolean;
  farthest: boolean;
}

export type CityMap = Awaited<ReturnType<typeof createMap>>;

const boxOf = (element: Element) => element.getBoundingClientRect();

/** Draws the ground and the markers, and the labels once the browser is idle; in short tasks. */
export async function createMap(options: MapOptions) {
  const { target, storedMap, words, center, zoom, reducedMotion, classNames } = options;
  const isDrawn = Object.keys(storedMap.features).length > 0;
  await loadMapFonts();
  const duration = reducedMotion ? 0 : MOVE_DURATION_MS;
  await nextTask();
  const ground = await createGround(storedMap, words);
  await nextTask();
  const view = createView(center, zoom, ground.bounds);
  const areas = createAreaLayer(ground.areas);
  // Inside the map's container, so that the popup can cover the controls.
  const controls = document.createElement('div');
  const map = new OlMap({
    target,
    view,
    controls: [
      new ScaleLine({ className: classNames.scale, minWidth: 70 }),
      new Control({ element: controls }),
    ],
    interactions: mapInteractions(duration),
    moveTolerance: 4,
  });
  await nextTask();
  let selected: Place | null = null;
  const markers = createMarkers(map, {
    className: classNames.marker,
    words,
    durationMs: duration,
    onSelect: options.onSelect,
    coveredBoxes: () => [...controls.querySelectorAll('button, p, [role=status] > *')].map(boxOf),
    onArranged(labels) {
      ground.labels.setMarkers(labels);
      const at = selected && markers.positionOf(selected.id);
      if (at) popup.follow(at);
    },
  });
  const position = createPosition();
  const popup = createPopup(map, { className: classNames.popup, durationMs: duration });
  const stopNamingAreas = nameAreas({
    map,
    areas,
    className: classNames.tip,
    words,
    placeAt: markers.nameAt,
  });
  const tiles = createTileUpgrade(map, {
    url: options.tiles,
    // Without a drawn ground, tiles are the map.
    fromZoom: isDrawn ? DRAWN_MAX_ZOOM : 0,
    reducedMotion,
    onShown(shown) {
      ground.labels.showGroundLabels(!shown);
      options.onTiles(shown);
    },
    onAvailable(available) {
      view.setMaxZoom(available ? MAX_ZOOM : DRAWN_MAX_ZOOM);
      reportLimits();
    },
  });

  let paintedDark: boolean | null = null;
  function paint(dark: boolean) {
    if (dark === paintedDark) return;
    paintedDark = dark;
    for (const part of [ground, areas, markers, position]) part.paint(dark);
  }
  paint(options.dark);
  const whenDrawn = () =>
    new Promise((resolve) => {
      map.once('postrender', resolve);
      map.render();
    });
  for (const layer of [ground.layer, areas.layer, markers.layer, position.layer]) map.addLayer(layer);
  await whenDrawn();
  let labelled = false;
  // Drawing text is slow, and labels depend on the markers.
  function showLabels() {
    if (labelled) return;
    labelled = true;
    whenIdle(() => map.getTarget() && map.addLayer(ground.labels.layer));
  }

  let places: Place[] = [];
  const reportView = () => {
    const extent = view.calculateExtent(map.getSize());
    const visible = places.filter(({ lng, lat }) => containsCoordinate(extent, fromLonLat([lng, lat])));
    const box = transformExtent(extent, 'EPSG:3857', 'EPSG:4326') as Box;
    options.onView(new Set(visible.map(({ id }) => id)), box);
  };
  function reportLimits() {
    const zoomNow = view.getZoom()!;
    const differs = (step: number) => Math.abs(view.getConstrainedZoom(zoomNow + step)! - zoomNow) > 0.001;
    options.onZoomLimits({ closest: !differs(1), farthest: !differs(-1) });
  }
  map.on('moveend', reportView);
  map.on('moveend', reportLimits);
  map.on('click', (event) => {
    const id = markers.pressAt(event.pixel);
    if (id !== null) options.onSelect(id);
  });

  const extentOf = (shown: Point[]) => boundingExtent(shown.map(({ lng, lat }) => fromLonLat([lng, lat])));
  return {
    /** Whether the city has a drawn ground. */
    isDrawn,
    popup: popup.element,
    controls,
    paint,
    setPlaces(next: Place[]) {
      places = next;
      markers.setPlaces(next);
      if (map.getSize()) reportView();
      showLabels();
    },
    setAreas: (shapes: AreaShape[]) => areas.setShapes(shapes),
    /** Shows an area, or the city if `name` is null (MAP-05, MAP-14, D-53). @param atOnce - true: without animation */
    showArea(name: string | null, atOnce: boolean) {
      const outline = areas.choose(name);
      const durationMs = atOnce ? 0 : duration;
      // An open popup may now be outside the view.
      const onArrived = (arrived: boolean) => arrived && popup.keepInView();
      const toCity = { center: fromLonLat(center), zoom, duration: durationMs };
      if (outline)
        view.fit(outline, {
          padding: FIT_PADDING_PX,
          maxZoom: FIT_MAX_ZOOM,
          duration: durationMs,
          callback: onArrived,
        });
      else view.animate(toCity, onArrived);
      // Without this the list would show the whole city for a frame.
      if (atOnce && map.getSize()) reportView();
    },
    showPlace({ lng, lat }: Point) {
      view.setCenter(fromLonLat([lng, lat]));
      view.setZoom(Math.max(view.getZoom()!, PLACE_ZOOM));
      popup.keepInView();
    },
    fit(shown: Place[]) {
      view.fit(extentOf(shown), { padding: FIT_PADDING_PX, maxZoom: FIT_MAX_ZOOM, duration });
    },
    /** Zooms out until all these places are visible. */
    startWith(shown: Place[]) {
      const extent = extentOf(shown);
      const [padding] = FIT_PADDING_PX;
      const free = buffer(view.calculateExtent(map.getSize()), -padding! * view.getResolution()!);
      if (!containsExtent(free, extent)) view.fit(extent, { padding: FIT_PADDING_PX, maxZoom: zoom });
    },
    /** @param named - shows the name at the marker, if there is no popup */
    select(place: Place | null, named: boolean) {
      selected = place;
      markers.select(place?.id ?? null, named);
      if (!place) popup.hide();
    },
    /** Opens the popup and pans the map until it is visible. @param shown - false if a card replaces the popup */
    reveal({ id, lng, lat }: Place, shown: boolean, insets: Insets) {
      popup.reveal(markers.positionOf(id) ?? fromLonLat([lng, lat]), shown, insets);
    },
    showPosition(at: Point | null) {
      position.set(at);
      if (at)
        view.animate({ center: fromLonLat([at.lng, at.lat]), zoom: Math.max(view.getZoom()!, 14), duration });
    },
    whenDrawn,
    zoomBy: createZoomSteps(view, duration),
    wantTiles(wanted: boolean) {
      if (wanted && options.tiles) tiles.start();
      else tiles.stop();
    },
    dispose() {
      tiles.dispose();
      stopNamingAreas();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}
