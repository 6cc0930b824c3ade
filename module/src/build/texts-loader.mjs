import { withCompiledTexts } from './texts.mjs';

/**
 * Loader for the texts of components. A file with a syntax error stays as it is: the next loader shows the line.
 * @param {string} source @this {import('@rspack/core').LoaderContext}
 */
export default function textsLoader(source) {
  try {
    return withCompiledTexts(source, this.resourcePath);
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code === 'BABEL_PARSER_SYNTAX_ERROR') return source;
    throw error;
  }
}
