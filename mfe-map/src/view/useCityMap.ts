import type { StoredMap } from '@guide/contracts/city/map';
import { importPart } from '@guide/contracts/loading';
import { useHost } from '@guide/contracts/module';
import { type RefObject, startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { CityMap, MapOptions } from '../map/createMap';
import styles from './onMap.module.css';
import { useDarkMode, useReducedMotion } from './useMedia';

/** Loads the city's map from a separate chunk. @throws if loading fails */
const loadCityMap = async () =>
  (await import('@guide/city/map/map.json', { with: { type: 'json' } })).default as unknown as StoredMap;

type Listeners = Pick<MapOptions, 'onSelect' | 'onView' | 'onZoomLimits' | 'onTiles'>;

/**
 * Loads the map code and draws the map into an element. Logs failures (ERR-09).
 * @param isWanted - whether to begin; once begun, the map stays
 */
export function useCityMap(
  target: RefObject<HTMLElement | null>,
  zoom: number,
  listeners: Listeners,
  isWanted: boolean,
) {
  const { site } = useHost();
  const reducedMotion = useReducedMotion();
  const dark = useDarkMode();
  const [map, setMap] = useState<CityMap | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isDark = useEffectEvent(() => dark);
  const latest = useEffectEvent(() => listeners);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` restarts the effect.
  useEffect(() => {
    if (!isWanted) return;
    let cancelled = false;
    let created: CityMap | undefined;
    async function start() {
      const [{ createMap }, storedMap] = await Promise.all([
        importPart(() => import('../map/createMap')),
        importPart(loadCityMap),
      ]);
      if (cancelled || !target.current) return;
      created = await createMap({
        target: target.current,
        storedMap,
        words: site.words,
        center: site.center,
        zoom,
        tiles: site.tiles.url,
        dark: isDark(),
        reducedMotion,
        classNames: {
          marker: styles.marker!,
          popup: styles.popup!,
          tip: styles.tip!,
          scale: styles.scale!,
        },
        onSelect: (id) => latest().onSelect(id),
        onView: (ids, view) => latest().onView(ids, view),
        onZoomLimits: (limits) => latest().onZoomLimits(limits),
        onTiles: (shown) => latest().onTiles(shown),
      });
      if (cancelled) created.dispose();
      else startTransition(() => setMap(created!));
    }
    start().catch((error: unknown) => {
      console.error('The map could not be set up:', error);
      if (!cancelled) setFailed(true);
    });
    return () => {
      cancelled = true;
      created?.dispose();
      setMap(null);
    };
  }, [site, zoom, reducedMotion, target, attempt, isWanted]);

  const retry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return { map, failed, retry };
}
