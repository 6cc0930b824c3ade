import type OlMap from 'ol/Map.js';
import { createTileLayer, probeTile, tileUrl } from './tileLayer';
import { nextTileState, START, type TileEvent, type TileState } from './tileState';

interface Options {
  /** Template of the tiles' URLs. */
  url: string;
  /** Here the drawn map ends. */
  fromZoom: number;
  reducedMotion: boolean;
  /** Whether tiles are visible. */
  onShown(shown: boolean): void;
  /** Whether tiles load, so that the map may zoom closer than its drawing. */
  onAvailable(available: boolean): void;
}

/** Runs `tileState` on a map. */
export function createTileUpgrade(map: OlMap, options: Options) {
  const { url, fromZoom, reducedMotion } = options;
  let state: TileState = START;
  let layer: ReturnType<typeof createTileLayer> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let probing = new AbortController();
  let reported = { available: false, shown: false };
  const view = map.getView();

  function leave() {
    clearTimeout(timer);
    probing.abort();
  }

  function dropLayer() {
    layer?.remove();
    layer = null;
  }

  /** Requests the tile in the middle. */
  async function probe() {
    const controller = new AbortController();
    probing = controller;
    const address = tileUrl(url, view.getCenter()!, Math.ceil(fromZoom));
    const arrived = await probeTile(address, controller.signal);
    if (!controller.signal.aborted) send(arrived ? 'probed' : 'probeFailed');
  }

  function enter(phase: TileState['phase']) {
    leave();
    if (phase === 'loading') {
      // The layer cannot be removed within an event of its source.
      const later = (event: TileEvent) => queueMicrotask(() => send(event));
      layer = createTileLayer(map, {
        url,
        fromZoom,
        reducedMotion,
        onTile: () => later('tile'),
        onFailed: () => later('tileFailed'),
      });
      return;
    }
    if (phase !== 'shown') dropLayer();
    if (phase === 'waiting') timer = setTimeout(() => send('due'), state.waitMs);
    if (phase === 'probing') void probe();
  }

  function send(event: TileEvent) {
    const before = state.phase;
    state = nextTileState(state, event);
    if (state.phase !== before) enter(state.phase);
    const now = { available: state.phase === 'shown', shown: state.phase === 'shown' && state.close };
    if (now.available !== reported.available) options.onAvailable(now.available);
    if (now.shown !== reported.shown) options.onShown(now.shown);
    reported = now;
  }

  const online = () => send('online');
  const offline = () => send('offline');
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  map.on('moveend', () => send(view.getZoom()! >= fromZoom - 0.001 ? 'close' : 'far'));
  return {
    start: () => send('start'),
    stop: () => send('stop'),
    dispose() {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
      leave();
      dropLayer();
    },
  };
}
