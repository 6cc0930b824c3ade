/**
 * Whether a release fits the types of what the page's one copy of the contract offers (decision 0098).
 *
 * A name of the offer is that of an export, `Screen` for the screens that a module gives, `api.<operation>` or
 * `slot.<slot>`. Its types go by ids: a shell says which it has and in place of which earlier ones that does; a release
 * says which it was built for and which earlier ones do as well.
 */

/** What shell and modules share of the contract: its version is that of all that they agree on, the API too. */
export const CONTRACT_PACKAGE = '@guide/contracts/module';

/** How a sentence names a part of the offer. @param {string} name */
export function described(name) {
  const [kind, part] = name.split('.');
  if (kind === 'api' && part) return `${part} of the API`;
  return kind === 'slot' && part ? `the slot ${part}` : `${name} of ${CONTRACT_PACKAGE}`;
}

/**
 * A type that the live shell has changed so that a release does not fit, or that a release was built for later.
 * @param {{ module: string, owner: string, types?: Record<string, string[]> }} release its manifest; one without types says nothing of them
 * @param {Record<string, string[]>} [live] types of the live shell; none are known of older ones
 * @returns {string | null} one sentence
 */
export function typeMismatch({ module, owner, types = {} }, live) {
  if (!live || Object.keys(live).length === 0) return null;
  for (const [name, builtFor] of Object.entries(types)) {
    const offered = live[name];
    if (!offered)
      return `${module} of ${owner} uses ${described(name)}, which the live shell does not offer.`;
    if (builtFor.includes(offered[0] ?? '') || offered.includes(builtFor[0] ?? '')) continue;
    return `${module} of ${owner} uses ${described(name)}, whose type in the live shell does not fit the one that it was built for: build it with the contract of the live guide.`;
  }
  return null;
}
