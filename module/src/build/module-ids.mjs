import { createHash } from 'node:crypto';

/** Four digits suffice: the largest bundle has some hundred modules. */
const ID_COUNT = 10_000;

/** Hash with the folder that the bundler appends to modules from `data:` addresses. */
const HASH_OF_DATA = /(?<=^data:.*)\|[0-9a-f]{16}$/s;

const startOf = (/** @type {string} */ name) =>
  createHash('sha256').update(name).digest().readUInt32BE(0) % ID_COUNT;

/**
 * Module ids that do not depend on the checkout's folder, unlike those of the bundler.
 * @param {string} root - project folder
 */
export function portableModuleIds(root) {
  const withoutRoot = (/** @type {string} */ identifier) =>
    identifier.replace(HASH_OF_DATA, '').replaceAll(root, '').replaceAll(encodeURIComponent(root), '');
  const apply = (/** @type {import('@rspack/core').Compiler} */ compiler) =>
    compiler.hooks.compilation.tap('portable-module-ids', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('portable-module-ids', (modules) => {
        const identified = [...modules].map((module) => ({
          module,
          name: withoutRoot(/** @type {string} */ (/** @type {unknown} */ (module.identifier))),
        }));
        identified.sort((a, b) => (a.name < b.name ? -1 : 1));
        const taken = new Set();
        for (const { module, name } of identified) {
          let id = startOf(name);
          while (taken.has(id)) id = (id + 1) % ID_COUNT;
          taken.add(id);
          /** @type {{ id?: number }} */ (module).id = id;
        }
      });
    });
  return { apply };
}
