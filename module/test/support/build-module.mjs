/** `node build-module.mjs FOLDER OUT development|production` builds a module for browsers and prints errors as JSON. */
import { rspack } from '@rspack/core';
import { moduleConfigs } from '../../src/build/module.mjs';

const [folder = '', out = '', mode] = process.argv.slice(2);
const [browser = {}] = moduleConfigs({
  name: 'team',
  folder,
  out,
  development: mode === 'development',
});
const compiler = rspack(browser);
compiler.run((error, stats) => {
  if (error) throw error;
  console.log(JSON.stringify(stats?.toJson({ all: false, warnings: true, errors: true })));
  compiler.close(() => {});
});
