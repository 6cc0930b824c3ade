import glyphs from '@guide/city/map/glyphs.json' with { type: 'json' };
import Icon from 'ol/style/Icon.js';
import { styleCache } from './styleCache';

/** Side of the box that glyphs are drawn in. */
const BOX = 24;
/** Room around it for the ring of paper. */
const MARGIN = 2;
/** Pixels per unit, enough for dense screens. */
const DENSITY = 3;

const once = styleCache<Icon>();

/**
 * A glyph of the pack as an icon, one for all maps of the page: OpenLayers caches every icon's canvas. It is drawn
 * at once: nothing waits for a picture to load.
 * @param size side in CSS pixels
 */
export const glyphIcon = (glyph: string, inks: { fill: string; ring: string }, size: number): Icon =>
  once(`${glyph} ${inks.fill} ${inks.ring} ${size}`, () => drawIcon(glyph, inks, size));

function drawIcon(glyph: string, { fill, ring }: { fill: string; ring: string }, size: number): Icon {
  const side = (BOX + 2 * MARGIN) * DENSITY;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d')!;
  const path = new Path2D(glyphs[glyph as keyof typeof glyphs]);
  context.scale(DENSITY, DENSITY);
  context.translate(MARGIN, MARGIN);
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = ring;
  context.stroke(path);
  context.fillStyle = fill;
  context.fill(path, 'evenodd');
  return new Icon({ img: canvas, scale: size / side, declutterMode: 'declutter' });
}
