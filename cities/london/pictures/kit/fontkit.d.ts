/** The part of fontkit 2 that the lettering uses; the package ships no types. Names with an underscore are its inner parts. */
declare module 'fontkit' {
  interface Point {
    x: number;
    y: number;
    copy(): Point;
  }
  interface Glyph {
    id: number;
    path: { commands: { command: string; args: number[] }[] };
  }
  interface Font {
    unitsPerEm: number;
    /** Code points that it has glyphs for. */
    characterSet: number[];
    variationAxes: Record<string, { min: number; default: number; max: number }>;
    HVAR: unknown;
    variationCoords: number[] | null;
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number }[] };
    getGlyph(id: number): Glyph;
    _glyphs: Record<number, Glyph>;
    _transformedGlyphs: { points?: Point[] }[];
    _variationProcessor: {
      transformPoints(id: number, points: Point[]): void;
      getAdvanceAdjustment(id: number, table: unknown): number;
    };
  }
  export function openSync(file: string): Font;
  export function create(font: Buffer): Font;
}
