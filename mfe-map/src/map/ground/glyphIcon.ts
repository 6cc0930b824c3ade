import glyphs from '@guide/city/map/glyphs.json' with { type: 'json' };
import Icon from 'ol/style/Icon.js';
import { styleCache } from './styleCache';

const BOX = 24;
const MARGIN = 2;
const DENSITY = 3;

const cached = styleCache<Icon>();

/**
 * A glyph of the city pack as an icon, cached because OpenLayers caches a canvas per icon.
 * @param size - size in CSS px
 */
export const glyphIcon = (glyph: string, inks: { fill: string; ring: string }, size: number): Icon =>
  cached(`${glyph} ${inks.fill} ${inks.ring} ${size}`, () => drawIcon(glyph, inks, size));

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
