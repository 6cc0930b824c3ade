/** The parser has no published types; this declares what `styles.mjs` and `style-rules.mjs` use. */
declare module 'css-tree' {
  export interface CssNode {
    type: string;
    name: string;
    property: string;
    value: CssNode;
    prelude: CssNode | null;
    block: CssNode | null;
    children: Iterable<CssNode>;
    /** Offsets in the text, with the option `positions`. */
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

/** The same parser in one file; the other build reads data files from its folder, so it cannot be bundled. */
declare module 'css-tree/dist/csstree.esm' {
  export { generate, parse } from 'css-tree';
}
