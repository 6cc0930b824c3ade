import type { Coordinate } from 'ol/coordinate.js';
import TileLayer from 'ol/layer/Tile.js';
import type OlMap from 'ol/Map.js';
import XYZ from 'ol/source/XYZ.js';
import { MAX_ZOOM } from '../view';

/** The layer comes in over this time. */
const FADE_MS = 400;
/** Layers are shown above their least zoom, not at it. */
const JUST_BELOW = 0.01;

interface Options {
  url: string;
  /** Below this zoom no tile is requested. */
  fromZoom: number;
  onTile(): void;
  onFailed(): void;
}

/** The public tiles above the illustrated ground, unseen until `show`. A tile that is missing shows the ground. */
export function createTileLayer(map: OlMap, { url, fromZoom, onTile, onFailed }: Options) {
  const source = new XYZ({ url, maxZoom: MAX_ZOOM, transition: 0 });
  const layer = new TileLayer({ source, zIndex: 10, opacity: 0, minZoom: fromZoom - JUST_BELOW });
  let frame = 0;
  source.on('tileloadend', onTile);
  source.on('tileloaderror', onFailed);
  map.addLayer(layer);

  return {
    /** @param atOnce without fading */
    show(atOnce: boolean) {
      const start = performance.now();
      const step = (now: number) => {
        const part = atOnce ? 1 : Math.min(1, (now - start) / FADE_MS);
        layer.setOpacity(part);
        if (part < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    },
    remove() {
      cancelAnimationFrame(frame);
      map.removeLayer(layer);
      layer.dispose();
      source.dispose();
    },
  };
}

/** The address of the tile around a point of the projection, for trying the server. */
export function tileUrl(url: string, at: Coordinate, zoom: number): string {
  const source = new XYZ({ url });
  const tile = source.getTileGrid()!.getTileCoordForCoordAndZ(at, zoom);
  return source.getTileUrlFunction()(tile, 1, undefined as never) ?? url;
}
