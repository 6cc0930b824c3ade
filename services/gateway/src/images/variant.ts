import { Negotiator } from '@fastify/accept-negotiator';
import { type Static, Type } from 'typebox';

const PIXELS = Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 }));

/** Pixels, and quality in percent (D-56); other names are ignored. */
export const ImageQuery = Type.Object({
  w: PIXELS,
  h: PIXELS,
  q: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});

/** A requested form (D-56): `auto=format&fit=crop&w=800&h=533&q=80`. */
export interface Variant {
  width: number;
  height?: number;
  quality: number;
  format: 'avif' | 'webp' | 'jpeg';
}

/** Other widths and qualities are rounded up. */
const WIDTHS = [96, 160, 320, 480, 640, 800, 1200, 1600, 1920];
const QUALITIES = [40, 60, 80];
/** Width by height; others become the nearest. */
const PROPORTIONS = [1 / 2, 2 / 3, 3 / 4, 1, 4 / 3, 3 / 2, 16 / 9, 2];
const DEFAULT_WIDTH = 1200;
const GUIDE_QUALITY = 80;

const formats = new Negotiator({ supportedValues: ['image/avif', 'image/webp'] });

const stepUp = (steps: number[], wanted: number) => steps.find((step) => step >= wanted) ?? steps.at(-1)!;
const nearest = (steps: number[], wanted: number) =>
  steps.reduce((best, step) =>
    Math.abs(Math.log(step / wanted)) < Math.abs(Math.log(best / wanted)) ? step : best,
  );

/** @param accept the header: the best format that it names */
export function readVariant({ w, h, q }: Static<typeof ImageQuery>, accept = ''): Variant {
  const width = stepUp(WIDTHS, w ?? DEFAULT_WIDTH);
  return {
    width,
    height: h && Math.round(width / nearest(PROPORTIONS, (w ?? width) / h)),
    quality: stepUp(QUALITIES, q ?? GUIDE_QUALITY),
    format: (formats.negotiate(accept)?.replace('image/', '') ?? 'jpeg') as Variant['format'],
  };
}

/** Whether the guide's own pages request it: at most 27 variants of each picture. */
export const isOfGuide = ({ height, quality }: Variant): boolean =>
  height === undefined && quality === GUIDE_QUALITY;
