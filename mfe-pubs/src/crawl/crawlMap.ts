import type { Point } from '@guide/contracts/place';
import type { Site } from '@guide/contracts/site';

/** The crawl's map, in its own units; as many are on a pub's disc from its centre to its edge. */
export const WIDTH = 360;
export const HEIGHT = 270;
export const DISC = 12.5;
/** Between the outermost pubs and the edge. */
const MARGIN = 30;
/** Units per degree of latitude: closer than this, about 2 km from edge to edge, the still map's streets say nothing. */
const MAX_SCALE = 20_000;
const ROUNDS = 10;

type Spot = [x: number, y: number];

/** Where the still map lies, as the attributes of an SVG element. */
interface Ground {
  x: number;
  y: number;
  width: number;
  height: number;
}

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/**
 * Where pubs fall in a map that has all of them in it and north on top, and the city's still map beneath.
 * @param places at least one
 */
export function crawlMap(
  places: readonly Point[],
  still: Site['mapStill'],
): { spots: Spot[]; ground?: Ground } {
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  const [lat, lng] = [middle(lats), middle(lngs)];
  const narrowing = Math.cos((lat * Math.PI) / 180);
  const scale = Math.min(
    MAX_SCALE,
    (HEIGHT - 2 * MARGIN) / extent(lats),
    (WIDTH - 2 * MARGIN) / (extent(lngs) * narrowing),
  );
  const across = scale * narrowing;
  const spots = places.map(
    (place): Spot => [WIDTH / 2 + (place.lng - lng) * across, HEIGHT / 2 - (place.lat - lat) * scale],
  );
  separate(spots);
  if (!still) return { spots };
  const [west, south, east, north] = still.bounds;
  return {
    spots,
    ground: {
      x: WIDTH / 2 + (west - lng) * across,
      y: HEIGHT / 2 - (north - lat) * scale,
      width: (east - west) * across,
      height: (north - south) * scale,
    },
  };
}

/** Moves discs that would lie on each other apart, so that their numbers can be read. */
function separate(spots: Spot[]): void {
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, one] of spots.entries()) {
      for (const other of spots.slice(index + 1)) {
        const [dx, dy] = [other[0] - one[0] || 1, other[1] - one[1]];
        const distance = Math.hypot(dx, dy);
        const push = (2 * DISC - distance) / 2 / distance;
        if (push <= 0) continue;
        one[0] -= dx * push;
        one[1] -= dy * push;
        other[0] += dx * push;
        other[1] += dy * push;
      }
    }
  }
}
