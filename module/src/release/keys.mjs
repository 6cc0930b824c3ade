import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CompactSign, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';

/** A key's id is the start of its thumbprint (RFC 7638). */
const KID_LENGTH = 12;
const OWNER_ONLY_MODE = 0o600;

/**
 * Creates an Ed25519 key in a new file that only its owner can read.
 * @param {string} file - file for the private key as a JWK, with its site
 * @param {string} site - the guide's name in its owners file
 * @returns {Promise<{ kid: string, x: string }>} its entry for the owners file
 */
export async function createKey(file, site) {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = (await calculateJwkThumbprint(jwk)).slice(0, KID_LENGTH);
  mkdirSync(path.dirname(file), { recursive: true });
  const text = `${JSON.stringify({ ...jwk, kid, site }, null, 2)}\n`;
  writeFileSync(file, text, { mode: OWNER_ONLY_MODE, flag: 'wx' });
  return { kid, x: String(jwk.x) };
}

/**
 * @param {string} file - a private key of `createKey`
 * @throws {Error} one sentence, if the file is missing or others can read it
 */
export async function readKey(file) {
  if (!existsSync(file))
    throw new Error(
      `There is no release key at ${file}. Make one: npx guide key --site SITE --file release-key.json. Or name yours in RELEASE_KEY.`,
    );
  // Group access is permitted, because Kubernetes mounts secrets with the pod's group.
  if (process.platform !== 'win32' && statSync(file).mode & 0o007)
    throw new Error(
      `The release key ${file} can be read by others: chmod 600 it, and make a new one if they did.`,
    );
  const { site, kid, ...jwk } = JSON.parse(readFileSync(file, 'utf8'));
  return { site, kid, privateKey: await importJWK(jwk, 'EdDSA') };
}

/**
 * @param {Awaited<ReturnType<typeof readKey>>} key
 * @param {object} release - the content of `release.json`, with its commit, if known
 * @returns {Promise<string>} the signed manifest, a compact JWS
 */
export const signRelease = (key, release) =>
  sign(key, 'guide-release+json', { ...release, site: key.site, signedAt: new Date().toISOString() });

/** @param {string} file - a private key of `createKey` @returns {{ kid: string, x: string, site: string }} its public part */
export function readPublicKey(file) {
  const { kid, x, site } = JSON.parse(readFileSync(file, 'utf8'));
  return { kid, x, site };
}

const REQUEST_TTL_S = 120;

/**
 * Signs a request to a guide: a JWT (RFC 7519) that the guide accepts once.
 * @param {Awaited<ReturnType<typeof readKey>>} key
 * @param {{ module: string, action: string } & Record<string, unknown>} claims
 * @returns {Promise<string>} for `Authorization: Bearer`
 */
export function signRequest(key, claims) {
  const iat = Math.floor(Date.now() / 1000);
  const once = { aud: key.site, iat, exp: iat + REQUEST_TTL_S, jti: randomBytes(16).toString('hex') };
  return sign(key, 'guide-request+jwt', { ...claims, ...once });
}

/** @param {Awaited<ReturnType<typeof readKey>>} key @param {string} typ @param {object} payload */
const sign = ({ kid, privateKey }, typ, payload) =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'EdDSA', typ, kid })
    .sign(privateKey);
