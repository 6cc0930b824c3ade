/** What a release must satisfy before anybody can see it. Each check returns a sentence, or null. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import semver from 'semver';
import { importedNames, WHOLE } from './imports.mjs';
import { foreignStyle } from './styles.mjs';

/**
 * Screens of the live shell's route table and widgets of other live modules that a release no longer exposes.
 * @param {object} release `release.json` of the build
 * @param {{ screens: { module: string, screen: string }[], uses: { by: string, widget: string }[] }} live
 */
export function missingParts(release, live) {
  const has = (name) => Object.hasOwn(release.exposes, name);
  const screen = live.screens.find((row) => row.module === release.module && !has(row.screen));
  if (screen)
    return `${release.module} no longer has the screen ${screen.screen}, which the live shell's route table shows.`;
  const use = live.uses.find(
    ({ widget }) => widget.startsWith(`${release.module}/`) && !has(widget.split('/')[1]),
  );
  return use
    ? `${release.module} no longer has the widget ${use.widget.split('/')[1]}, which ${use.by} shows.`
    : null;
}

/**
 * A module store or an address of it that is not the running guide's: the files would lie where nobody looks.
 * @param {{ store?: string, modulesUrl?: string }} live
 * @param {{ store: string, modulesUrl?: string }} own as the command's settings say; an address that is not set is the guide's
 */
export function elsewhere(live, own) {
  if (live.store && live.store !== own.store)
    return 'the module store here is not the one that the running guide reads. Set MODULE_STORE or DATA_DIR as the guide has it.';
  if (own.modulesUrl !== undefined && own.modulesUrl !== live.modulesUrl)
    return `MODULES_URL is ${own.modulesUrl}, but the running guide has ${live.modulesUrl ?? 'none'}.`;
  return null;
}

/** A contract that the live services do not serve. */
export function contractMismatch(release, served) {
  return semver.satisfies(served, `^${release.contract}`)
    ? null
    : `${release.module} was built against contract ${release.contract}, but the live services serve ${served}.`;
}

/** Shared packages that the live shell does not provide in a version that satisfies. */
export function sharedMismatch(release, provided) {
  for (const [name, range] of Object.entries(release.requires)) {
    if (!provided[name])
      return `${release.module} needs ${name} ${range} from the shell, which does not provide it.`;
    if (!semver.satisfies(provided[name], range)) {
      return `${release.module} needs ${name} ${range}, but the live shell provides ${provided[name]}.`;
    }
  }
  return null;
}

/** The package whose names the guide's own teams add to. */
const CONTRACT = '@guide/contracts/module';

/**
 * Names that the release's scripts take from shared packages and the live shell's packages do not export.
 * @param {Record<string, string[]>} offered exports of the packages that the live shell provides
 */
export function missingNames(release, browserFolder, offered) {
  const scripts = Object.keys(release.integrity)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(browserFolder, file), 'utf8'));
  const taken = importedNames(scripts, Object.keys(offered));
  if (taken[CONTRACT]?.has(WHOLE))
    return `${release.module} uses ${CONTRACT} as a whole, so that what it needs cannot be told: import names from it.`;
  for (const [name, exported] of Object.entries(offered)) {
    const missing = [...taken[name]].find(
      (one) => one !== WHOLE && one !== 'default' && !exported.includes(one),
    );
    if (missing) return `${release.module} uses ${missing} of ${name}, which the live shell does not offer.`;
  }
  return null;
}

/**
 * A screen or widget whose scripts and styles, those that it loads later included, are over the budget in the module's
 * package.json, brotli bytes.
 */
export function overBudget(release, browserFolder, budgets) {
  const bytes = (file) => brotliCompressSync(readFileSync(path.join(browserFolder, file))).length;
  const { exposes } = JSON.parse(readFileSync(path.join(browserFolder, 'mf-manifest.json'), 'utf8'));
  for (const { name, assets } of exposes) {
    const limit = budgets[name] ?? budgets.default;
    const files = [assets.js, assets.css].flatMap(({ sync, async }) => [...sync, ...async]);
    const size = [...new Set(files)].reduce((sum, file) => sum + bytes(file), 0);
    if (limit !== undefined && size > limit) {
      return `${release.module}/${name} is ${size} bytes compressed with all that it loads; its budget is ${limit}.`;
    }
  }
  return null;
}

/** A style that would reach what other modules or the shell render. */
export function leakingStyle(release, browserFolder) {
  for (const file of Object.keys(release.integrity).filter((name) => name.endsWith('.css'))) {
    const css = readFileSync(path.join(browserFolder, file), 'utf8');
    const leak = foreignStyle(css, release.container);
    if (leak) return `${release.module}: the style "${leak}" in ${file} would reach other modules.`;
  }
  return null;
}
