import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_CITY } from '../commands/settings.mjs';
import { root } from '../rspack/common.mjs';
import { billOfMaterials } from './bom.mjs';
import { SERVER_PACKAGES, SERVERS } from './program.mjs';
import { buildFolder } from './site.mjs';

/** Copies what the container image needs; `out` becomes its `/guide`. @param {{ city?: string, out?: string }} options @returns {string} the folder */
export function layOutImage({ city = DEFAULT_CITY, out = path.join(root, '.build/image') } = {}) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const copy = (/** @type {string} */ from, /** @type {string} */ to) =>
    cpSync(path.join(root, from), path.join(out, to), { recursive: true, dereference: true });

  writeFileSync(path.join(out, 'package.json'), '{ "type": "module", "private": true }\n');
  for (const name of SERVERS) copy(`.build/services/${name}.mjs`, `services/${name}.mjs`);
  copy(path.relative(root, buildFolder(city, false)), 'site');
  for (const name of readdirSync(path.join(root, 'cities', city)))
    if (name === 'images' || (name.endsWith('.json') && name !== 'package.json'))
      copy(`cities/${city}/${name}`, `city/${name}`);

  writeFileSync(path.join(out, 'bom.json'), billOfMaterials());
  for (const folder of installedClosure(SERVER_PACKAGES)) copy(folder, folder);
  return out;
}

export const writeBillOfMaterials = () =>
  writeFileSync(path.join(root, '.build/bom.json'), billOfMaterials());

/** Finds the folders of packages and their dependencies. @param {string[]} names */
function installedClosure(names) {
  /** @type {{ packages: Record<string, { dependencies?: object, optionalDependencies?: object, peerDependencies?: object, peerDependenciesMeta?: Record<string, { optional?: boolean }> }> }} */
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  /** Resolves as Node does. @param {string} from @param {string} name @returns {string | undefined} */
  const resolve = (from, name) => {
    const folder = `${from && `${from}/`}node_modules/${name}`;
    if (packages[folder] && existsSync(path.join(root, folder, 'package.json'))) return folder;
    return from ? resolve(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name) : undefined;
  };
  const folders = new Set(names.map((name) => `node_modules/${name}`));
  for (const folder of folders) {
    const { peerDependenciesMeta, ...dependencies } = packages[folder] ?? {};
    const needed = {
      ...dependencies.dependencies,
      ...dependencies.optionalDependencies,
      ...dependencies.peerDependencies,
    };
    for (const name of Object.keys(needed)) {
      const dependency = peerDependenciesMeta?.[name]?.optional ? undefined : resolve(folder, name);
      if (dependency) folders.add(dependency);
    }
  }
  return folders;
}
