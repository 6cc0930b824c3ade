/** Keys of teams, and what they sign. */
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { CompactSign, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';

/** Letters of a key's thumbprint (RFC 7638) that name it. */
const KID_LENGTH = 12;
const FOR_ITS_OWNER_ONLY = 0o600;

/**
 * Makes an Ed25519 key and writes it where nothing is yet, for its owner only.
 * @param {string} file gets the private key as a JWK, with the site that it signs for
 * @param {string} site the guide's name in its owners file
 * @returns {Promise<{ kid: string, x: string }>} what the owners file says of it
 */
export async function makeKey(file, site) {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = (await calculateJwkThumbprint(jwk)).slice(0, KID_LENGTH);
  mkdirSync(path.dirname(file), { recursive: true });
  const text = `${JSON.stringify({ ...jwk, kid, site }, null, 2)}\n`;
  writeFileSync(file, text, { mode: FOR_ITS_OWNER_ONLY, flag: 'wx' });
  return { kid, x: jwk.x };
}

/**
 * @param {string} file a private key as `makeKey` writes it
 * @throws {Error} in one sentence when there is none, or others can read it
 */
export async function readKey(file) {
  if (!existsSync(file))
    throw new Error(
      `There is no release key at ${file}: make one with npm run release-key, or name yours in RELEASE_KEY.`,
    );
  // A cluster gives a secret's file to the pod's group.
  if (process.platform !== 'win32' && statSync(file).mode & 0o007)
    throw new Error(
      `The release key ${file} can be read by others: chmod 600 it, and make a new one if they did.`,
    );
  const { site, kid, ...jwk } = JSON.parse(readFileSync(file, 'utf8'));
  return { site, kid, privateKey: await importJWK(jwk, 'EdDSA') };
}

/**
 * @param {Awaited<ReturnType<typeof readKey>>} key
 * @param {object} release `release.json` of a build, with its commit if that is known
 * @returns {Promise<string>} the signed manifest, a compact JWS
 */
export function signRelease({ site, kid, privateKey }, release) {
  const manifest = { ...release, site, signedAt: new Date().toISOString() };
  return new CompactSign(new TextEncoder().encode(JSON.stringify(manifest)))
    .setProtectedHeader({ alg: 'EdDSA', typ: 'guide-release+json', kid })
    .sign(privateKey);
}

/**
 * Signs every built module.
 * @param {string} modulesBuild the folder with one built module per folder
 * @param {string} to the folder that gets `<module>.jws`
 * @param {string} [commit] of the sources
 */
export async function signBuilds(key, modulesBuild, to, commit) {
  mkdirSync(to, { recursive: true });
  for (const module of readdirSync(modulesBuild)) {
    const release = JSON.parse(readFileSync(path.join(modulesBuild, module, 'release.json'), 'utf8'));
    const signed = await signRelease(key, { ...release, ...(commit && { commit }) });
    writeFileSync(path.join(to, `${module}.jws`), signed);
  }
}

/** The key of this machine and the owners file beside the data; `RELEASE_KEY` and `OWNERS_FILE` name others. */
export const keyFile = (dataDir) => process.env.RELEASE_KEY ?? path.join(dataDir, 'release-key.json');
export const ownersFile = (dataDir) => process.env.OWNERS_FILE ?? path.join(dataDir, 'owners.json');

/**
 * What a first start on one machine needs: a key and an owners file by which it may release everything. Where there is
 * an owners file, nothing is made.
 * @param {string} dataDir
 */
export async function ensureLocalKey(dataDir) {
  const owners = ownersFile(dataDir);
  if (existsSync(owners)) return;
  const key = keyFile(dataDir);
  const site = `guide-${randomBytes(6).toString('hex')}`;
  const made = existsSync(key) ? await publicPart(key) : { site, ...(await makeKey(key, site)) };
  const team = { keys: [{ kid: made.kid, x: made.x }], modules: ['*'], paths: ['*'], slots: ['*'] };
  const text = `${JSON.stringify({ site: made.site, teams: { 'This machine': team } }, null, 2)}\n`;
  // Whole or not at all: a start that is interrupted must not leave half a file.
  writeFileSync(`${owners}.${process.pid}`, text);
  renameSync(`${owners}.${process.pid}`, owners);
}

/** What an owners file says of a key that is there. */
async function publicPart(file) {
  const { site, kid, x } = JSON.parse(readFileSync(file, 'utf8'));
  return { site, kid, x };
}
