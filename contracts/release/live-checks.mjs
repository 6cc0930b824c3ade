/**
 * Checks of a release's manifest against the live guide, by the release command and again by the gateway. Each returns a
 * sentence, or null.
 */
import semver from 'semver';

/** @typedef {import('../api/schemas').ReleaseManifest} ReleaseManifest */

/** Its version covers all that shell and modules agree on, the API too. */
export const CONTRACT_PACKAGE = '@guide/contracts/module';

/**
 * Screens of the route table and widgets of other live modules that a release no longer exposes.
 * @param {{ module: string, exposes: Record<string, object> }} release
 * @param {{ screens: { module: string, screen: string }[], uses: { by: string, widget: string }[] }} live
 */
export function missingParts(release, live) {
  const has = (/** @type {string} */ name) => Object.hasOwn(release.exposes, name);
  const screen = live.screens.find((row) => row.module === release.module && !has(row.screen));
  if (screen)
    return `${release.module} no longer has the screen ${screen.screen}, which the live shell's route table shows.`;
  const use = live.uses.find(
    ({ widget }) => widget.startsWith(`${release.module}/`) && !has(String(widget.split('/')[1])),
  );
  return use
    ? `${release.module} no longer has the widget ${use.widget.split('/')[1]}, which ${use.by} shows.`
    : null;
}

/** Equal for paths that differ in the names of parameters only. @param {string} path */
const shape = (path) => path.replace(/:[^/]+/g, ':');

/** `robots` of `/robots.txt`. @param {string} path */
const firstWordOf = (path) => String(path.split('/')[1]).replace(/\..*/, '');

/**
 * Claims of a path that begins as one of the gateway or the route table, or that another module claims; and of an unknown slot
 * (D-67).
 * @param {Pick<ReleaseManifest, 'module' | 'claims'>} release
 * @param {{ screens: { path: string }[], slots: string[], claimed: { path: string, by: string }[], answered?: string[] }} live
 * @returns {string[]} a sentence for each
 */
export function claimConflicts(release, live) {
  const { paths = [], slots = {} } = release.claims ?? {};
  /** @type {string[]} */
  const conflicts = [];
  for (const { path: claimed } of paths) {
    const hasSameWord = (/** @type {string} */ path) => firstWordOf(path) === firstWordOf(claimed);
    const other = live.claimed.find(
      ({ path: taken, by }) => by !== release.module && shape(taken) === shape(claimed),
    );
    if (live.answered?.some(hasSameWord))
      conflicts.push(`${release.module} claims ${claimed}, where the guide itself answers.`);
    else if (live.screens.some((row) => hasSameWord(row.path)))
      conflicts.push(`${release.module} claims ${claimed}, which is in the shell's own route table.`);
    else if (other) conflicts.push(`${release.module} claims ${claimed}, which ${other.by} claims.`);
  }
  for (const slot of Object.keys(slots))
    if (!live.slots.includes(slot))
      conflicts.push(`${release.module} fills the slot ${slot}, which the live shell does not have.`);
  return conflicts;
}

/**
 * Whether code built with one version of the contract works where another is served: the same major version, not older.
 * @param {string} built
 * @param {string} served
 * @returns {boolean | null} null if `built` is not a version
 */
export const fitsContract = (built, served) =>
  semver.valid(built) === null ? null : semver.satisfies(served, `^${built}`);

/** @param {Pick<ReleaseManifest, 'module' | 'contract'>} release @param {string} served by the live services */
export function contractMismatch(release, served) {
  return semver.satisfies(served, `^${release.contract}`)
    ? null
    : `${release.module} was built against contract ${release.contract}, but the live services serve ${served}.`;
}

/**
 * @param {Pick<ReleaseManifest, 'module' | 'requires'>} release @param {Record<string, string>} provided by the live shell
 */
export function sharedMismatch(release, provided) {
  for (const [name, range] of Object.entries(release.requires)) {
    const version = provided[name];
    if (!version)
      return `${release.module} needs ${name} ${range} from the shell, which does not provide it.`;
    if (!semver.satisfies(version, range)) {
      return `${release.module} needs ${name} ${range}, but the live shell provides ${version}.`;
    }
  }
  return null;
}

/**
 * All checks of a manifest.
 * @param {Parameters<typeof missingParts>[0] & Pick<ReleaseManifest, 'claims' | 'contract' | 'requires'>} release
 * @param {Parameters<typeof missingParts>[1] & Parameters<typeof claimConflicts>[1] & { contract: string, provided: Record<string, string> }} live what the guide serves
 */
export const incompatibility = (release, live) =>
  missingParts(release, live) ??
  claimConflicts(release, live)[0] ??
  contractMismatch(release, live.contract) ??
  sharedMismatch(release, live.provided);
