import type { Near } from '@guide/contracts/module';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CityMap } from '../map/createMap';
import type { AreaShape } from '../places/areaShape';
import type { Place } from '../places/place';
import { useDarkMode } from './useDarkMode';
import type { Selection } from './useSelection';

/** What the map is to show. */
export interface MapContent {
  places: Place[];
  selection: Selection;
  walking: Near;
  /** Outlines of areas that the drawn map may not have. */
  shapes?: AreaShape[];
  /** The area to show whole, or the place; `visit` changes when it is requested again (D-53). */
  area?: { name: string | null; place: Place | null; visit: string };
  /** Shows all places whenever this changes after the start (WIDGET-17). */
  fitOn?: string;
  /** The places that a small frame shows at the start, too. */
  startWith?: Place[];
}

/**
 * Updates the map with the page's state.
 * @param popup what is selected has a popup at its marker
 */
export function useMapContent(map: CityMap | null, popup: boolean, content: MapContent): void {
  const { places, shapes, area, fitOn, startWith, selection, walking } = content;
  const dark = useDarkMode();
  useEffect(() => map?.paint(dark), [map, dark]);
  useEffect(() => map?.setPlaces(places), [map, places]);
  useEffect(() => {
    // Marks are lost with the markers, so that they follow both.
    if (places) map?.select(selection.place, !popup);
  }, [map, places, selection.place, popup]);
  useEffect(() => {
    if (shapes) map?.setAreas(shapes);
  }, [map, shapes]);
  useEffect(() => map?.showPosition(walking.from), [map, walking.from]);
  useArea(map, area, shapes);
  useStart(map, startWith);
  useFit(map, places, fitOn);
}

/** Follows the address; a map that has just been drawn already shows the whole city, and an area without a way to it. */
function useArea(map: CityMap | null, area: MapContent['area'], shapes: MapContent['shapes']) {
  const name = area?.name ?? null;
  const visit = area?.visit;
  const placeId = area?.place?.id ?? null;
  const showPlace = useEffectEvent(() => area?.place && map?.showPlace(area.place));
  const atStart = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested again, it is shown again; shapes may come later.
  useEffect(() => {
    if (!map) return;
    if (name === null && placeId !== null) showPlace();
    else if (name !== null || !atStart.current) map.showArea(name, atStart.current);
    atStart.current = false;
  }, [map, name, placeId, visit, shapes]);
}

/** Once, as soon as the places are there: in a small frame the map starts with all of them in it. */
function useStart(map: CityMap | null, startWith: MapContent['startWith']) {
  const started = useRef<CityMap | null>(null);
  useEffect(() => {
    if (!map || !startWith?.length || started.current === map) return;
    started.current = map;
    map.startWith(startWith);
  }, [map, startWith]);
}

function useFit(map: CityMap | null, places: MapContent['places'], fitOn: string | undefined) {
  const shown = useRef(fitOn);
  const fit = useEffectEvent(() => {
    if (map && places.length > 0) map.fit(places);
  });
  useEffect(() => {
    if (shown.current === fitOn) return;
    shown.current = fitOn;
    fit();
  }, [fitOn]);
}
