import type { Coordinate } from 'ol/coordinate.js';
import type OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import { type Box, panFor } from './panFor';

const MARKER_GAP_PX = 24;
const MARGIN_PX = 12;

export type Insets = Box;

export function createPopup(
  map: OlMap,
  { className, durationMs }: { className: string; durationMs: number },
) {
  const element = document.createElement('div');
  element.className = className;
  const overlay = new Overlay({
    element,
    positioning: 'bottom-center',
    offset: [0, -MARKER_GAP_PX],
    insertFirst: false,
  });
  map.addOverlay(overlay);

  let openPopup: { at: Coordinate; insets: Insets } | null = null;

  function keepInView() {
    if (!openPopup) return;
    const { at, insets } = openPopup;
    const [x, y] = map.getPixelFromCoordinate(at) ?? [];
    const [width, height] = map.getSize() ?? [];
    if (x === undefined || y === undefined || !width || !height) return;
    const half = Math.max(MARKER_GAP_PX, element.offsetWidth / 2);
    const box = {
      left: x - half,
      right: x + half,
      top: y - MARKER_GAP_PX - element.offsetHeight,
      bottom: y + MARKER_GAP_PX,
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
    follow(at: Coordinate) {
      if (!openPopup) return;
      openPopup.at = at;
      if (overlay.getPosition()) overlay.setPosition(at);
    },
    hide() {
      openPopup = null;
      overlay.setPosition(undefined);
    },
    /** @param shown false if a card replaces the popup */
    reveal(at: Coordinate, shown: boolean, insets: Insets) {
      openPopup = { at, insets };
      overlay.setPosition(shown ? at : undefined);
      keepInView();
    },
  };
}
