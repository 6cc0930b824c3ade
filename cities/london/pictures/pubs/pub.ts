import type { Hour } from '../kit/palettes';
import type { Canvas } from '../picture';
import type { Emblem } from './emblems';

/** The painted sign that hangs at a pub: what it shows, what its ribbon says, its ground and its shape. */
export interface Sign {
  emblem: Emblem;
  place: string;
  ground: string;
  shape: 'square' | 'arched' | 'round';
  /** Where the middle of its bracket is, and its size. */
  at: readonly [x: number, y: number, scale: number];
}

/** One pub: its name, its sign and the drawing of its own house. */
export interface Pub {
  file: string;
  name: string;
  /** What is to be seen, as it follows the name. */
  alt: string;
  hour: Hour;
  sign: Sign;
  /** The house and its street, from back to front; the sign hangs before them. */
  front(canvas: Canvas): string[];
}
