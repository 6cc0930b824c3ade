import type { Canvas } from '../picture';

const idOf = (canvas: Canvas, key: string): string => `${canvas.name}-${key}`;

/** Keeps a drawing (made round the origin) for several uses in the same picture; keeps crowded files small. */
export function define(canvas: Canvas, key: string, body: string): string {
  return `<defs><g id="${idOf(canvas, key)}">${body}</g></defs>`;
}

/** Sets a kept drawing at a place, scaled. */
export function reuse(canvas: Canvas, key: string, x: number, y: number, scale: number): string {
  return `<use href="#${idOf(canvas, key)}" transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})"/>`;
}
