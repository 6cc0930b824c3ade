/** Compiles a source as Jest's configuration says; of one that has mutants, the text that they are in. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import swc from '@swc/jest';
import { root, sourcesFolder } from './mutants.mjs';

/** A source's text with its mutants, or its own. */
function textOf(source, file) {
  const mutated = path.join(sourcesFolder, path.relative(root, file));
  return existsSync(mutated) ? readFileSync(mutated, 'utf8') : source;
}

export default {
  createTransformer(options) {
    const compiler = swc.createTransformer(options);
    return {
      process: (source, file, ...rest) => compiler.process(textOf(source, file), file, ...rest),
      processAsync: (source, file, ...rest) => compiler.processAsync(textOf(source, file), file, ...rest),
      getCacheKey: (source, file, ...rest) => compiler.getCacheKey(textOf(source, file), file, ...rest),
    };
  },
};
