/** Which packages of the lock file run in browsers or servers. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/preflight.mjs';

/** Folders of ours that are not shipped. */
const NOT_SHIPPED = /^(bench|e2e|module|tooling)$/;

const isOwn = (place) => !place.includes('node_modules');

/** The `packages` of a lock file, by their place: `node_modules/react`. */
export const readLock = (file = path.join(root, 'package-lock.json')) =>
  JSON.parse(readFileSync(file, 'utf8')).packages;

/** Where Node finds `name` from the package at `from`, or null. */
function locate(packages, from, name) {
  for (let place = from; ; place = place.slice(0, place.lastIndexOf('node_modules')).replace(/\/$/, '')) {
    const candidate = place ? `${place}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[candidate]) return packages[candidate].link ? packages[candidate].resolved : candidate;
    if (!place) return null;
    if (!place.includes('node_modules')) place = '';
  }
}

/**
 * The places of these packages and of all that they need, without what needs them for development only.
 * @param {Record<string, object>} packages of the lock file
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
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[place];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      if (!optionalPeers && peerDependenciesMeta?.[name]?.optional) continue;
      const needed = locate(packages, place, name);
      if (needed) waiting.push({ place: needed, left: left - 1 });
    }
  }
  return [...found];
}

/** The name of the package at a place. */
const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Every package of others that runs in browsers or servers.
 * @param {Record<string, object>} packages of the lock file
 * @returns {{ name: string, version: string, licence: string, place: string, integrity?: string }[]} by name
 */
export function shippedPackages(packages = readLock()) {
  const own = Object.keys(packages).filter((place) => place && isOwn(place) && !NOT_SHIPPED.test(place));
  return closureOf(packages, own)
    .filter((place) => !isOwn(place))
    .map((place) => ({
      name: nameOf(place),
      version: packages[place].version,
      licence: packages[place].license ?? 'none',
      place,
      integrity: packages[place].integrity,
    }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}
