import type { Coordinate } from 'ol/coordinate.js';
import TileLayer from 'ol/layer/Tile.js';
import type OlMap from 'ol/Map.js';
import XYZ from 'ol/source/XYZ.js';
import { MAX_ZOOM } from '../view';

/** A layer's `minZoom` is exclusive. */
const JUST_BELOW = 0.01;

interface Options {
  url: string;
  fromZoom: number;
  reducedMotion: boolean;
  onTile(): void;
  onFailed(): void;
}

export function createTileLayer(map: OlMap, { url, fromZoom, reducedMotion, onTile, onFailed }: Options) {
  const source = new XYZ({ url, maxZoom: MAX_ZOOM, transition: reducedMotion ? 0 : undefined });
  const layer = new TileLayer({ source, zIndex: 10, minZoom: fromZoom - JUST_BELOW });
  source.on('tileloadend', onTile);
  source.on('tileloaderror', onFailed);
  map.addLayer(layer);
  return {
    remove() {
      map.removeLayer(layer);
      layer.dispose();
      source.dispose();
    },
  };
}

export function tileUrl(url: string, at: Coordinate, zoom: number): string {
  const source = new XYZ({ url });
  const tile = source.getTileGrid()!.getTileCoordForCoordAndZ(at, zoom);
  return source.getTileUrlFunction()(tile, 1, undefined as never) ?? url;
}

const PROBE_TIMEOUT_MS = 3500;
const MIN_TILE_SIZE_PX = 64;

/** Requests one tile. @returns whether it arrives in time */
export function probeTile(url: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    const settle = (arrived: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', fail);
      picture.onload = null;
      picture.onerror = null;
      if (!arrived) picture.removeAttribute('src');
      resolve(arrived);
    };
    const fail = () => settle(false);
    const timer = setTimeout(fail, PROBE_TIMEOUT_MS);
    signal.addEventListener('abort', fail);
    picture.onload = () => settle(picture.naturalWidth >= MIN_TILE_SIZE_PX);
    picture.onerror = fail;
    picture.src = url;
  });
}
