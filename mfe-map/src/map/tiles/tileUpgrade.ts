import type OlMap from 'ol/Map.js';
import { probeTile } from './probe';
import { tileAt } from './tileAt';
import { createTileLayer, tileUrl } from './tileLayer';
import { nextTileState, START, type TileEvent, type TileState } from './tileState';

/** The zoom of the tile that is tried: it covers the middle of a city. */
const PROBED_ZOOM = 12;

interface Options {
  url: string;
  /** [longitude, latitude] of the city. */
  center: [number, number];
  /** No fading. */
  still: boolean;
  /** Whether tiles are seen. */
  onShown(shown: boolean): void;
}

/** Runs the tile upgrade on a map: what each state of `tileState` does. */
export function createTileUpgrade(map: OlMap, { url, center, still, onShown }: Options) {
  let state: TileState = START;
  let layer: ReturnType<typeof createTileLayer> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let probing = new AbortController();

  function leave() {
    clearTimeout(timer);
    probing.abort();
  }

  function dropLayer() {
    layer?.remove();
    layer = null;
  }

  function enter(phase: TileState['phase']) {
    leave();
    if (phase === 'loading') {
      // Within the source's own event the layer cannot go.
      const later = (event: TileEvent) => queueMicrotask(() => send(event));
      layer = createTileLayer(map, url, { tile: () => later('tile'), failed: () => later('tileFailed') });
      return;
    }
    if (phase === 'shown') layer?.show(still);
    else dropLayer();
    onShown(phase === 'shown');
    if (phase === 'waiting') timer = setTimeout(() => send('due'), state.wait);
    if (phase === 'probing') {
      const own = new AbortController();
      probing = own;
      void probeTile(tileUrl(url, tileAt(center, PROBED_ZOOM)), own.signal).then((arrived) => {
        if (!own.signal.aborted) send(arrived ? 'probed' : 'probeFailed');
      });
    }
  }

  function send(event: TileEvent) {
    const before = state.phase;
    state = nextTileState(state, event);
    if (state.phase !== before) enter(state.phase);
  }

  const online = () => send('online');
  const offline = () => send('offline');
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
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
