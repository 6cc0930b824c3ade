import { Negotiator } from '@fastify/accept-negotiator';
import { type Static, Type } from 'typebox';

const PIXELS = Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 }));

/** Width and height in pixels, quality in percent (D-56); other parameters are ignored. */
export const ImageQuery = Type.Object({
  w: PIXELS,
  h: PIXELS,
  q: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});

/** A requested size and format (D-56): `auto=format&fit=crop&w=800&h=533&q=80`. */
export interface Variant {
  width: number;
  height?: number;
  quality: number;
  format: 'avif' | 'webp' | 'jpeg';
}

/** Requested widths and qualities are rounded up to these. */
const WIDTHS = [96, 160, 320, 480, 640, 800, 1200, 1600, 1920];
const QUALITIES = [40, 60, 80];
/** Ratios of width to height; requested ratios are rounded to the nearest. */
const PROPORTIONS = [1 / 2, 2 / 3, 3 / 4, 1, 4 / 3, 3 / 2, 16 / 9, 2];
const DEFAULT_WIDTH = 1200;
const GUIDE_QUALITY = 80;

const formats = new Negotiator({ supportedValues: ['image/avif', 'image/webp'] });

const roundUp = (steps: number[], requested: number) =>
  steps.find((step) => step >= requested) ?? steps.at(-1)!;
const nearest = (steps: number[], requested: number) =>
  steps.reduce((best, step) =>
    Math.abs(Math.log(step / requested)) < Math.abs(Math.log(best / requested)) ? step : best,
  );

export function readVariant({ w, h, q }: Static<typeof ImageQuery>, accept = ''): Variant {
  const width = roundUp(WIDTHS, w ?? DEFAULT_WIDTH);
  return {
    width,
    height: h && Math.round(width / nearest(PROPORTIONS, (w ?? width) / h)),
    quality: roundUp(QUALITIES, q ?? GUIDE_QUALITY),
    format: (formats.negotiate(accept)?.replace('image/', '') ?? 'jpeg') as Variant['format'],
  };
}

/** Whether the guide's own pages request it: at most 27 variants per picture. */
export const isGuideVariant = ({ height, quality }: Variant): boolean =>
  height === undefined && quality === GUIDE_QUALITY;
