import { rspack } from '@rspack/core';

/**
 * Plugin that numbers the names of CSS modules, `map_6f9e6f-1a` instead of `map_6f9e6f-kj3s8I-content`: they were a
 * fifth of a page. The builds of a module or the shell share one instance, so that HTML, scripts and styles agree.
 * @param {string} uniqueName - prefix of the names
 * @param {string} [shortPrefix] - replaces the prefix; only for the shell, as a module's names must begin with its container
 * @returns {import('@rspack/core').RspackPluginInstance}
 */
export function shortNames(uniqueName, shortPrefix = uniqueName) {
  const pattern = new RegExp(`\\b${uniqueName}-[\\w-]+`, 'g');
  /** @type {Map<string, string>} */
  const numbers = new Map();
  /** @param {Readonly<import('@rspack/core').Assets>} assets @param {import('@rspack/core').Compilation} compilation */
  function shorten(assets, compilation) {
    const found = Object.entries(assets)
      .filter(([file]) => /\.(c?js|css)$/.test(file))
      .map(([file, source]) => ({ file, matches: [...source.source().toString().matchAll(pattern)] }));
    const names = new Set(found.flatMap(({ matches }) => matches.map(([name]) => name)));
    // Sorted, because the order of assets differs between builds.
    for (const name of [...names].sort())
      if (!numbers.has(name)) numbers.set(name, `${shortPrefix}-${numbers.size.toString(36)}`);
    for (const { file, matches } of found)
      compilation.updateAsset(file, (source) => {
        // Unlike a new text, it keeps the source map.
        const replaced = new rspack.sources.ReplaceSource(source);
        for (const { 0: name, index } of matches)
          replaced.replace(index, index + name.length - 1, String(numbers.get(name)));
        return replaced;
      });
  }
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('short-names', (compilation) => {
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
        compilation.hooks.processAssets.tap({ name: 'short-names', stage }, (assets) =>
          shorten(assets, compilation),
        );
      });
    },
  };
}
