import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@guide/contracts/module/integrity';
import { CONTRACT_PACKAGE } from '@guide/contracts/release/live-checks';
import { writeCatalogues } from './catalogues.mjs';
import { codeOf, contentsOf, fingerprintOf, integritiesOf, nameByContent, sizeOf } from './content-names.mjs';
import { installedVersions, sharedConfig } from './shared.mjs';

/**
 * Files that each screen or widget loads immediately.
 * @param {{ exposes: { name: string, assets: { js: { sync: string[] }, css: { sync: string[] } } }[] }} manifest
 */
function exposedFiles(manifest) {
  return Object.fromEntries(
    manifest.exposes.map(({ name, assets }) => [name, { js: assets.js.sync, css: assets.css.sync }]),
  );
}

/**
 * Writes and returns `release.json`. The version ends with a hash of files, offline declaration and claims.
 * @param {{ name: string, folder: string, out: string }} target - target of the build
 */
export function writeReleaseFile({ name, folder, out }) {
  const versions = installedVersions(folder);
  const pkg = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const manifest = JSON.parse(readFileSync(path.join(out, 'browser/mf-manifest.json'), 'utf8'));
  const container = nameByContent(out, manifest.metaData.globalName);
  // After the container's name, so that its scripts stay the same when a language is added.
  const languages = writeCatalogues(folder, path.join(out, 'browser'));
  const browser = contentsOf(path.join(out, 'browser'));
  const server = readFileSync(path.join(out, 'server/server.cjs'));
  const declared = Buffer.from(JSON.stringify(pkg.guide?.offline ?? null));
  /** @type {[string, Buffer][]} */
  const claimed = pkg.guide?.claims ? [['claims', Buffer.from(JSON.stringify(pkg.guide.claims))]] : [];
  if (pkg.guide?.slots) claimed.push(['slots', Buffer.from(JSON.stringify(pkg.guide.slots))]);
  if (pkg.guide?.calls) claimed.push(['calls', Buffer.from(JSON.stringify(pkg.guide.calls))]);
  const release = {
    module: name,
    version: `${pkg.version}-${fingerprintOf([...browser, ['server.cjs', server], ['offline', declared], ...claimed]).slice(0, 10)}`,
    entry: manifest.metaData.remoteEntry.name,
    container,
    integrity: integritiesOf(codeOf(browser)),
    serverIntegrity: integrityOf(server),
    exposes: exposedFiles(manifest),
    requires: Object.fromEntries(
      Object.entries(sharedConfig(versions)).map(([shared, { requiredVersion }]) => [
        shared,
        requiredVersion,
      ]),
    ),
    uses: pkg.guide?.uses ?? [],
    ...(pkg.guide?.offline && { offline: pkg.guide.offline }),
    ...(pkg.guide?.claims && { claims: pkg.guide.claims }),
    ...(pkg.guide?.slots && { slots: pkg.guide.slots }),
    ...(pkg.guide?.calls && { calls: pkg.guide.calls }),
    ...(Object.keys(languages).length > 0 && { languages }),
    contract: versions[CONTRACT_PACKAGE],
    owner: pkg.guide?.owner ?? name,
    size: sizeOf(codeOf(browser)),
  };
  writeFileSync(path.join(out, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}
