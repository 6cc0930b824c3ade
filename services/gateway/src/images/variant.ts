import { Negotiator } from '@fastify/accept-negotiator';
import { type Static, Type } from 'typebox';

const PIXELS = Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 }));

/** Query of a picture (D-56): width and height in pixels, quality in percent; other names are ignored. */
export const ImageQuery = Type.Object({
  w: PIXELS,
  h: PIXELS,
  q: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});

/** The form in which a picture is requested (D-56): `auto=format&fit=crop&w=800&h=533&q=80`. */
export interface Variant {
  width: number;
  /** Absent: the picture's own proportions. */
  height?: number;
  quality: number;
  format: 'avif' | 'webp' | 'jpeg';
}

/** Widths that are made; any other is rounded up to the next, so that nobody can fill the cache with sizes. */
const WIDTHS = [96, 160, 320, 480, 640, 800, 1200, 1600, 1920];
const QUALITIES = [40, 60, 80];

const formats = new Negotiator({ supportedValues: ['image/avif', 'image/webp'] });

const stepUp = (steps: number[], wanted: number) => steps.find((step) => step >= wanted) ?? steps.at(-1)!;

/**
 * The variant for a request's parameters, clamped to the sizes that are made.
 * @param accept the request's Accept header: the best format that it names
 */
export function readVariant({ w, h, q }: Static<typeof ImageQuery>, accept = ''): Variant {
  const width = stepUp(WIDTHS, w ?? 1200);
  return {
    width,
    // The requested proportions at the made width, in steps of 8 pixels, never above 4:1 or below 1:4.
    height: h && Math.min(width * 4, Math.max(width / 4, Math.round((h * width) / (w ?? width) / 8) * 8)),
    quality: stepUp(QUALITIES, q ?? 80),
    format: (formats.negotiate(accept)?.replace('image/', '') ?? 'jpeg') as Variant['format'],
  };
}
