/** The library has no types; only the used parts are declared. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'woff2';
    keepFeatures?: string[];
    noHinting?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
