import { useEffect, useEffectEvent, useRef } from 'react';
import type { CityMap } from '../map/createMap';
import type { MapStageProps } from './MapStage';
import { useNight } from './useNight';

type Content = Pick<MapStageProps, 'places' | 'shapes' | 'area' | 'fitOn' | 'selection' | 'walking'>;

/** Keeps the map in step with what the page says. */
export function useMapContent(map: CityMap | null, content: Content): void {
  const { places, shapes, area, fitOn, selection, walking } = content;
  const night = useNight();
  useEffect(() => map?.paint(night), [map, night]);
  useEffect(() => map?.setPlaces(places), [map, places]);
  useEffect(() => {
    // Marks are lost with the markers, so that they follow both.
    if (places) map?.select(selection.place);
  }, [map, places, selection.place]);
  useEffect(() => {
    if (shapes) map?.setAreas(shapes);
  }, [map, shapes]);
  useEffect(() => map?.showPosition(walking.from), [map, walking.from]);
  useArea(map, area, shapes);
  useFit(map, places, fitOn);
}

/** Follows the address; a map that has just been drawn already shows the whole city, and an area without a way to it. */
function useArea(map: CityMap | null, area: Content['area'], shapes: Content['shapes']) {
  const name = area?.name ?? null;
  const visit = area?.visit;
  const atStart = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again, it is shown again; shapes may come later.
  useEffect(() => {
    if (!map) return;
    if (name !== null || !atStart.current) map.showArea(name, atStart.current);
    atStart.current = false;
  }, [map, name, visit, shapes]);
}

function useFit(map: CityMap | null, places: Content['places'], fitOn: string | undefined) {
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
