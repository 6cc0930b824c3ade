import { rspack } from '@rspack/core';

/** Runs rspack configurations one after another. @param {object[]} configs @throws {Error} with the compiler's messages */
export async function compile(configs) {
  for (const config of configs) {
    const stats = await new Promise((resolve, reject) => {
      const compiler = rspack(config);
      compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
    });
    if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
  }
}
