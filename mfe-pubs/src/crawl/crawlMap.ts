import type { Point } from '@guide/contracts/place';
import type { Site } from '@guide/contracts/site';

/** In SVG units. */
export const WIDTH = 360;
export const HEIGHT = 270;
export const DISC = 12.5;
const MARGIN = 30;
/** SVG units per degree of latitude; the map is at least about 2 km wide. */
const MAX_SCALE = 20_000;
const ROUNDS = 10;

type Position = [x: number, y: number];

const center = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/** Pub positions on a map that shows all of them, and the placement of the static map. @param places - at least one */
export function crawlMap(places: readonly Point[], still: Site['mapStill']) {
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  const [lat, lng] = [center(lats), center(lngs)];
  const narrowing = Math.cos((lat * Math.PI) / 180);
  const scale = Math.min(
    MAX_SCALE,
    (HEIGHT - 2 * MARGIN) / extent(lats),
    (WIDTH - 2 * MARGIN) / (extent(lngs) * narrowing),
  );
  const across = scale * narrowing;
  const positions = places.map(
    (place): Position => [WIDTH / 2 + (place.lng - lng) * across, HEIGHT / 2 - (place.lat - lat) * scale],
  );
  separate(positions);
  if (!still) return { positions };
  const [west, south, east, north] = still.bounds;
  return {
    positions,
    background: {
      x: WIDTH / 2 + (west - lng) * across,
      y: HEIGHT / 2 - (north - lat) * scale,
      width: (east - west) * across,
      height: (north - south) * scale,
    },
  };
}

function separate(positions: Position[]): void {
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, a] of positions.entries()) {
      for (const b of positions.slice(index + 1)) {
        const [dx, dy] = [b[0] - a[0] || 1, b[1] - a[1]];
        const distance = Math.hypot(dx, dy);
        const push = (2 * DISC - distance) / 2 / distance;
        if (push <= 0) continue;
        a[0] -= dx * push;
        a[1] -= dy * push;
        b[0] += dx * push;
        b[1] += dy * push;
      }
    }
  }
}
