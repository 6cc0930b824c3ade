import { withCompiledTexts } from './texts.mjs';

/** Loader for the texts of components. @param {string} source @this {import('@rspack/core').LoaderContext} */
export default function textsLoader(source) {
  return withCompiledTexts(source, this.resourcePath);
}
