import type { Near } from '@guide/contracts/module';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CityMap } from '../map/createMap';
import type { AreaShape } from '../places/areaShape';
import type { Place } from '../places/place';
import { useDarkMode } from './useMedia';
import type { Selection } from './useSelection';

export interface MapContent {
  places: Place[];
  selection: Selection;
  walking: Near;
  shapes?: AreaShape[];
  /** Area or place to show; `visit` changes with every navigation (D-53). */
  area?: { name: string | null; place: Place | null; visit: string };
  /** All places are shown when this value changes (WIDGET-17). */
  fitOn?: string;
  /** Places to include in the initial view. */
  startWith?: Place[];
}

/** Applies the content to the map. @param popup - whether the selected place has a popup */
export function useMapContent(map: CityMap | null, popup: boolean, content: MapContent): void {
  const { places, shapes, area, fitOn, startWith, selection, walking } = content;
  const dark = useDarkMode();
  useEffect(() => map?.paint(dark), [map, dark]);
  useEffect(() => map?.setPlaces(places), [map, places]);
  useEffect(() => {
    // `setPlaces` clears the selection.
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

/** Follows the URL. A new map already shows the city and jumps to an area without animation. */
function useArea(map: CityMap | null, area: MapContent['area'], shapes: MapContent['shapes']) {
  const name = area?.name ?? null;
  const visit = area?.visit;
  const placeId = area?.place?.id ?? null;
  const showPlace = useEffectEvent(() => area?.place && map?.showPlace(area.place));
  const atStart = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `visit` and late `shapes` must show the area again.
  useEffect(() => {
    if (!map) return;
    if (name === null && placeId !== null) showPlace();
    else if (name !== null || !atStart.current) map.showArea(name, atStart.current);
    atStart.current = false;
  }, [map, name, placeId, visit, shapes]);
}

/** Runs once, when the places have loaded. */
function useStart(map: CityMap | null, startWith: MapContent['startWith']) {
  const started = useRef<CityMap | null>(null);
  useEffect(() => {
    if (!map || !startWith?.length || started.current === map) return;
    started.current = map;
    map.startWith(startWith);
  }, [map, startWith]);
}

function useFit(map: CityMap | null, places: MapContent['places'], fitOn: string | undefined) {
  const lastFitOn = useRef(fitOn);
  const fit = useEffectEvent(() => {
    if (map && places.length > 0) map.fit(places);
  });
  useEffect(() => {
    if (lastFitOn.current === fitOn) return;
    lastFitOn.current = fitOn;
    fit();
  }, [fitOn]);
}
