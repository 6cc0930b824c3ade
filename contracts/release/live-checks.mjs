/**
 * Whether a release fits what is live, by its manifest: the release command checks first, the gateway again. Each
 * check returns a sentence, or null.
 */
import semver from 'semver';

/** @typedef {import('../api/schemas').ReleaseManifest} ReleaseManifest */

/** What shell and modules share of the contract: its version is that of all that they agree on, the API too. */
export const CONTRACT_PACKAGE = '@guide/contracts/module';

/**
 * Screens of the live shell's route table and widgets of other live modules that a release no longer exposes.
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

/** A path in which every parameter is alike: two that differ in nothing else show the same addresses. @param {string} path */
const shape = (path) => path.replace(/:[^/]+/g, ':');

/** The first word of a path, without an extension: `robots` of `/robots.txt`. @param {string} path */
const firstWordOf = (path) => String(path.split('/')[1]).replace(/\..*/, '');

/**
 * Claims that would show nothing, or look like somebody else's: of a path that begins as one that the gateway answers
 * itself or the shell's route table has, or that another live module claims; of a slot that the live shell does not have
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
 * Whether what was built with one version of the contract works where another is served: the same major version, and
 * nothing that was added since is missing.
 * @param {string} built
 * @param {string} served
 * @returns {boolean | null} null where `built` is no version
 */
export const fitsContract = (built, served) =>
  semver.valid(built) === null ? null : semver.satisfies(served, `^${built}`);

/** A contract that the live services do not serve. @param {Pick<ReleaseManifest, 'module' | 'contract'>} release @param {string} served */
export function contractMismatch(release, served) {
  return semver.satisfies(served, `^${release.contract}`)
    ? null
    : `${release.module} was built against contract ${release.contract}, but the live services serve ${served}.`;
}

/**
 * Shared packages that the live shell does not provide in a version that satisfies.
 * @param {Pick<ReleaseManifest, 'module' | 'requires'>} release
 * @param {Record<string, string>} provided
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
 * What of a release's manifest does not fit what is live.
 * @param {Parameters<typeof missingParts>[0] & Pick<ReleaseManifest, 'claims' | 'contract' | 'requires'>} release
 * @param {Parameters<typeof missingParts>[1] & Parameters<typeof claimConflicts>[1] & { contract: string, provided: Record<string, string> }} live what the guide serves
 */
export const incompatibility = (release, live) =>
  missingParts(release, live) ??
  claimConflicts(release, live)[0] ??
  contractMismatch(release, live.contract) ??
  sharedMismatch(release, live.provided);
