/** What an image holds beside Node: the servers, a finished build, the city pack, and the few packages that stay packages. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { billOfMaterials } from '../release/bom.mjs';
import { closureOf, readLock } from '../release/shipped.mjs';
import { root } from '../rspack/common.mjs';
import { SERVER_PACKAGES, SERVERS } from './program.mjs';
import { buildFolder } from './site.mjs';

/**
 * Lays the image's folder out anew. `npm run build` has been run before.
 * @param {{ city?: string, out?: string }} options
 * @returns {string} the folder, which an image has as `/guide`
 */
export function layOutImage({ city = 'london', out = path.join(root, '.build/image') } = {}) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const copy = (/** @type {string} */ from, /** @type {string} */ to) =>
    cpSync(path.join(root, from), path.join(out, to), { recursive: true });

  writeFileSync(path.join(out, 'package.json'), '{ "type": "module", "private": true }\n');
  for (const name of SERVERS) copy(`.build/services/${name}.mjs`, `services/${name}.mjs`);
  copy(path.relative(root, buildFolder(city, false)), 'site');
  for (const name of readdirSync(path.join(root, 'cities', city)))
    if (name === 'images' || (name.endsWith('.json') && name !== 'package.json'))
      copy(`cities/${city}/${name}`, `city/${name}`);

  const packages = readLock();
  writeFileSync(path.join(out, 'bom.json'), billOfMaterials(packages, ownPackage()));
  const places = closureOf(
    packages,
    SERVER_PACKAGES.map((name) => `node_modules/${name}`),
    { optionalPeers: false },
  );
  // Of packages for other systems the lock file knows, too; those of this one are installed.
  for (const place of places.filter(isInstalled)) copy(place, place);
  return out;
}

/** Writes `.build/bom.json`: which packages of others the build holds. */
export const writeBillOfMaterials = () =>
  writeFileSync(path.join(root, '.build/bom.json'), billOfMaterials(readLock(), ownPackage()));

const ownPackage = () => JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

const isInstalled = (/** @type {string} */ place) => {
  try {
    return readdirSync(path.join(root, place)).includes('package.json');
  } catch {
    return false;
  }
};
