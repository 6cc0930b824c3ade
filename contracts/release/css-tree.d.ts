/** The parser publishes no types; only what `styles.mjs` and `style-rules.mjs` read is declared. */
declare module 'css-tree' {
  export interface CssNode {
    type: string;
    name: string;
    property: string;
    value: CssNode;
    prelude: CssNode | null;
    block: CssNode | null;
    children: Iterable<CssNode>;
    /** With `positions`: offsets in the text. */
    loc: { start: { offset: number }; end: { offset: number } };
  }
  interface ParseOptions {
    positions?: boolean;
    parseAtrulePrelude?: boolean;
    parseValue?: boolean;
    parseCustomProperty?: boolean;
    onParseError?(error: Error & { offset: number }): void;
  }
  export function parse(css: string, options?: ParseOptions): CssNode;
  export function generate(node: CssNode | null): string;
}

/** The same in one file, for programs that are bundled. */
declare module 'css-tree/dist/csstree.esm' {
  export { parse } from 'css-tree';
}
