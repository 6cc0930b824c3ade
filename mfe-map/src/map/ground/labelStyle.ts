import type { MapFeature, MapKind } from '@guide/contracts/city/map';
import { type Site, wordIn } from '@guide/contracts/site';
import { currentLanguage } from '@guide/contracts/texts';
import Point from 'ol/geom/Point.js';
import { fromLonLat } from 'ol/proj.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style, { type StyleFunction } from 'ol/style/Style.js';
import Text, { type Options as TextOptions } from 'ol/style/Text.js';
import { getUid } from 'ol/util.js';
import { onTwoLines } from '../onTwoLines';
import type { DrawnFeature } from './features';
import { BODY, DISPLAY } from './fonts';
import { glyphIcon } from './glyphIcon';
import type { Palette } from './palette';
import { HAIR_SPACE, spaceLetters, THIN_SPACE } from './spaceLetters';
import { styleCache } from './styleCache';
import { widthAt, zoomOf } from './zoom';

/** Minimum zoom of the kinds with labels or signs; roads and stations by rank. */
const MIN_ZOOM: Partial<Record<MapKind, number | Record<1 | 2 | 3, number>>> = {
  area: 12,
  park: 12,
  riverLabel: 12,
  landmark: 12.75,
  canal: 14,
  bridge: 14,
  lake: 14.5,
  road: { 1: 14, 2: 14, 3: 15 },
  station: { 1: 12.25, 2: 13.5, 3: 14.5 },
};
const LANDMARK_NAME_MIN_ZOOM = 14.5;
const STATION_NAME_MIN_ZOOM = 15;
/** Above this zoom, area names would leave no space for street names. */
const AREA_MAX_ZOOM = 16.5;
const LETTER_WIDTH_PX = 5.2;

export const isLabelled = ({ kind }: MapFeature): boolean => kind in MIN_ZOOM;

function minZoomOf({ kind, rank = 3 }: MapFeature): number {
  const zoom = MIN_ZOOM[kind] ?? Number.POSITIVE_INFINITY;
  return typeof zoom === 'number' ? zoom : zoom[rank];
}

type LabelMaker = (feature: DrawnFeature, zoom: number, resolution: number) => Style | undefined;

const positionOf = ({ drawn }: DrawnFeature) =>
  drawn.label ? new Point(fromLonLat(drawn.label)) : undefined;

const textStyle = (fill: string, halo: string, options: TextOptions, haloWidth = 3) =>
  new Text({
    fill: new Fill({ color: fill }),
    stroke: new Stroke({ color: halo, width: haloWidth }),
    ...options,
  });

function labelMakers(colours: Palette, words: Site['words']): Partial<Record<MapKind, LabelMaker>> {
  const stationSign = glyphIcon('station', { fill: colours.station, ring: colours.stationGround }, 18);
  const stationRing = (radius: number) =>
    new CircleStyle({
      radius,
      fill: new Fill({ color: colours.stationGround }),
      stroke: new Stroke({ color: colours.station, width: 2.2 }),
      declutterMode: 'declutter',
    });
  const alongLine = (zIndex: number, fill: string, halo: string, options: TextOptions) =>
    new Style({ zIndex, text: textStyle(fill, halo, { placement: 'line', ...options }) });
  const onSurface = (feature: DrawnFeature, size: number, fill: string, halo: string, zIndex: number) =>
    new Style({
      zIndex,
      geometry: positionOf(feature),
      text: textStyle(
        fill,
        halo,
        {
          text: onTwoLines(feature.drawn.name),
          font: `italic 500 ${size}px ${DISPLAY}`,
          overflow: true,
          padding: [2, 3, 2, 3],
        },
        2.5,
      ),
    });
  return {
    area(feature, zoom) {
      if (zoom > AREA_MAX_ZOOM) return undefined;
      const size = zoom < 13 ? 11.5 : zoom < 14 ? 13 : 15;
      const name = wordIn({ words }, feature.drawn.name).toLocaleUpperCase(currentLanguage());
      const text = spaceLetters(name, HAIR_SPACE);
      const options = { text, font: `650 ${size}px ${BODY}`, overflow: true, padding: [4, 6, 4, 6] };
      return new Style({
        zIndex: 60,
        geometry: positionOf(feature),
        text: textStyle(colours.areaText, colours.halo, options, 3.2),
      });
    },
    park(feature, zoom, resolution) {
      const [west, , east] = feature.getGeometry()!.getExtent() as [number, number, number, number];
      const isTooNarrow = (east - west) / resolution < feature.drawn.name.length * LETTER_WIDTH_PX;
      if (isTooNarrow) return undefined;
      return onSurface(feature, zoom > 14 ? 14 : 12, colours.parkText, colours.parkHalo, 40);
    },
    lake: (feature) => onSurface(feature, 12, colours.waterText, colours.waterHalo, 20),
    riverLabel: ({ drawn }, zoom) =>
      alongLine(80, colours.waterText, colours.waterHalo, {
        text: spaceLetters(drawn.name, THIN_SPACE),
        font: `italic 500 ${Math.round(widthAt(zoom, 13, 24))}px ${DISPLAY}`,
        repeat: 760,
        maxAngle: 0.6,
      }),
    canal: ({ drawn }) =>
      alongLine(10, colours.waterText, colours.waterHalo, {
        text: drawn.name,
        font: `italic 500 12px ${DISPLAY}`,
      }),
    road({ drawn }, zoom) {
      const rank = drawn.rank ?? 3;
      return alongLine(10 - rank, colours.roadText, colours.roadHalo, {
        text: drawn.name,
        font: `${rank === 1 ? 600 : 450} ${zoom > 15.5 ? 13 : 12}px ${BODY}`,
        repeat: 360,
        maxAngle: 0.7,
      });
    },
    bridge: ({ drawn }) =>
      alongLine(30, colours.roadText, colours.halo, {
        text: drawn.name,
        font: `600 11.5px ${BODY}`,
        overflow: true,
      }),
    station({ drawn }, zoom) {
      const rank = drawn.rank ?? 3;
      const offsetY = rank === 1 ? 17 : 13;
      const name = { text: drawn.name, offsetY, font: `600 11.5px ${BODY}` };
      return new Style({
        zIndex: 50 - rank * 8,
        image: rank === 1 ? stationSign : stationRing(rank === 2 ? 4.2 : 3.4),
        text: zoom < STATION_NAME_MIN_ZOOM ? undefined : textStyle(colours.station, colours.halo, name),
      });
    },
    landmark({ drawn }, zoom) {
      if (!drawn.glyph) return undefined;
      const isNamed = zoom >= LANDMARK_NAME_MIN_ZOOM;
      const inks = { fill: colours.landmark, ring: colours.halo };
      const name = { text: drawn.name, offsetY: 22, font: `550 12px ${DISPLAY}` };
      return new Style({
        zIndex: 35,
        image: glyphIcon(drawn.glyph, inks, isNamed ? 30 : 22),
        text: isNamed ? textStyle(colours.landmark, colours.halo, name) : undefined,
      });
    },
  };
}

/** Style of labels and symbols by zoom. If labels overlap, only the more important ones are shown. */
export function labelStyle(colours: Palette, words: Site['words']): StyleFunction {
  const cached = styleCache<{ style: Style | undefined }>();
  const makers = labelMakers(colours, words);
  return (feature, resolution) => {
    const { drawn } = feature as DrawnFeature;
    const make = makers[drawn.kind];
    const zoom = zoomOf(resolution);
    if (!make || zoom < minZoomOf(drawn)) return undefined;
    return cached(`${zoom} ${getUid(feature)}`, () => ({
      style: make(feature as DrawnFeature, zoom, resolution),
    })).style;
  };
}
