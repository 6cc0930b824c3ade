import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { ownersEntry } from '../../module/src/release/owners-entry.mjs';

/** @typedef {{ keys: { kid: string, x: string }[], modules: string[], paths: string[], slots: string[], calls?: string[], budget?: Record<string, number> }} Team of an owners file */
/** @typedef {import('../../module/src/release/owners-entry.mjs').Claims} Claims */

/**
 * Permits a team to release a module at the paths and in the slots that it claims, with the backends that it calls.
 * @param {string} file - the owners file
 * @param {{ module: string, owner: string, claims?: Claims, calls?: string[] }} release
 * @param {{ kid: string, x: string }} key - the team's public key
 * @returns {Team} the team's entry
 * @throws {Error} if the team has other keys, or another team has the module
 */
export function permitModule(file, { module, owner, claims, calls }, { kid, x }) {
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
  const entry = ownersEntry({ module, claims, calls }, { kid, x });
  const origins = union(existing?.calls, entry.calls);
  /** @type {Team} */
  const team = {
    ...existing,
    keys: existing?.keys ?? entry.keys,
    modules: union(existing?.modules, entry.modules),
    paths: union(existing?.paths, entry.paths),
    slots: union(existing?.slots, entry.slots),
    ...(origins.length > 0 && { calls: origins }),
  };
  const text = JSON.stringify({ ...owners, teams: { ...otherTeams, [owner]: team } }, null, 2);
  writeFileSync(`${file}.${process.pid}`, `${text}\n`, { mode: statSync(file).mode });
  renameSync(`${file}.${process.pid}`, file);
  return team;
}

/** @param {string[]} [existing] @param {string[]} [added] */
const union = (existing = [], added = []) => [...new Set([...existing, ...added])];
