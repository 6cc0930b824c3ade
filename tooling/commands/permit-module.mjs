import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';

/** @typedef {{ keys: { kid: string, x: string }[], modules: string[], paths: string[], slots: string[], budget?: Record<string, number> }} Team of an owners file */
/** @typedef {{ paths?: { path: string }[], slots?: Record<string, string> }} Claims of a module's package.json */

/**
 * Permits a team to release one module, at the paths and in the slots that it claims.
 * @param {string} file the owners file
 * @param {{ module: string, owner: string, claims?: Claims }} release
 * @param {{ kid: string, x: string }} key the public part of the team's key
 * @returns {Team} the team's entry
 * @throws {Error} one sentence, when the team has other keys, or another team has the module
 */
export function permitModule(file, { module, owner, claims = {} }, { kid, x }) {
  /** @type {{ teams: Record<string, Team> }} */
  const owners = JSON.parse(readFileSync(file, 'utf8'));
  const { [owner]: known, ...others } = owners.teams;
  if (known && !known.keys.some((key) => key.kid === kid))
    throw new Error(
      `${owner} is in ${file} with other keys: add the key ${kid} to its entry yourself, or name another owner in package.json.`,
    );
  const [holder] = Object.entries(others).find(([, { modules }]) => modules.includes(module)) ?? [];
  if (holder)
    throw new Error(
      `${module} is the module of ${holder} in ${file}: give yours another name in package.json.`,
    );
  const paths = (claims.paths ?? []).map(({ path }) => path);
  const slots = [`${module}/*`, ...Object.keys(claims.slots ?? {})];
  /** @type {Team} */
  const team = {
    ...known,
    keys: known?.keys ?? [{ kid, x }],
    modules: union(known?.modules, [module]),
    paths: union(known?.paths, paths),
    slots: union(known?.slots, slots),
  };
  const text = JSON.stringify({ ...owners, teams: { ...others, [owner]: team } }, null, 2);
  writeFileSync(`${file}.${process.pid}`, `${text}\n`, { mode: statSync(file).mode });
  renameSync(`${file}.${process.pid}`, file);
  return team;
}

/** @param {string[] | undefined} known @param {string[]} added */
const union = (known = [], added) => [...new Set([...known, ...added])];
