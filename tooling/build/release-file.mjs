/** Describes a finished module build: what a registry record says of it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { integrityOf } from '@guide/contracts/module/integrity';
import { root } from '../rspack/common.mjs';
import { consumed, provided } from '../rspack/shared.mjs';
import { contentsOf, fingerprintOf, nameByContent } from './content-names.mjs';

const require = createRequire(import.meta.url);

/** Which files each exposed screen or widget needs at once, from the federation manifest. */
function exposedFiles(manifest) {
  return Object.fromEntries(
    manifest.exposes.map((exposed) => [
      exposed.name,
      { js: exposed.assets.js.sync, css: exposed.assets.css.sync },
    ]),
  );
}

/**
 * Writes `release.json` beside a module's `browser/` and `server/` builds and returns it. The version's last part is
 * a hash of the files that a release consists of and of what may be kept of it, and of nothing else.
 * @param {string} name the module's name
 * @param {string} out the folder of both builds
 */
export function writeReleaseFile(name, out) {
  const pkg = require(path.join(root, `mfe-${name}/package.json`));
  const manifest = JSON.parse(readFileSync(path.join(out, 'browser/mf-manifest.json'), 'utf8'));
  const container = nameByContent(out, manifest.metaData.globalName);
  const browser = contentsOf(path.join(out, 'browser'));
  const server = readFileSync(path.join(out, 'server/server.cjs'));
  const declared = Buffer.from(JSON.stringify(pkg.guide?.offline ?? null));
  const release = {
    module: name,
    version: `${pkg.version}-${fingerprintOf([...browser, ['server.cjs', server], ['offline', declared]]).slice(0, 10)}`,
    entry: manifest.metaData.remoteEntry.name,
    container,
    integrity: Object.fromEntries(
      [...browser]
        .filter(([file]) => /\.(js|css)$/.test(file))
        .map(([file, bytes]) => [file, integrityOf(bytes)]),
    ),
    serverIntegrity: integrityOf(server),
    exposes: exposedFiles(manifest),
    requires: Object.fromEntries(
      Object.entries(consumed()).map(([shared, { requiredVersion }]) => [shared, requiredVersion]),
    ),
    uses: pkg.guide?.uses ?? [],
    ...(pkg.guide?.offline && { offline: pkg.guide.offline }),
    contract: require(path.join(root, 'contracts/package.json')).version,
    owner: pkg.guide?.owner ?? name,
    size: [...browser]
      .filter(([file]) => /\.(js|css)$/.test(file))
      .reduce((sum, [, bytes]) => sum + bytes.length, 0),
  };
  writeFileSync(path.join(out, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

/** Writes `shell.json`: the files that every page of this shell names. */
export function writeShellFile(out) {
  const browser = contentsOf(path.join(out, 'browser'));
  const names = [...browser.keys()];
  const shell = {
    js: names.filter((file) => /^main\..*js$|^main\.js$/.test(file)),
    first: names.find((file) => /^first\..*js$/.test(file)),
    vitals: names.find((file) => /^vitals\..*js$/.test(file)),
    icon: names.find((file) => /^icon\..*svg$/.test(file)),
    css: names.filter((file) => /^main\..*css$|^main\.css$/.test(file)),
    provides: Object.fromEntries(
      Object.entries(provided()).map(([shared, { version }]) => [shared, version]),
    ),
    fonts: names.filter((file) => /^core-.*-normal.*\.woff2$/.test(file)),
    integrity: Object.fromEntries(
      [...browser]
        .filter(([file]) => /\.(js|css)$/.test(file))
        .map(([file, bytes]) => [file, integrityOf(bytes)]),
    ),
  };
  writeFileSync(path.join(out, 'shell.json'), `${JSON.stringify(shell, null, 2)}\n`);
  return shell;
}
