import { createHash } from 'node:crypto';
import type { PanelName } from '@guide/contracts/api/panels';
import type { Db } from 'mongodb';

export interface Audience {
  /** Origins such as "https://team.example" or "https://*.team.example". */
  origins: string[];
  panels: PanelName[] | null;
  /** Query parameters that pages cannot change, e.g. `{ period: "week" }`. */
  filters: Record<string, string>;
}

/** Stored without the token itself (D-21). */
export interface EmbedToken extends Audience {
  /** SHA-256 of the token; its first 12 digits are the public id. */
  _id: string;
  label: string;
  createdAt: Date;
  expiresAt: Date;
  revokedAt?: Date;
  lastUsedAt?: Date;
}

export type TokenRefusal = 'EMBED_TOKEN_UNKNOWN' | 'EMBED_TOKEN_REVOKED' | 'EMBED_TOKEN_EXPIRED';

export const ID_LENGTH = 12;
const ID = new RegExp(`^[0-9a-f]{${ID_LENGTH}}$`);
const TOKEN = /^[\w-]{32}$/;
const USE_INTERVAL_MS = 60_000;

export const tokenCollection = (db: Db) => db.collection<EmbedToken>('embed_tokens');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const idOf = ({ _id }: EmbedToken): string => _id.slice(0, ID_LENGTH);

/** The public id of a token that an operator names by its id or by the token itself, for logs and messages. */
export const publicIdOf = (named: string): string =>
  ID.test(named) ? named : hashOf(named).slice(0, ID_LENGTH);

export const findToken = async (db: Db, token: string): Promise<EmbedToken | null> =>
  TOKEN.test(token) ? tokenCollection(db).findOne({ _id: hashOf(token) }) : null;

export const findTokenById = async (db: Db, id: string): Promise<EmbedToken | null> =>
  ID.test(id) ? tokenCollection(db).findOne({ _id: { $gte: id, $lt: `${id}g` } }) : null;

/** Tokens without an expiry date count as expired. */
export function refusalOf(token: EmbedToken | null, now = Date.now()): TokenRefusal | null {
  if (!token) return 'EMBED_TOKEN_UNKNOWN';
  if (token.revokedAt) return 'EMBED_TOKEN_REVOKED';
  return token.expiresAt?.getTime() > now ? null : 'EMBED_TOKEN_EXPIRED';
}

/** Records the use of a token, at most once a minute and process. */
export function createUseRecorder(db: Db): (token: EmbedToken, now?: number) => Promise<void> {
  const recordedAt = new Map<string, number>();
  return async ({ _id }, now = Date.now()) => {
    if (now - (recordedAt.get(_id) ?? 0) < USE_INTERVAL_MS) return;
    recordedAt.set(_id, now);
    await tokenCollection(db).updateOne({ _id }, { $max: { lastUsedAt: new Date(now) } });
  };
}
