import TileLayer from 'ol/layer/Tile.js';
import type OlMap from 'ol/Map.js';
import XYZ from 'ol/source/XYZ.js';

/** The layer comes in over this time, milliseconds. */
const FADE = 400;
const MAX_ZOOM = 19;

/** The public tiles above the illustrated ground, unseen until `show`. A tile that is missing shows the ground. */
export function createTileLayer(map: OlMap, url: string, on: { tile(): void; failed(): void }) {
  const source = new XYZ({ url, maxZoom: MAX_ZOOM, transition: 0 });
  const layer = new TileLayer({ source, zIndex: 10, opacity: 0 });
  let frame = 0;
  source.on('tileloadend', on.tile);
  source.on('tileloaderror', on.failed);
  map.addLayer(layer);

  return {
    show(still: boolean) {
      const start = performance.now();
      const step = (now: number) => {
        const part = still ? 1 : Math.min(1, (now - start) / FADE);
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

/** The address of one tile of a template, for trying the server. */
export const tileUrl = (url: string, [z, x, y]: [number, number, number]): string =>
  new XYZ({ url }).getTileUrlFunction()([z, x, y], 1, undefined as never) ?? url;
