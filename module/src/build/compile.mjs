/** Runs rspack over several configurations, one after another, and fails with the first errors' text. */
import { rspack } from '@rspack/core';

/** @param {object[]} configs @throws with the compiler's messages */
export async function compile(configs) {
  for (const config of configs) {
    const stats = await new Promise((resolve, reject) => {
      const compiler = rspack(config);
      compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
    });
    if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
  }
}
