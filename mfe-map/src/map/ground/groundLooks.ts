import type { MapFeature, MapKind } from '@guide/contracts/city/map';
import type { Palette } from './palette';
import { widthAt } from './zoom';

/** How the features of some kinds look; each look is one SVG path. */
export interface Look {
  kinds: MapKind[];
  /** Rank of roads, use of bridges or tint of areas; default: all. */
  part?: number | string;
  minZoom?: number;
  fill?: string;
  stroke?: string;
  /** CSS pixels at a zoom. */
  width?: (zoom: number) => number;
  dash?: [number, number];
  cap?: 'round';
}

const TINTS = 7;
const ROADS = { 1: [3, 22], 2: [2, 17], 3: [1.4, 12] } as const;
const ROAD_MIN_ZOOM = { 1: 0, 2: 11.5, 3: 13 };
const BRIDGES = { foot: ROADS[3], rail: ROADS[2], road: ROADS[2] };

/** @param index - index of a feature in the map, where areas come first */
export const hasLook = ({ kinds, part }: Look, { kind, rank = 3, use }: MapFeature, index: number): boolean =>
  kinds.includes(kind) &&
  (part === undefined || part === (kind === 'area' ? index % TINTS : kind === 'road' ? rank : use));

/** The illustrated map, lowest first. Casings are below surfaces, so that roads join; bridges are on top. */
export function groundLooks(colours: Palette): Look[] {
  const between = (widths: readonly [number, number], factor = 1) => {
    return (zoom: number) => widthAt(zoom, ...widths) * factor;
  };
  const around = (widths: readonly [number, number], edge = 0) => {
    return (zoom: number) => widthAt(zoom, ...widths) + (zoom < 12 ? 1 : 2) + edge;
  };
  const roads = (look: (rank: 1 | 2 | 3) => Omit<Look, 'kinds'>) =>
    ([3, 2, 1] as const).map(
      (rank): Look => ({
        kinds: ['road'],
        part: rank,
        minZoom: ROAD_MIN_ZOOM[rank],
        cap: 'round',
        ...look(rank),
      }),
    );
  const { areas, areaEdge, park, parkEdge, water, waterEdge, rail, railGap } = colours;
  const surfaces = { 1: colours.major, 2: colours.main, 3: colours.street };
  const decks = { foot: colours.street, rail, road: colours.main };
  return [
    ...areas.map(
      (fill, part): Look => ({ kinds: ['area'], part, fill, stroke: areaEdge, width: () => 1, dash: [2, 4] }),
    ),
    { kinds: ['park'], fill: park, stroke: parkEdge, width: () => 1 },
    { kinds: ['river', 'lake'], fill: water, stroke: waterEdge, width: () => 1.2 },
    { kinds: ['canal'], stroke: water, width: between([1.4, 9]), cap: 'round' },
    ...roads((rank) => ({
      stroke: rank === 1 ? colours.majorCase : colours.mainCase,
      width: around(ROADS[rank]),
    })),
    { kinds: ['rail'], minZoom: 11.5, stroke: rail, width: between([1, 4]) },
    { kinds: ['rail'], minZoom: 12.5, stroke: railGap, width: between([0.6, 2.4]), dash: [7, 7] },
    ...roads((rank) => ({ stroke: surfaces[rank], width: between(ROADS[rank]) })),
    ...(['foot', 'rail', 'road'] as const).flatMap((part): Look[] => [
      { kinds: ['bridge'], part, stroke: colours.bridgeCase, width: around(BRIDGES[part], 1.5) },
      {
        kinds: ['bridge'],
        part,
        stroke: decks[part],
        width: between(BRIDGES[part], part === 'rail' ? 0.6 : 1),
      },
    ]),
  ];
}
