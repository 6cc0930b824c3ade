import { type Site, wordIn } from '@guide/contracts/site';
import type { Coordinate } from 'ol/coordinate.js';
import type OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { unByKey } from 'ol/Observable.js';
import Overlay from 'ol/Overlay.js';
import type { createAreaLayer } from './areaLayer';

/** Tooltip with a neighbourhood's name; a live region. */
function createTooltip(map: OlMap, className: string) {
  const element = document.createElement('div');
  element.className = className;
  element.dir = 'auto';
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

interface Options {
  map: OlMap;
  areas: ReturnType<typeof createAreaLayer>;
  className: string;
  words: Site['words'];
  placeAt(pixel: number[]): string | null;
}

/** Names the neighbourhood under the pointer, or in the centre after a key press (MAP-08, D-33). @returns a cleanup */
export function nameAreas({ map, areas, className, words, placeAt }: Options): () => void {
  const showTip = createTooltip(map, className);
  const target = map.getTargetElement() as HTMLElement;
  const shownName = (area: string | null) => area && wordIn({ words }, area);

  const nameAtPointer = (event: MapBrowserEvent) => {
    if (event.dragging) return;
    if ((event.originalEvent.target as Element).closest('button, a, [role="dialog"]')) {
      clear();
      return;
    }
    const place = placeAt(event.pixel);
    const area = areas.nameAt(event.coordinate);
    areas.hover(place ? null : area);
    showTip(place ?? shownName(area), event.coordinate);
    target.toggleAttribute('data-over-place', place !== null);
  };
  const nameAtCenter = () => {
    if (!target.matches(':focus-visible')) return;
    const centre = map.getView().getCenter()!;
    const area = areas.nameAt(centre);
    areas.hover(area);
    showTip(shownName(area), centre);
  };
  const clear = () => {
    areas.hover(null);
    showTip(null);
  };

  // A tap ends with `pointerleave`.
  const onLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') clear();
  };

  const keys = [
    map.on('pointermove', nameAtPointer),
    map.on('click', nameAtPointer),
    map.on('moveend', nameAtCenter),
    map.on('movestart', clear),
  ];
  const listening = new AbortController();
  const { signal } = listening;
  target.addEventListener('focus', nameAtCenter, { signal });
  target.addEventListener('blur', clear, { signal });
  target.addEventListener('pointerleave', onLeave, { signal });
  return () => {
    unByKey(keys);
    listening.abort();
  };
}
