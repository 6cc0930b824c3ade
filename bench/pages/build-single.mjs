/** Builds `single.tsx` into one script and one style. */

import { precompress } from '@guide/contracts/release/precompress';
import { compile } from '../../module/src/build/compile.mjs';
import { common } from '../../tooling/rspack/common.mjs';

/** @param {string} out folder @returns {Promise<{ js: string, css: string }>} file names */
export async function buildSingle(out) {
  const base = common({ name: 'single', folder: import.meta.dirname, out });
  await compile([
    {
      ...base,
      target: ['web', 'es2022'],
      entry: { main: './single.tsx' },
      output: {
        ...base.output,
        filename: '[name].js',
        cssFilename: '[name].css',
        publicPath: '/single-assets/',
      },
    },
  ]);
  precompress(out);
  return { js: 'main.js', css: 'main.css' };
}
