import { MENU } from '@guide/contracts/release/claims';

/** @typedef {{ paths?: { path: string }[], slots?: Record<string, string>, menu?: object }} Claims of a module's package.json */

/**
 * A team's entry in the owners file of a guide, with everything that its module needs.
 * @param {{ module: string, claims?: Claims, calls?: string[] }} release
 * @param {{ kid: string, x: string }} key - the team's public key
 * @returns {{ keys: { kid: string, x: string }[], modules: string[], paths: string[], slots: string[], calls?: string[] }}
 */
export const ownersEntry = ({ module, claims = {}, calls = [] }, { kid, x }) => ({
  keys: [{ kid, x }],
  modules: [module],
  paths: (claims.paths ?? []).map(({ path }) => path),
  slots: [`${module}/*`, ...Object.keys(claims.slots ?? {}), ...(claims.menu ? [MENU] : [])],
  ...(calls.length > 0 && { calls }),
});

/**
 * The entry of a module's team, by the team's name.
 * @param {{ pkg: { guide: Record<string, any> }, target: { name: string } }} module
 * @param {{ kid: string, x: string }} key - the team's public key @returns {Record<string, ReturnType<typeof ownersEntry>>}
 */
export const teamEntry = ({ pkg: { guide }, target: { name } }, key) => ({
  [String(guide.owner ?? name)]: ownersEntry({ module: name, claims: guide.claims, calls: guide.calls }, key),
});
