import type { MapFeature } from '@guide/contracts/city/map';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { Palette } from './palette';
import { styleCache } from './styleCache';
import { widthAt, type zoomOf } from './zoom';

type RoadRank = 1 | 2 | 3;

const WIDTH: Record<RoadRank, [number, number]> = { 1: [3, 22], 2: [2, 17], 3: [1.4, 12] };
const MIN_ZOOM: Record<RoadRank, number> = { 1: 0, 2: 11.5, 3: 13 };
/** Stacking order: casings are below surfaces, so that roads of the same rank join; bridges are on top. */
const CASING = 4;
const SURFACE = 6;
const BRIDGE = 7;

const rankOf = ({ kind, rank, use }: MapFeature): RoadRank =>
  kind === 'bridge' ? (use === 'foot' ? 3 : 2) : (rank ?? 3);

export function roadStyle(colours: Palette) {
  const cached = styleCache<Style[]>();
  const surface: Record<RoadRank, string> = { 1: colours.major, 2: colours.main, 3: colours.street };

  return (road: MapFeature, zoom: ReturnType<typeof zoomOf>): Style[] | undefined => {
    const rank = rankOf(road);
    const bridge = road.kind === 'bridge';
    if (!bridge && zoom < MIN_ZOOM[rank]) return undefined;
    return cached(`${road.kind} ${rank} ${road.use} ${zoom}`, () => {
      const width = widthAt(zoom, ...WIDTH[rank]);
      const edge = (zoom < 12 ? 1 : 2) + (bridge ? 1.5 : 0);
      const casing = bridge ? colours.bridgeCase : rank === 1 ? colours.majorCase : colours.mainCase;
      const line = { lineCap: bridge ? 'butt' : 'round', lineJoin: 'round' } as const;
      const level = (4 - rank) / 10;
      return [
        new Style({
          zIndex: (bridge ? BRIDGE : CASING) + level,
          stroke: new Stroke({ ...line, color: casing, width: width + edge }),
        }),
        new Style({
          zIndex: (bridge ? BRIDGE + 0.5 : SURFACE) + level,
          stroke: new Stroke({
            ...line,
            color: road.use === 'rail' ? colours.rail : surface[rank],
            width: road.use === 'rail' ? width * 0.6 : width,
          }),
        }),
      ];
    });
  };
}
