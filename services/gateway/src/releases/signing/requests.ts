import { MAX_REQUEST_LIFETIME_S, REQUEST_TYPE } from '@guide/contracts/api/schemas';
import { includesName } from '@guide/contracts/release/claims';
import { httpError, isDuplicateKey } from '@guide/service-kit';
import { compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import type { Db } from 'mongodb';
import type { Static, TObject, TUnion } from 'typebox';
import Value from 'typebox/value';
import { keyOf, type OwnersSource } from './owners';

const CLOCK_TOLERANCE_S = 60;
/** How long request ids are stored: longer than any request is valid. */
const REPLAY_TTL_MS = 60 * 60_000;
const TOKEN = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

interface UsedRequest {
  _id: string;
  team: string;
  action: string;
  /** The machine could not check this upload. */
  isUncounted?: true;
  expiresAt: Date;
}

/** The owners file's entry for the team that signed a request. */
export interface Signer {
  requestId: string;
  team: string;
  modules: string[];
  paths: string[];
  slots: string[];
  calls: string[];
  budget: Record<string, number>;
}

type Claims = { aud: string; iat: number; exp: number; jti: string; module: string; action: string };

const notSigned = (message: string) => httpError(401, 'NOT_SIGNED', message);
const notPermitted = (message: string) => httpError(403, 'NOT_PERMITTED', message);

/** Reads requests that a team has signed: a JWT (RFC 7519) as bearer token, accepted once by all gateways together. */
export function createRequestReader(source: OwnersSource, db: Db) {
  const used = db.collection<UsedRequest>('signedRequests');

  return {
    prepare: () => used.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 }),

    /** @throws {HttpError} 401 `NOT_SIGNED`, 403 `NOT_PERMITTED`, 409 `REPLAYED` */
    async read<S extends TObject | TUnion>(
      schema: S,
      authorization: string | undefined,
    ): Promise<Signer & { claims: Static<S> & Claims }> {
      const owners = await source.read();
      const token = TOKEN.exec(authorization ?? '')?.[1] ?? '';
      const signer = keyOf(owners, kidOf(token));
      if (!signer) throw notSigned('The request is signed with a key that the owners file does not name.');
      const { name, team, key } = signer;
      const publicKey = await importJWK({ kty: 'OKP', crv: 'Ed25519', x: key.x }, 'EdDSA');
      const { payload } = await compactVerify(token, publicKey, { algorithms: ['EdDSA'] }).catch(() => {
        throw notSigned(`The signature of the request is not by the key ${key.kid} of ${name}.`);
      });
      const claims = parse(payload);
      if (!Value.Check(schema, claims))
        throw notSigned('The signed content is not a valid request of this type.');
      const { aud, iat, exp, jti, module, action } = claims as Claims;

      if (aud !== owners.site) throw notSigned(`The request was signed for ${aud}; this is ${owners.site}.`);
      const now = Date.now() / 1000;
      if (exp < now - CLOCK_TOLERANCE_S) throw notSigned('The request is too old: sign it again.');
      if (iat > now + CLOCK_TOLERANCE_S)
        throw notSigned("The request was signed in the future: set this machine's clock.");
      if (exp - iat > MAX_REQUEST_LIFETIME_S)
        throw notSigned(
          `A request is valid for at most ${MAX_REQUEST_LIFETIME_S} s. Sign it with an earlier expiry.`,
        );
      if (key.revoked) throw notPermitted(`The key ${key.kid} of ${name} is revoked.`);
      if (key.retired && iat * 1000 >= Date.parse(key.retired))
        throw notPermitted(`The key ${key.kid} of ${name} is retired.`);
      if (!includesName(team.modules, module)) throw notPermitted(`${name} may not release ${module}.`);

      const expiresAt = new Date(Date.now() + REPLAY_TTL_MS);
      const requestId = `${key.kid} ${jti}`;
      await used.insertOne({ _id: requestId, team: name, action, expiresAt }).catch((error) => {
        throw isDuplicateKey(error)
          ? httpError(409, 'REPLAYED', 'This request was sent before. Sign a new one.')
          : error;
      });
      const { modules, paths, slots, calls = [], budget = {} } = team;
      return {
        requestId,
        team: name,
        modules,
        paths,
        slots,
        calls,
        budget,
        claims: claims as Static<S> & Claims,
      };
    },

    /** Takes an upload out of the team's count; its request stays used. */
    uncount: async (requestId: string): Promise<void> => {
      await used.updateOne({ _id: requestId }, { $set: { isUncounted: true } });
    },

    countUploads: (team: string) =>
      used.countDocuments({
        team,
        action: { $in: ['release', 'preview'] },
        isUncounted: { $exists: false },
        expiresAt: { $gt: new Date() },
      }),
  };
}

function kidOf(token: string): string | undefined {
  try {
    const { kid, typ } = decodeProtectedHeader(token);
    return typ === REQUEST_TYPE ? kid : undefined;
  } catch {
    throw notSigned('The request is not signed.');
  }
}

function parse(payload: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(payload));
  } catch {
    return null;
  }
}
