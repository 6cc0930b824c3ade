import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Refusal } from './refusal.mjs';

/**
 * @typedef {object} OwnModule
 * @property {string} folder
 * @property {{ guide: Record<string, any> }} pkg its package.json
 * @property {Parameters<typeof import('../build/build.mjs').buildModule>[0]} target
 * @property {string[]} [jest] arguments
 * @property {() => Promise<{ version: string }>} [build] instead of `checkedBuild`
 * @property {string} [rollback] the command that takes a release back
 */

/**
 * The module of the folder that a command is given in.
 *
 * `guide` in its package.json says: `owner`, `uses` (widgets of others, `module/Widget`), `budget` (brotli bytes by screen,
 * or `default`), `offline`; and `config`, a file whose default export is called with the module's name and gives what
 * else a build takes (`target`, see `baseConfig`), another bundler (`build`, see `BuildTask`) and another Jest (`jest`, its
 * arguments).
 * @param {string} folder
 * @returns {Promise<OwnModule>}
 * @throws {Refusal} when the folder holds no module
 */
export async function ownModule(folder = process.cwd()) {
  const file = path.join(folder, 'package.json');
  const pkg = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (!pkg.guide)
    throw new Refusal(
      `${folder} holds no module: its package.json has no "guide". Make one with guide new NAME.`,
    );
  const name = nameOf(pkg);
  const config =
    pkg.guide.config && (await import(pathToFileURL(path.resolve(folder, pkg.guide.config)).href));
  const { target, build, jest } = config?.default(name) ?? {};
  return { folder, pkg, jest, target: { name, folder, out: path.join(folder, '.guide'), build, ...target } };
}

/** A module has the name of its package, without scope and `mfe-`. @param {{ name?: string }} pkg */
function nameOf(pkg) {
  const name = String(pkg.name).replace(/^.*\//, '').replace(/^mfe-/, '');
  if (!/^[a-z][a-z0-9-]{1,39}$/.test(name))
    throw new Refusal(`A module cannot be called ${name}: 2 to 40 small letters, digits and hyphens.`);
  return name;
}
