import { createHash } from 'node:crypto';
import type { PanelName } from '@guide/contracts/api/panels';
import type { Db } from 'mongodb';

/** Which pages may show which panels. */
export interface Audience {
  /** Origins whose pages may show it, e.g. "https://team.example" or "https://*.team.example". */
  origins: string[];
  /** The permitted panels; null is the whole dashboard. */
  panels: PanelName[] | null;
  /** Parameters of the panels' calls that are fixed, e.g. `{ period: "week" }`. */
  filters: Record<string, string>;
}

/** A share token as it is stored: its SHA-256 only (D-21). */
export interface EmbedToken extends Audience {
  /** SHA-256 of the token, hex. Its first letters are the token's public id. */
  _id: string;
  /** Whom it is for. */
  label: string;
  createdAt: Date;
  expiresAt: Date;
  revokedAt?: Date;
  /** When it was last used, accurate to a minute. */
  lastUsedAt?: Date;
}

/** Why a token is not valid. */
export type TokenRefusal = 'EMBED_TOKEN_UNKNOWN' | 'EMBED_TOKEN_REVOKED' | 'EMBED_TOKEN_EXPIRED';

/** Length of a token's public id. */
export const ID_LENGTH = 12;
const ID = new RegExp(`^[0-9a-f]{${ID_LENGTH}}$`);
/** 24 random bytes in base64url; other texts are not looked up. */
const TOKEN = /^[\w-]{32}$/;
/** Each process writes the last use of a token at most this often, ms. */
const USE_INTERVAL_MS = 60_000;

export const tokensIn = (db: Db) => db.collection<EmbedToken>('embed_tokens');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The public id of a token, for lists and for the address of a frame. */
export const idOf = ({ _id }: EmbedToken): string => _id.slice(0, ID_LENGTH);

/** The record of a token, valid or not; null for any other text. */
export const findToken = async (db: Db, token: string): Promise<EmbedToken | null> =>
  TOKEN.test(token) ? tokensIn(db).findOne({ _id: hashOf(token) }) : null;

/** The record with this public id, of a valid token or not. */
export const findTokenById = async (db: Db, id: string): Promise<EmbedToken | null> =>
  ID.test(id) ? tokensIn(db).findOne({ _id: { $gte: id, $lt: `${id}g` } }) : null;

/** Why a token is not valid, or null. A token without an end is expired. */
export function refusalOf(token: EmbedToken | null, now = Date.now()): TokenRefusal | null {
  if (!token) return 'EMBED_TOKEN_UNKNOWN';
  if (token.revokedAt) return 'EMBED_TOKEN_REVOKED';
  return token.expiresAt?.getTime() > now ? null : 'EMBED_TOKEN_EXPIRED';
}

/** @returns a function that records the use of a token, at most once a minute */
export function createUseRecorder(db: Db): (token: EmbedToken, now?: number) => Promise<void> {
  const recordedAt = new Map<string, number>();
  return async ({ _id }, now = Date.now()) => {
    if (now - (recordedAt.get(_id) ?? 0) < USE_INTERVAL_MS) return;
    recordedAt.set(_id, now);
    await tokensIn(db).updateOne({ _id }, { $max: { lastUsedAt: new Date(now) } });
  };
}
