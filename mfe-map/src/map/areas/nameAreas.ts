import type OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { unByKey } from 'ol/Observable.js';
import type { createAreaLayer } from './areaLayer';
import type { createTip } from './areaTip';

interface Parts {
  map: OlMap;
  areas: ReturnType<typeof createAreaLayer>;
  tip: ReturnType<typeof createTip>;
  /** The name of a place at a pixel: it comes before the area below it. */
  placeAt(pixel: number[]): string | null;
}

/**
 * Names the neighbourhood below the pointer, at a tap, and in the middle while the keyboard moves the map (MAP-08,
 * D-33).
 * @returns ends it
 */
export function nameAreas({ map, areas, tip, placeAt }: Parts): () => void {
  const target = map.getTargetElement() as HTMLElement;

  const nameAtPointer = (event: MapBrowserEvent) => {
    if (event.dragging) return;
    // Buttons and the popup have names of their own.
    if ((event.originalEvent.target as Element).closest('button, a, [role="dialog"]')) {
      clear();
      return;
    }
    const place = placeAt(event.pixel);
    const area = areas.nameAt(event.coordinate);
    areas.hover(place ? null : area);
    tip(place ?? area, event.coordinate);
    target.toggleAttribute('data-over-place', place !== null);
  };
  const nameAtCenter = () => {
    if (!target.matches(':focus-visible')) return;
    const middle = map.getView().getCenter()!;
    const area = areas.nameAt(middle);
    areas.hover(area);
    tip(area, middle);
  };
  const clear = () => {
    areas.hover(null);
    tip(null);
  };

  // A finger leaves the map with every tap.
  const onLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') clear();
  };

  const keys = [
    map.on('pointermove', nameAtPointer),
    map.on('click', nameAtPointer),
    map.on('moveend', nameAtCenter),
    map.on('movestart', clear),
  ];
  target.addEventListener('focus', nameAtCenter);
  target.addEventListener('blur', clear);
  target.addEventListener('pointerleave', onLeave);
  return () => {
    unByKey(keys);
    target.removeEventListener('focus', nameAtCenter);
    target.removeEventListener('blur', clear);
    target.removeEventListener('pointerleave', onLeave);
  };
}
