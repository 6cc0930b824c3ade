import type { Coordinate } from 'ol/coordinate.js';
import type OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import { type Box, panFor } from './panFor';

/** Between popup and marker position. */
const MARKER_ROOM_PX = 24;
/** To the edge. */
const MARGIN_PX = 12;

/** Covered edges of the map, in pixels. */
export type Insets = Box;

/** The container of the page's popup at a marker. */
export function createPopup(
  map: OlMap,
  { className, durationMs }: { className: string; durationMs: number },
) {
  const element = document.createElement('div');
  element.className = className;
  const overlay = new Overlay({
    element,
    positioning: 'bottom-center',
    offset: [0, -MARKER_ROOM_PX],
    insertFirst: false,
  });
  map.addOverlay(overlay);

  let opened: { at: Coordinate; insets: Insets } | null = null;

  /** Moves the map until marker and popup are visible. */
  function keepInView() {
    if (!opened) return;
    const { at, insets } = opened;
    const [x, y] = map.getPixelFromCoordinate(at) ?? [];
    const [width, height] = map.getSize() ?? [];
    if (x === undefined || y === undefined || !width || !height) return;
    // A closed popup has no size.
    const half = Math.max(MARKER_ROOM_PX, element.offsetWidth / 2);
    const box = {
      left: x - half,
      right: x + half,
      top: y - MARKER_ROOM_PX - element.offsetHeight,
      bottom: y + MARKER_ROOM_PX,
    };
    const free = {
      left: insets.left + MARGIN_PX,
      top: insets.top + MARGIN_PX,
      right: width - insets.right - MARGIN_PX,
      bottom: height - insets.bottom - MARGIN_PX,
    };
    const [right, down] = panFor(box, free);
    const view = map.getView();
    const resolution = view.getResolution()!;
    const [east, north] = view.getCenter()!;
    if (right === 0 && down === 0) return;
    view.animate({
      center: [east! - right * resolution, north! + down * resolution],
      duration: durationMs,
    });
  }

  return {
    element,
    keepInView,
    /** Follows its marker after a change of zoom. */
    follow(at: Coordinate) {
      if (!opened) return;
      opened.at = at;
      if (overlay.getPosition()) overlay.setPosition(at);
    },
    hide() {
      opened = null;
      overlay.setPosition(undefined);
    },
    /** @param shown false for a card elsewhere */
    reveal(at: Coordinate, shown: boolean, insets: Insets) {
      opened = { at, insets };
      overlay.setPosition(shown ? at : undefined);
      keepInView();
    },
  };
}
