import { createHash } from 'node:crypto';

/** Ids have up to four digits; the largest bundle has some hundred modules. */
const ID_COUNT = 10_000;

/** The bundler appends a hash with the folder to modules that are written in their request. */
const HASH_OF_DATA = /(?<=^data:.*)\|[0-9a-f]{16}$/s;

const startOf = (/** @type {string} */ name) =>
  createHash('sha256').update(name).digest().readUInt32BE(0) % ID_COUNT;

/**
 * Ids that do not depend on the checkout's folder. The bundler's deterministic ids hash it where the federation plugin writes a
 * module or shares a package.
 * @param {string} root the project's folder
 */
export function placelessModuleIds(root) {
  const placeless = (/** @type {string} */ identifier) =>
    identifier.replace(HASH_OF_DATA, '').replaceAll(root, '').replaceAll(encodeURIComponent(root), '');
  const apply = (/** @type {import('@rspack/core').Compiler} */ compiler) =>
    compiler.hooks.compilation.tap('placeless-module-ids', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('placeless-module-ids', (modules) => {
        const named = [...modules].map((module) => ({
          module,
          name: placeless(/** @type {string} */ (/** @type {unknown} */ (module.identifier))),
        }));
        named.sort((a, b) => (a.name < b.name ? -1 : 1));
        const taken = new Set();
        for (const { module, name } of named) {
          let id = startOf(name);
          while (taken.has(id)) id = (id + 1) % ID_COUNT;
          taken.add(id);
          /** @type {{ id?: number }} */ (module).id = id;
        }
      });
    });
  return { apply };
}
