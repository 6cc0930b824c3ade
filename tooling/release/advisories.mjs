/** Known faults by an advisory database on this disk: no registry is called. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';

/**
 * @typedef {{ introduced?: string, fixed?: string, last_affected?: string }} RangeEvent
 * @typedef {object} Advisory in the form of OSV, https://ossf.github.io/osv-schema/
 * @property {string} id
 * @property {string} [summary]
 * @property {string} [withdrawn]
 * @property {{ severity?: string }} [database_specific]
 * @property {{ package?: { ecosystem: string, name: string }, versions?: string[], ranges?: { events: RangeEvent[] }[] }[]} [affected]
 */

/**
 * The advisories of a database about these packages, in the form of `npm audit --json`.
 * @param {string} folder of JSON files, one advisory each, at any depth: a copy of github.com/github/advisory-database,
 *   or npm's archive of osv.dev unpacked
 * @param {{ name: string, version: string }[]} packages
 * @returns {{ vulnerabilities: Record<string, { via: object[] }>, advisories: number, newest: string }}
 * @throws when there is no advisory about npm's packages
 */
export function reportFrom(folder, packages) {
  /** @type {Map<string, { name: string, version: string }[]>} */
  const versions = new Map();
  for (const one of packages) versions.set(one.name, [...(versions.get(one.name) ?? []), one]);
  /** @type {Record<string, { via: object[] }>} */
  const vulnerabilities = {};
  let advisories = 0;
  let newest = '';
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    const text = readFileSync(path.join(folder, file), 'utf8');
    if (!text.includes('"npm"')) continue;
    /** @type {Advisory & { modified: string }} */
    const advisory = JSON.parse(text);
    const about = (advisory.affected ?? []).filter((one) => one.package?.ecosystem === 'npm');
    if (about.length === 0 || advisory.withdrawn) continue;
    advisories += 1;
    if (advisory.modified > newest) newest = advisory.modified;
    for (const affected of about)
      for (const { name, version } of versions.get(affected.package?.name ?? '') ?? [])
        if (isAffected(version, affected)) {
          vulnerabilities[name] ??= { via: [] };
          vulnerabilities[name].via.push(entry(name, version, advisory));
        }
  }
  if (advisories === 0) throw new Error(`There is no advisory about npm's packages below ${folder}`);
  return { vulnerabilities, advisories, newest };
}

/** @param {string} name @param {string} version @param {Advisory} advisory */
const entry = (name, version, { id, summary = id, database_specific: about }) => ({
  name,
  title: `${summary}, in ${version}`,
  severity: (about?.severity ?? 'unknown').toLowerCase(),
  url: id.startsWith('GHSA-') ? `https://github.com/advisories/${id}` : `https://osv.dev/vulnerability/${id}`,
});

/**
 * Whether a version is in one of an advisory's ranges, or named.
 * @param {string} version
 * @param {NonNullable<Advisory['affected']>[number]} affected
 */
function isAffected(version, { versions = [], ranges = [] }) {
  return versions.includes(version) || ranges.some(({ events }) => isWithin(version, events));
}

/** Events of one range in their order: a version is affected from `introduced` until `fixed` or `last_affected`. @param {string} version @param {RangeEvent[]} events */
function isWithin(version, events) {
  let affected = false;
  for (const { introduced, fixed, last_affected: last } of events) {
    if (introduced !== undefined && (introduced === '0' || semver.gte(version, introduced))) affected = true;
    if (fixed !== undefined && semver.gte(version, fixed)) affected = false;
    if (last !== undefined && semver.gt(version, last)) affected = false;
  }
  return affected;
}
