import type { Coordinate } from 'ol/coordinate.js';
import type OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import { type Box, MARKER_GAP_PX, placePopup } from './placePopup';

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
    const free = {
      left: insets.left + MARGIN_PX,
      top: insets.top + MARGIN_PX,
      right: width - insets.right - MARGIN_PX,
      bottom: height - insets.bottom - MARGIN_PX,
    };
    const { below, pan } = placePopup([x, y], [element.offsetWidth, element.offsetHeight], free);
    const [right, down] = pan;
    element.dataset.side = below ? 'below' : 'above';
    overlay.setPositioning(below ? 'top-center' : 'bottom-center');
    overlay.setOffset([0, below ? MARKER_GAP_PX : -MARKER_GAP_PX]);
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
    /** @param shown - false if a card replaces the popup */
    reveal(at: Coordinate, shown: boolean, insets: Insets) {
      openPopup = { at, insets };
      overlay.setPosition(shown ? at : undefined);
      keepInView();
    },
  };
}
