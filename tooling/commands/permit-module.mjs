import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';

/** @typedef {{ keys: { kid: string, x: string }[], modules: string[], paths: string[], slots: string[], budget?: Record<string, number> }} Team of an owners file */
/** @typedef {{ paths?: { path: string }[], slots?: Record<string, string> }} Claims of a module's package.json */

/**
 * Permits a team to release a module at the paths and in the slots that it claims.
 * @param {string} file - the owners file
 * @param {{ module: string, owner: string, claims?: Claims }} release
 * @param {{ kid: string, x: string }} key - the team's public key
 * @returns {Team} the team's entry
 * @throws {Error} if the team has other keys, or another team has the module
 */
export function permitModule(file, { module, owner, claims = {} }, { kid, x }) {
  /** @type {{ teams: Record<string, Team> }} */
  const owners = JSON.parse(readFileSync(file, 'utf8'));
  const { [owner]: existing, ...otherTeams } = owners.teams;
  if (existing && !existing.keys.some((key) => key.kid === kid))
    throw new Error(
      `${owner} is in ${file} with other keys: add the key ${kid} to its entry yourself, or name another owner in package.json.`,
    );
  const [otherOwner] = Object.entries(otherTeams).find(([, { modules }]) => modules.includes(module)) ?? [];
  if (otherOwner)
    throw new Error(
      `${module} is the module of ${otherOwner} in ${file}: give yours another name in package.json.`,
    );
  const paths = (claims.paths ?? []).map(({ path }) => path);
  const slots = [`${module}/*`, ...Object.keys(claims.slots ?? {})];
  /** @type {Team} */
  const team = {
    ...existing,
    keys: existing?.keys ?? [{ kid, x }],
    modules: union(existing?.modules, [module]),
    paths: union(existing?.paths, paths),
    slots: union(existing?.slots, slots),
  };
  const text = JSON.stringify({ ...owners, teams: { ...otherTeams, [owner]: team } }, null, 2);
  writeFileSync(`${file}.${process.pid}`, `${text}\n`, { mode: statSync(file).mode });
  renameSync(`${file}.${process.pid}`, file);
  return team;
}

/** @param {string[] | undefined} existing @param {string[]} added */
const union = (existing = [], added) => [...new Set([...existing, ...added])];
