import type { Coordinate } from 'ol/coordinate.js';
import type OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';

/**
 * The small sign that names a neighbourhood, beside the pointer or in the middle of the map. It is a live region:
 * what the keyboard moves to the middle is announced.
 */
export function createTip(map: OlMap, className: string) {
  const element = document.createElement('div');
  element.className = className;
  element.setAttribute('role', 'status');
  const overlay = new Overlay({
    element,
    positioning: 'bottom-left',
    offset: [14, -10],
    stopEvent: false,
    insertFirst: false,
  });
  map.addOverlay(overlay);
  return (name: string | null, at?: Coordinate) => {
    if (element.textContent !== (name ?? '')) element.textContent = name ?? '';
    overlay.setPosition(name && at ? at : undefined);
  };
}
