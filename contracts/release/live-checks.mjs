/** Checks of a manifest against the live guide, by the release command and the gateway. Each returns a sentence, or null. */
import semver from 'semver';

/** @typedef {import('../api/schemas').ReleaseManifest} ReleaseManifest */

/** Its version covers everything that shell and modules agree on, including the API. */
export const CONTRACT_PACKAGE = '@guide/contracts/module';

/**
 * Screens of the route table, and widgets that other live modules show, which a release does not expose.
 * @param {{ module: string, exposes: Record<string, object> }} release
 * @param {{ screens: { module: string, screen: string }[], uses: { by: string, widget: string }[] }} live
 * @returns {string[]} a sentence for each
 */
function missingParts(release, live) {
  const has = (/** @type {string} */ name) => Object.hasOwn(release.exposes, name);
  const screens = live.screens.flatMap(({ module, screen }) =>
    module === release.module && !has(screen)
      ? `${module} no longer has the screen ${screen}, which the live shell's route table shows.`
      : [],
  );
  const widgets = live.uses.flatMap(({ by, widget }) => {
    const [module, name] = widget.split('/');
    return module === release.module && !has(String(name))
      ? `${module} no longer has the widget ${name}, which ${by} shows.`
      : [];
  });
  return [...new Set([...screens, ...widgets])];
}

/** Drops the names of parameters, which do not distinguish paths. @param {string} path */
const shape = (path) => path.replace(/:[^/]+/g, ':');

/** `robots` for `/robots.txt`. @param {string} path */
const firstWordOf = (path) => String(path.split('/')[1]).replace(/\..*/, '');

/**
 * Finds claims of unknown slots, of other modules' paths, and of paths that start like one of the guide itself (D-67).
 * @param {Pick<ReleaseManifest, 'module' | 'claims'>} release
 * @param {{ screens: { path: string }[], slots: string[], claimed: { path: string, by: string }[], gatewayPaths?: string[] }} live
 * @returns {string[]} a sentence for each
 */
export function claimConflicts(release, live) {
  const { paths = [], slots = {} } = release.claims ?? {};
  /** @type {string[]} */
  const conflicts = [];
  for (const { path: claimed } of paths) {
    const hasSameWord = (/** @type {string} */ path) => firstWordOf(path) === firstWordOf(claimed);
    const owner = live.claimed.find(
      ({ path: claimedPath, by }) => by !== release.module && shape(claimedPath) === shape(claimed),
    );
    if (live.gatewayPaths?.some(hasSameWord))
      conflicts.push(`${release.module} claims ${claimed}, where the guide itself answers.`);
    else if (live.screens.some((row) => hasSameWord(row.path)))
      conflicts.push(`${release.module} claims ${claimed}, which is in the shell's own route table.`);
    else if (owner) conflicts.push(`${release.module} claims ${claimed}, which ${owner.by} claims.`);
  }
  for (const slot of Object.keys(slots))
    if (!live.slots.includes(slot))
      conflicts.push(
        slot.includes('/')
          ? `${release.module} fills the slot ${slot}, which no live module has.`
          : `${release.module} fills the slot ${slot}, which the live shell does not have.`,
      );
  return conflicts;
}

/**
 * Whether code built with one contract version works with the served one: same major version, not older.
 * @param {string} built @param {string} served @returns {boolean | null} null if `built` is not a version
 */
export const fitsContract = (built, served) =>
  semver.valid(built) === null ? null : semver.satisfies(served, `^${built}`);

/**
 * @param {Pick<ReleaseManifest, 'module' | 'contract'>} release @param {string} served - contract of the live services
 */
export function findContractMismatch(release, served) {
  return semver.satisfies(served, `^${release.contract}`)
    ? null
    : `${release.module} was built against contract ${release.contract}, but the live services serve ${served}.`;
}

/** @param {Pick<ReleaseManifest, 'module' | 'requires'>} release @param {Record<string, string>} packageVersions - versions in the live shell */
export function findSharedMismatch(release, packageVersions) {
  for (const [name, range] of Object.entries(release.requires)) {
    const version = packageVersions[name];
    if (!version)
      return `${release.module} needs ${name} ${range} from the shell, which does not provide it.`;
    if (!semver.satisfies(version, range)) {
      return `${release.module} needs ${name} ${range}, but the live shell provides ${version}.`;
    }
  }
  return null;
}

/**
 * Runs all checks of a manifest.
 * @param {Parameters<typeof missingParts>[0] & Pick<ReleaseManifest, 'claims' | 'contract' | 'requires'>} release
 * @param {Parameters<typeof missingParts>[1] & Parameters<typeof claimConflicts>[1] & { contract: string, packageVersions: Record<string, string> }} live - what the guide serves
 * @returns {string[]} a sentence for each fault
 */
export function incompatibilities(release, live) {
  // A contract that does not fit does not fit as a shared package either: one sentence is enough.
  const version =
    findContractMismatch(release, live.contract) ?? findSharedMismatch(release, live.packageVersions);
  return [...missingParts(release, live), ...claimConflicts(release, live), ...(version ? [version] : [])];
}

/** The first of {@link incompatibilities}, or null. @param {Parameters<typeof incompatibilities>} args */
export const findIncompatibility = (...args) => incompatibilities(...args)[0] ?? null;
