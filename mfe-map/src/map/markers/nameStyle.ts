import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { BODY } from '../ground/fonts';
import type { Palette } from '../ground/palette';
import { HALO_PX, type Name } from './placeNames';

export const NAME_FONT = `650 13.5px ${BODY}`;
const Z_INDEX = 900;

export const nameStyle = ({ text, offsetX, offsetY, align }: Name, colours: Palette): Style =>
  new Style({
    zIndex: Z_INDEX,
    text: new Text({
      text,
      font: NAME_FONT,
      offsetX,
      offsetY,
      textAlign: align,
      justify: align,
      fill: new Fill({ color: colours.placeText }),
      stroke: new Stroke({ color: colours.halo, width: HALO_PX }),
      overflow: true,
    }),
  });
