import type { Canvas } from '../picture';
import { ellipse } from './svg';

/** A soft light with no edge: `key` names its gradient within the picture, `strength` is the opacity at its heart. */
export function glow(
  canvas: Canvas,
  key: string,
  colour: string,
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  strength: number,
): string {
  const id = `${canvas.name}-${key}`;
  return (
    `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
    ellipse(x, y, rx, ry, `url(#${id})`)
  );
}
