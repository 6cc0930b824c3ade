import type OlMap from 'ol/Map.js';
import { probeTile } from './probe';
import { createTileLayer, tileUrl } from './tileLayer';
import { nextTileState, START, type TileEvent, type TileState } from './tileState';

interface Options {
  /** Template of the tiles' addresses. */
  url: string;
  /** From this zoom on tiles are requested: the drawn map ends here. */
  fromZoom: number;
  /** No fading. */
  reducedMotion: boolean;
  /** Whether tiles are seen now: they have arrived, and the map is close enough for them. */
  onShown(shown: boolean): void;
  /** Whether tiles arrive, so that the map may go closer than its drawing. */
  onAvailable(available: boolean): void;
}

/** Runs the tile upgrade on a map: what each state of `tileState` does. */
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

  /** The tile in the middle of the map, which the layer needs next. */
  async function probe() {
    const own = new AbortController();
    probing = own;
    const address = tileUrl(url, view.getCenter()!, Math.ceil(fromZoom));
    const arrived = await probeTile(address, own.signal);
    if (!own.signal.aborted) send(arrived ? 'probed' : 'probeFailed');
  }

  function enter(phase: TileState['phase']) {
    leave();
    if (phase === 'loading') {
      // Within the source's own event the layer cannot go.
      const later = (event: TileEvent) => queueMicrotask(() => send(event));
      layer = createTileLayer(map, {
        url,
        fromZoom,
        onTile: () => later('tile'),
        onFailed: () => later('tileFailed'),
      });
      return;
    }
    if (phase === 'shown') layer?.show(reducedMotion);
    else dropLayer();
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
