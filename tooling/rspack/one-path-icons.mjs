/** Loader that draws each icon of Lucide with one path instead of several shapes, in the design system's component. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './common.mjs';

const createIcon = path.join(root, 'ui/src/Icon/createIcon.tsx');

const round = (/** @type {number} */ value) => Math.round(value * 1e4) / 1e4;

/** An ellipse as two arcs. @param {number} cx @param {number} cy @param {number} rx @param {number} [ry] */
const ellipse = (cx, cy, rx, ry = rx) =>
  `M${round(cx - rx)} ${cy}a${rx} ${ry} 0 1 0 ${round(2 * rx)} 0a${rx} ${ry} 0 1 0 ${round(-2 * rx)} 0z`;

/** @param {Record<string, number>} attributes */
function rectangle({ x = 0, y = 0, width = 0, height = 0, rx = 0, ry = rx }) {
  const [across, down] = [round(width - 2 * rx), round(height - 2 * ry)];
  if (!rx) return `M${x} ${y}h${across}v${down}h${-across}z`;
  const corner = (/** @type {number} */ dx, /** @type {number} */ dy) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return `M${round(x + rx)} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`;
}

/** A first `m` is absolute, but its further pairs are relative lines. @param {string} d */
const startingAbsolutely = (d) =>
  d.replace(/^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)[\s,]*(?=(.?))/, (_move, x, y, next) =>
    /[-\d.]/.test(next) ? `M${x} ${y}l` : `M${x} ${y}`,
  );

/** @type {Record<string, (attributes: Record<string, any>) => string>} */
const PATHS = {
  path: ({ d }) => startingAbsolutely(d),
  circle: ({ cx, cy, r }) => ellipse(+cx, +cy, +r),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(+cx, +cy, +rx, +ry),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  rect: (attributes) =>
    rectangle(Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, Number(value)]))),
};

/** @param {[shape: string, attributes: Record<string, string>][]} shapes @returns {string | null} null for filled shapes */
export function onePath(shapes) {
  const isOutline = shapes.every(([shape, { fill }]) => shape in PATHS && fill === undefined);
  return isOutline ? shapes.map(([shape, attributes]) => PATHS[shape]?.(attributes)).join('') : null;
}

/** Icons that point in the reading direction. */
const TURNING = new Set([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'external-link',
  'list',
  'list-checks',
  'undo-2',
]);

/** The call that creates an icon's component, or null. @param {{ name: string, node: Parameters<typeof onePath>[0] }} icon */
export function iconCall({ name, node }) {
  const d = onePath(node);
  return d && `createIcon(${JSON.stringify(d)}${TURNING.has(name) ? ', true' : ''})`;
}

/** @param {string} source @this {import('@rspack/core').LoaderContext} */
export default function onePathIcons(source) {
  const done = this.async();
  import(pathToFileURL(this.resourcePath).href).then(({ __iconData: icon }) => {
    const call = icon && iconCall(icon);
    if (!call) return done(null, source);
    done(
      null,
      `import { createIcon } from ${JSON.stringify(createIcon)};\nexport default /* @__PURE__ */ ${call};`,
    );
  }, done);
}
