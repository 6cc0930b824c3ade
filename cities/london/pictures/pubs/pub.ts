import type { Emblem } from './emblems';

/** One pub: its name, what the ribbon of the sign says, and the colours of its house. */
export interface Pub {
  file: string;
  name: string;
  place: string;
  emblem: Emblem;
  alt: string;
  /** Ground of the painted sign and its shape. */
  sign: string;
  shape: 'square' | 'arched' | 'round';
  /** The painted shop front. */
  front: string;
  door: string;
  /** The wall above: brick laid in courses, or plaster with timber framing. */
  wall: string;
  timbered?: boolean;
  flowers: 'baskets' | 'abundant' | 'none';
  seed: number;
}
