import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createKey, signRelease } from '../../module/src/release/keys.mjs';

/**
 * Signs every built module.
 * @param {Awaited<ReturnType<typeof import('../../module/src/release/keys.mjs').readKey>>} key
 * @param {string} modulesBuild - folder of built modules @param {string} to - folder for `<module>.jws`
 * @param {string} [commit] - commit of the sources
 */
export async function signBuilds(key, modulesBuild, to, commit) {
  mkdirSync(to, { recursive: true });
  for (const module of readdirSync(modulesBuild)) {
    const release = JSON.parse(readFileSync(path.join(modulesBuild, module, 'release.json'), 'utf8'));
    const signed = await signRelease(key, { ...release, ...(commit && { commit }) });
    writeFileSync(path.join(to, `${module}.jws`), signed);
  }
}

/** @param {string} dataDir */
export const keyFile = (dataDir) => process.env.RELEASE_KEY || path.join(dataDir, 'release-key.json');
export const ownersFile = (/** @type {string} */ dataDir) =>
  process.env.OWNERS_FILE || path.join(dataDir, 'owners.json');

/** Creates a key and an owners file that permits it everything, unless there is one. @param {string} dataDir */
export async function ensureLocalKey(dataDir) {
  const owners = ownersFile(dataDir);
  if (existsSync(owners)) return;
  const key = keyFile(dataDir);
  const site = `guide-${randomBytes(6).toString('hex')}`;
  const entry = existsSync(key)
    ? JSON.parse(readFileSync(key, 'utf8'))
    : { site, ...(await createKey(key, site)) };
  const team = { keys: [{ kid: entry.kid, x: entry.x }], modules: ['*'], paths: ['*'], slots: ['*'] };
  const text = `${JSON.stringify({ site: entry.site, teams: { 'This machine': team } }, null, 2)}\n`;
  // An interrupted start must not leave a partial file.
  writeFileSync(`${owners}.${process.pid}`, text);
  renameSync(`${owners}.${process.pid}`, owners);
}
