/** What a release uses of what the page's one copy of the contract offers (`types.mjs` says what its names are). */
import { calledOperations, importedNames, WHOLE } from './imports.mjs';
import { CONTRACT_PACKAGE, described } from './types.mjs';

/**
 * The names of the offer that a release uses.
 * @param {{ exposes: object, claims?: { slots?: object } }} release
 * @param {string[]} scripts code of every script of the release
 * @param {string[]} offer every name of it
 * @returns {string[]}
 */
export function usedOffer({ exposes, claims }, scripts, offer) {
  const named = importedNames(scripts, [CONTRACT_PACKAGE])[CONTRACT_PACKAGE] ?? new Set();
  const operations = offer.filter((name) => name.startsWith('api.')).map((name) => name.slice('api.'.length));
  const called = calledOperations(scripts, operations);
  const used = new Set([
    ...(Object.keys(exposes).length > 0 ? ['Screen'] : []),
    ...(named.has(WHOLE) ? offer.filter((name) => !name.includes('.')) : named),
    ...[...called].map((name) => `api.${name}`),
    ...Object.keys(claims?.slots ?? {}).map((name) => `slot.${name}`),
  ]);
  return offer.filter((name) => used.has(name));
}

/**
 * A type that a release uses without saying which: it cannot be compared.
 * @param {Pick<import('../api/schemas').ReleaseManifest, 'module' | 'owner' | 'exposes' | 'claims' | 'types'>} release
 * @param {string[]} scripts code of every script of the release
 * @param {Record<string, string[]>} [live] types of the live shell
 */
export function undeclaredType(release, scripts, live = {}) {
  const types = release.types ?? {};
  const undeclared = usedOffer(release, scripts, Object.keys(live)).find(
    (name) => !Object.hasOwn(types, name),
  );
  return undeclared
    ? `${release.module} of ${release.owner} does not say which type of ${described(undeclared)} it was built for: build it with the tools of the live guide.`
    : null;
}
