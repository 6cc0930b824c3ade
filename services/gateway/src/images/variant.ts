/** What a visitor may ask of a picture (D-56): `auto=format&fit=crop&w=800&h=533&q=80`. */
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

const stepUp = (steps: number[], wanted: number) => steps.find((step) => step >= wanted) ?? steps.at(-1)!;

const whole = (text: string | undefined) => (text && /^\d{1,5}$/.test(text) ? Number(text) : undefined);

/**
 * Reads and clamps a request's parameters. Anything that is not a whole number counts as absent.
 * @param accept the request's Accept header: the best format that it names
 */
export function readVariant(query: Record<string, string | undefined>, accept = ''): Variant {
  const asked = whole(query.w);
  const width = stepUp(WIDTHS, asked ?? 1200);
  const height = whole(query.h);
  return {
    width,
    // The asked proportions at the made width, in steps of 8 pixels, never above 4:1 or below 1:4.
    height:
      height &&
      Math.min(width * 4, Math.max(width / 4, Math.round((height * width) / (asked || width) / 8) * 8)),
    quality: stepUp(QUALITIES, whole(query.q) ?? 80),
    format: accept.includes('image/avif') ? 'avif' : accept.includes('image/webp') ? 'webp' : 'jpeg',
  };
}
