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

/** Widths that are made; any other is rounded up to the next. */
const WIDTHS = [96, 160, 320, 480, 640, 800, 1200, 1600, 1920];
const QUALITIES = [40, 60, 80];
/** Proportions that are made, width by height; any other is replaced by the nearest. */
const PROPORTIONS = [1 / 2, 2 / 3, 3 / 4, 1, 4 / 3, 3 / 2, 16 / 9, 2];
const DEFAULT_WIDTH = 1200;
/** Of all pictures in the guide's own pages. */
const GUIDE_QUALITY = 80;

const formats = new Negotiator({ supportedValues: ['image/avif', 'image/webp'] });

const stepUp = (steps: number[], wanted: number) => steps.find((step) => step >= wanted) ?? steps.at(-1)!;
const nearest = (steps: number[], wanted: number) =>
  steps.reduce((best, step) =>
    Math.abs(Math.log(step / wanted)) < Math.abs(Math.log(best / wanted)) ? step : best,
  );

/**
 * The variant for a request's parameters: the next larger width and quality and the nearest proportions that are made.
 * @param accept the request's Accept header: the best format that it names
 */
export function readVariant({ w, h, q }: Static<typeof ImageQuery>, accept = ''): Variant {
  const width = stepUp(WIDTHS, w ?? DEFAULT_WIDTH);
  return {
    width,
    height: h && Math.round(width / nearest(PROPORTIONS, (w ?? width) / h)),
    quality: stepUp(QUALITIES, q ?? GUIDE_QUALITY),
    format: (formats.negotiate(accept)?.replace('image/', '') ?? 'jpeg') as Variant['format'],
  };
}

/** Whether the guide's own pages request this variant: at most 27 of each picture, one for each width and format. */
export const isOfGuide = ({ height, quality }: Variant): boolean =>
  height === undefined && quality === GUIDE_QUALITY;
