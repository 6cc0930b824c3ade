import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isModuleName } from './module-template.mjs';
import { Refusal } from './refusal.mjs';

/**
 * @typedef {object} OwnModule
 * @property {string} folder
 * @property {{ guide: Record<string, any> }} pkg its package.json
 * @property {Parameters<typeof import('../build/build.mjs').buildModule>[0]} target
 * @property {string[]} [jest] arguments
 * @property {() => Promise<{ version: string }>} [build] instead of `buildAndCheck`
 * @property {string} [rollback] the command for a rollback
 */

/**
 * Reads the module in a folder. `guide` in its package.json has `owner`, `uses` (widgets of others, `module/Widget`),
 * `budget` (brotli bytes by screen, or `default`), `offline`, `claims` and `config`: a file whose default export takes the
 * module's name and returns build input (`target`), a bundler (`build`, see `BuildTask`) and Jest arguments (`jest`).
 * @param {string} folder @returns {Promise<OwnModule>} @throws {Refusal} if the folder is not a module
 */
export async function readModule(folder = process.cwd()) {
  const file = path.join(folder, 'package.json');
  const pkg = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (!pkg.guide)
    throw new Refusal(
      `${folder} is not a module: its package.json has no "guide". Create one with npx guide new NAME.`,
    );
  const name = nameOf(pkg);
  const config =
    pkg.guide.config && (await import(pathToFileURL(path.resolve(folder, pkg.guide.config)).href));
  const { target, build, jest } = config?.default(name) ?? {};
  return { folder, pkg, jest, target: { name, folder, out: path.join(folder, '.guide'), build, ...target } };
}

/** The package's name without scope and `mfe-`. @param {{ name?: string }} pkg */
function nameOf(pkg) {
  const name = String(pkg.name).replace(/^.*\//, '').replace(/^mfe-/, '');
  if (!isModuleName(name))
    throw new Refusal(`A module cannot be called ${name}: 2 to 40 small letters, digits and hyphens.`);
  return name;
}
