/** The part of fontkit 2 that the tests of fonts use; the package ships no types. */
declare module 'fontkit' {
  interface Font {
    /** Code points that it has glyphs for. */
    characterSet: number[];
    variationAxes: Record<string, { min: number; default: number; max: number }>;
  }
  export function create(font: Buffer): Font;
}
