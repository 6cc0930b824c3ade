import { ReleaseManifest } from '@guide/contracts/api/schemas';
import { findUnpermitted, includesName } from '@guide/contracts/release/claims';
import { compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import Value from 'typebox/value';
import { keyOf, type Owners, type OwnersSource } from './owners';

const MAX_CACHED_MANIFESTS = 1000;

/** The fields of a route table row that verification needs. */
export interface ShownScreen {
  path: string;
  module: string;
  screen: string;
}

/** A release was refused; the message gives the reason in one sentence. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}

/** Handles a refusal; other errors are thrown again. */
export function nullIfRefused(error: unknown): null {
  if (error instanceof ReleaseRefused) return null;
  throw error;
}

export interface Verifier {
  /** @param signed - compact JWS (RFC 7515, EdDSA). @throws {ReleaseRefused} if the signer may not release it */
  verify(signed: string): Promise<ReleaseManifest>;
}

export function createVerifier(source: OwnersSource, screens: readonly ShownScreen[]): Verifier {
  const caches = new WeakMap<Owners, Map<string, ReleaseManifest>>();
  return {
    async verify(signed) {
      const owners = await source.read();
      let cache = caches.get(owners);
      if (!cache || cache.size > MAX_CACHED_MANIFESTS) cache = new Map();
      caches.set(owners, cache);
      const manifest = cache.get(signed) ?? (await check(signed, owners, screens));
      cache.set(signed, manifest);
      return manifest;
    },
  };
}

async function check(
  signed: string,
  owners: Owners,
  screens: readonly ShownScreen[],
): Promise<ReleaseManifest> {
  const { team, name, key } = signerOf(signed, owners);
  const publicKey = await importJWK({ kty: 'OKP', crv: 'Ed25519', x: key.x }, 'EdDSA');
  const { payload } = await compactVerify(signed, publicKey, { algorithms: ['EdDSA'] }).catch(() => {
    throw new ReleaseRefused(`The signature of the release is not by the key ${key.kid} of ${name}.`);
  });
  const manifest = parse(payload, team.modules.includes('*') ? undefined : name);
  const { module, version, site, signedAt } = manifest;
  const release = `${module} ${version}`;
  const refuse = (reason: string) => new ReleaseRefused(reason);

  if (key.revoked)
    throw refuse(`${release} was signed with the key ${key.kid} of ${name}, which is revoked.`);
  if (key.retired && Date.parse(signedAt) >= Date.parse(key.retired))
    throw refuse(`${release} was signed with the key ${key.kid} of ${name} after it was retired.`);
  if (site !== owners.site)
    throw refuse(`${release} was signed for the site ${site}; this is ${owners.site}.`);
  if (owners.revokedReleases?.includes(`${module}@${version}`)) throw refuse(`${release} is revoked.`);
  if (!includesName(team.modules, module)) throw refuse(`${name} may not release ${module}.`);
  const { paths = [], slots = {}, menu } = manifest.claims ?? {};
  const claimed = [...paths.map(({ screen }) => screen), ...Object.values(slots)];
  const missing = claimed.find((name) => !Object.hasOwn(manifest.exposes, name));
  if (missing)
    throw refuse(`${release} claims a path or slot for ${missing}, but does not contain ${missing}.`);
  if (menu && (menu.path.includes(':') || !paths.some(({ path }) => path === menu.path)))
    throw refuse(`${release} has ${menu.path} in the menu, but does not claim it.`);
  const [exposed] = Object.keys(manifest.exposes);
  if (exposed && manifest.serverIntegrity === undefined)
    throw refuse(`${release} has ${exposed} and no server bundle.`);
  const [unpermitted] = findUnpermitted(manifest, { ...team, team: name }, screens);
  if (unpermitted) throw refuse(unpermitted);
  return manifest;
}

function signerOf(signed: string, owners: Owners) {
  let kid: string | undefined;
  try {
    kid = decodeProtectedHeader(signed).kid;
  } catch {
    throw new ReleaseRefused('The release is not signed.');
  }
  const signer = keyOf(owners, kid);
  if (signer) return signer;
  throw new ReleaseRefused(`The release is signed with the key ${kid}, which the owners file does not name.`);
}

const MAX_FAULTS = 5;

/**
 * @param owner - replaces the manifest's; undefined for a key that may release every module @throws {ReleaseRefused}
 */
function parse(payload: Uint8Array, owner: string | undefined): ReleaseManifest {
  let manifest: unknown;
  try {
    manifest = JSON.parse(new TextDecoder().decode(payload));
  } catch (error) {
    throw new ReleaseRefused(`The release manifest is not JSON: ${(error as Error).message}.`);
  }
  if (!Value.Check(ReleaseManifest, manifest)) {
    // Skip the second error of an unknown property, which only says `false`.
    const errors = Value.Errors(ReleaseManifest, manifest).filter(({ keyword }) => keyword !== 'boolean');
    const faults = errors.slice(0, MAX_FAULTS).map(faultText);
    throw new ReleaseRefused(`The release manifest is wrong at ${faults.join('; at ')}.`);
  }
  const reserved = reservedName(manifest);
  if (reserved) throw new ReleaseRefused(`The release manifest has the name ${reserved}, which is reserved.`);
  return { ...manifest, ...(owner && { owner }) };
}

const faultText = ({ instancePath, message, params }: ReturnType<typeof Value.Errors>[number]): string => {
  const unknown = 'additionalProperties' in params ? `: ${params.additionalProperties}` : '';
  return `${instancePath || '/'}: ${message}${unknown}`;
};

/** Finds a property such as `constructor`, which every object inherits. */
function reservedName(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value) && name in Object.prototype) return name;
    const nested = reservedName(inner);
    if (nested) return nested;
  }
  return undefined;
}
