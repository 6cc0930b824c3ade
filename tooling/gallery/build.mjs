/** Builds the gallery's page with the same rules as the shell and the modules. */
import path from 'node:path';
import { rspack } from '@rspack/core';
import { browserOutput } from '../../module/src/build/base.mjs';
import { compile } from '../../module/src/build/compile.mjs';
import { common, root } from '../rspack/common.mjs';

/** @returns {Promise<string>} the folder that it was built into */
export async function buildGallery() {
  const out = path.join(root, '.build', 'gallery');
  const base = common({ name: 'gallery', folder: import.meta.dirname, out });
  await compile([
    {
      ...base,
      target: ['web', 'es2022'],
      entry: { gallery: './src/main.tsx' },
      output: { ...base.output, ...browserOutput(false), publicPath: '/' },
      plugins: [
        new rspack.HtmlRspackPlugin({
          title: 'Gallery of parts',
          scriptLoading: 'module',
          templateContent:
            '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><div id="root"></div></body></html>',
        }),
      ],
    },
  ]);
  return out;
}
