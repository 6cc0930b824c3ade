import type OlMap from 'ol/Map.js';
import { nextTileState, START, type TileEvent, type TileState } from './tileState';

type Tiles = typeof import('./tileLayer');

interface Options {
  url: string;
  fromZoom: number;
  reducedMotion: boolean;
  onShown(shown: boolean): void;
  onAvailable(available: boolean): void;
}

/** Shows public tiles on a map, controlled by `nextTileState`. */
export function createTileUpgrade(map: OlMap, options: Options) {
  const { url, fromZoom, reducedMotion } = options;
  let state: TileState = START;
  // Loaded with the first tile, because most visitors never zoom in that far.
  let tiles: Tiles | undefined;
  let layer: ReturnType<Tiles['createTileLayer']> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let probing = new AbortController();
  let reported = { available: false, shown: false };
  const view = map.getView();

  function cancelPending() {
    clearTimeout(timer);
    probing.abort();
  }

  function dropLayer() {
    layer?.remove();
    layer = null;
  }

  async function probe() {
    const controller = new AbortController();
    probing = controller;
    const { signal } = controller;
    tiles ??= await import(/* webpackChunkName: "on-demand-tiles" */ './tileLayer').catch(() => undefined);
    if (signal.aborted) return;
    const isAvailable = await tiles?.probeTile(
      tiles.tileUrl(url, view.getCenter()!, Math.ceil(fromZoom)),
      signal,
    );
    if (!signal.aborted) send(isAvailable ? 'probed' : 'probeFailed');
  }

  function enter(phase: TileState['phase']) {
    cancelPending();
    if (phase === 'loading') {
      // A source's layer cannot be removed inside that source's event.
      const later = (event: TileEvent) => queueMicrotask(() => send(event));
      layer = tiles!.createTileLayer(map, {
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
    const previousPhase = state.phase;
    state = nextTileState(state, event);
    if (state.phase !== previousPhase) enter(state.phase);
    const current = { available: state.phase === 'shown', shown: state.phase === 'shown' && state.close };
    if (current.available !== reported.available) options.onAvailable(current.available);
    if (current.shown !== reported.shown) options.onShown(current.shown);
    reported = current;
  }

  const listening = new AbortController();
  for (const event of ['online', 'offline'] as const) {
    window.addEventListener(event, () => send(event), { signal: listening.signal });
  }
  map.on('moveend', () => send(view.getZoom()! >= fromZoom - 0.001 ? 'close' : 'far'));
  return {
    start: () => send('start'),
    stop: () => send('stop'),
    dispose() {
      listening.abort();
      cancelPending();
      dropLayer();
    },
  };
}
