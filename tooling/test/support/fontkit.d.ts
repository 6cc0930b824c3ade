/** The package has no types; only the used parts are declared. */
declare module 'fontkit' {
  interface Font {
    characterSet: number[];
    variationAxes: Record<string, { min: number; default: number; max: number }>;
  }
  export function create(font: Buffer): Font;
}
