/** `npm run licences`: the licence of every package that runs in browsers or servers; fails when one has none. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './preflight.mjs';

/** Folders of ours that are not shipped. */
const NOT_SHIPPED = /^(bench|e2e|tooling)$/;

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));

/** Where Node finds `name` from the package at `from`. */
function locate(from, name) {
  for (let place = from; ; place = place.slice(0, place.lastIndexOf('node_modules')).replace(/\/$/, '')) {
    const candidate = place ? `${place}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[candidate]) return packages[candidate].link ? packages[candidate].resolved : candidate;
    if (!place) return null;
    if (!place.includes('node_modules')) place = '';
  }
}

const shipped = new Set();
function ship(place) {
  if (shipped.has(place)) return;
  shipped.add(place);
  const { dependencies, optionalDependencies, peerDependencies } = packages[place];
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
    const found = locate(place, name);
    if (found) ship(found);
  }
}

const isOwn = (place) => !place.includes('node_modules');
for (const place of Object.keys(packages)) {
  if (place && isOwn(place) && !NOT_SHIPPED.test(place)) ship(place);
}

const rows = [...shipped]
  .filter((place) => !isOwn(place))
  .map((place) => ({
    name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: packages[place].version,
    licence: packages[place].license ?? 'none',
  }))
  .sort((a, b) => a.licence.localeCompare(b.licence) || a.name.localeCompare(b.name));

for (const { name, version, licence } of rows) console.log(`${licence.padEnd(28)} ${name} ${version}`);
const without = rows.filter(({ licence }) => licence === 'none');
console.log(`${rows.length} packages, ${new Set(rows.map(({ licence }) => licence)).size} licences.`);
if (without.length > 0) {
  console.error(`Without a licence: ${without.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
