import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text, { type Options as TextOptions } from 'ol/style/Text.js';
import { BODY, DISPLAY } from './fonts';
import type { LabelMaker } from './labelMaker';
import type { Palette } from './palette';
import { widthAt } from './zoom';

const RIVER_FROM = 12;
/** By rank: major and main roads, then streets. */
const ROADS_FROM = { 1: 14, 2: 14, 3: 15 };
const BRIDGES_FROM = 14;

const lettered = (name: string) => [...name].join('\u2009');

/** Names that run along a line: river, canals, roads, bridges. */
export function lineLabel(colours: Palette): Record<'riverLabel' | 'canal' | 'road' | 'bridge', LabelMaker> {
  const along = (zIndex: number, fill: string, halo: string, text: TextOptions) =>
    new Style({
      zIndex,
      text: new Text({
        placement: 'line',
        fill: new Fill({ color: fill }),
        stroke: new Stroke({ color: halo, width: 3 }),
        ...text,
      }),
    });
  return {
    riverLabel: ({ drawn }, zoom) =>
      zoom < RIVER_FROM
        ? undefined
        : along(80, colours.waterText, colours.waterHalo, {
            text: lettered(drawn.name),
            font: `italic 500 ${Math.round(widthAt(zoom, 13, 24))}px ${DISPLAY}`,
            repeat: 760,
            maxAngle: 0.6,
          }),
    canal: ({ drawn }, zoom) =>
      zoom < BRIDGES_FROM
        ? undefined
        : along(10, colours.waterText, colours.waterHalo, {
            text: drawn.name,
            font: `italic 500 12px ${DISPLAY}`,
          }),
    road: ({ drawn }, zoom) => {
      const rank = drawn.rank ?? 3;
      if (zoom < ROADS_FROM[rank]) return undefined;
      return along(10 - rank, colours.roadText, colours.roadHalo, {
        text: drawn.name,
        font: `${rank === 1 ? 600 : 450} ${zoom > 15.5 ? 13 : 12}px ${BODY}`,
        repeat: 360,
        maxAngle: 0.7,
      });
    },
    bridge: ({ drawn }, zoom) =>
      zoom < BRIDGES_FROM
        ? undefined
        : along(30, colours.roadText, colours.halo, {
            text: drawn.name,
            font: `600 11.5px ${BODY}`,
            overflow: true,
          }),
  };
}
