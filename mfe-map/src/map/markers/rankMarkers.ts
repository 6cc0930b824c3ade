import type { Site } from '@guide/contracts/site';
import type { Coordinate } from 'ol/coordinate.js';
import type OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import type { Place } from '../../places/place';
import { markerName } from '../../places/placeTexts';
import { rankOf } from '../../places/rank';

const MARGIN_PX = 40;

/** Ranked places as buttons, in rank order for the Tab key (WIDGET-05). */
export function createRankMarkers(
  map: OlMap,
  { className, words, onSelect }: { className: string; words: Site['words']; onSelect(id: number): void },
) {
  let markers: { id: number; button: HTMLButtonElement; overlay: Overlay }[] = [];

  function markerOf(place: Place) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = className;
    button.textContent = String(rankOf(place));
    button.setAttribute('aria-label', markerName({ words }, place));
    button.setAttribute('aria-haspopup', 'dialog');
    button.setAttribute('aria-expanded', 'false');
    button.title = place.name;
    button.addEventListener('click', () => onSelect(place.id));
    // Without `insertFirst: false` the Tab order would be reversed.
    const overlay = new Overlay({ element: button, positioning: 'center-center', insertFirst: false });
    button.addEventListener('focus', () =>
      overlay.panIntoView({ margin: MARGIN_PX, animation: { duration: 0 } }),
    );
    map.addOverlay(overlay);
    return { id: place.id, button, overlay };
  }

  return {
    setPlaces(places: Place[]) {
      for (const { overlay } of markers) map.removeOverlay(overlay);
      markers = places.map(markerOf);
    },
    moveTo(positions: Map<number, Coordinate>) {
      for (const { id, overlay } of markers) overlay.setPosition(positions.get(id));
    },
    select(id: number | null) {
      for (const marker of markers) marker.button.setAttribute('aria-expanded', String(marker.id === id));
    },
  };
}
