import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import {
  codeOf,
  contentsOf,
  fingerprintOf,
  integritiesOf,
  sizeOf,
} from '../../module/src/build/content-names.mjs';
import { root } from '../rspack/common.mjs';

/** Pages refer to these names without a hash; the gateway redirects to the hashed files. */
const ENTRIES = ['embed.js', 'figure.js', 'frame.js', 'frame.css', 'remoteEntry.js'];

const readPackage = (/** @type {string} */ folder) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

/** Adds a content hash to a file's name. @param {string} folder @param {string} name @returns {string} the new name */
function nameByHash(folder, name) {
  const bytes = readFileSync(path.join(folder, name));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const { name: stem, ext } = path.parse(name);
  const hashed = `${stem}.${hash}${ext}`;
  renameSync(path.join(folder, name), path.join(folder, hashed));
  return hashed;
}

/** Writes `release.json`, the kit's unsigned manifest, with a version derived from the files. @param {string} out */
export function writeKitRelease(out) {
  const folder = path.join(out, 'browser');
  const [entry] = ENTRIES.map((name) => nameByHash(folder, name));
  // The element's scripts contain its styles.
  for (const styles of ['embed.css', 'figure.css']) rmSync(path.join(folder, styles));
  const browser = contentsOf(folder);
  const { version, guide } = readPackage('mfe-analytics');
  const release = {
    module: EMBED_KIT,
    version: `${version}-${fingerprintOf(browser).slice(0, 10)}`,
    entry,
    container: 'guide_analytics',
    integrity: integritiesOf(browser),
    exposes: {},
    requires: {},
    uses: [],
    contract: readPackage('contracts').version,
    owner: guide.owner,
    size: sizeOf(codeOf(browser)),
  };
  writeFileSync(path.join(out, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}
