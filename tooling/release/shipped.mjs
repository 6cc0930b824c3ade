/** Which packages of the lock file run in browsers or servers. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/preflight.mjs';

/** Folders of ours that are not shipped. */
const NOT_SHIPPED = /^(bench|e2e|module|tooling)$/;

const isOwn = (/** @type {string} */ place) => !place.includes('node_modules');

/**
 * What is used here of one of a lock file's `packages`.
 * @typedef {object} LockedPackage
 * @property {string} version
 * @property {string} [license]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {string} [resolved]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */
/** @typedef {{ name: string, version: string, licence: string, place: string, integrity?: string }} ShippedPackage */

/** The `packages` of a lock file, by their place: `node_modules/react`. @returns {Record<string, LockedPackage>} */
export const readLock = (file = path.join(root, 'package-lock.json')) =>
  JSON.parse(readFileSync(file, 'utf8')).packages;

/** @param {Record<string, LockedPackage>} packages @param {string} place @returns {LockedPackage} */
function at(packages, place) {
  const found = packages[place];
  if (!found) throw new Error(`The lock file has no ${place}`);
  return found;
}

/**
 * Where Node finds a package from the one at `from`, or null.
 * @param {Record<string, LockedPackage>} packages
 * @param {string} from
 * @param {string} name
 */
function locate(packages, from, name) {
  for (let place = from; ; place = place.slice(0, place.lastIndexOf('node_modules')).replace(/\/$/, '')) {
    const candidate = place ? `${place}/node_modules/${name}` : `node_modules/${name}`;
    const there = packages[candidate];
    if (there) return there.link && there.resolved ? there.resolved : candidate;
    if (!place) return null;
    if (!place.includes('node_modules')) place = '';
  }
}

/**
 * The places of these packages and of all that they need, without what needs them for development only.
 * @param {Record<string, LockedPackage>} packages of the lock file
 * @param {string[]} from places to begin at
 * @param {{ depth?: number, optionalPeers?: boolean }} options how far to go (1 is what they need themselves), and
 *   whether with what they use beside themselves where it happens to be installed
 */
export function closureOf(packages, from, { depth = Number.POSITIVE_INFINITY, optionalPeers = true } = {}) {
  const found = new Set();
  const waiting = from.map((place) => ({ place, left: depth }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { place, left } = next;
    if (found.has(place)) continue;
    found.add(place);
    if (left === 0) continue;
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = at(
      packages,
      place,
    );
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      if (!optionalPeers && peerDependenciesMeta?.[name]?.optional) continue;
      const needed = locate(packages, place, name);
      if (needed) waiting.push({ place: needed, left: left - 1 });
    }
  }
  return [...found];
}

/** The name of the package at a place. @param {string} place */
const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Every package of others that runs in browsers or servers.
 * @param {Record<string, LockedPackage>} packages of the lock file
 * @returns {ShippedPackage[]} by name
 */
export function shippedPackages(packages = readLock()) {
  const own = Object.keys(packages).filter((place) => place && isOwn(place) && !NOT_SHIPPED.test(place));
  return closureOf(packages, own)
    .filter((place) => !isOwn(place))
    .map((place) => ({
      name: nameOf(place),
      version: at(packages, place).version,
      licence: at(packages, place).license ?? 'none',
      place,
      integrity: at(packages, place).integrity,
    }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}
