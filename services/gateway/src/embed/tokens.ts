import { createHash, randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';

/** A share token as it is kept: its SHA-256 only. It reads aggregates, from pages of the named origins (D-21). */
export interface EmbedToken {
  /** SHA-256 of the token, hex. */
  _id: string;
  /** Origins whose pages may show the dashboard, e.g. "https://team.example". */
  origins: string[];
  createdAt: Date;
  revokedAt?: Date;
}

/** Letters of the hash that name a token in lists. */
export const SHORT = 12;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const tokens = (db: Db) => db.collection<EmbedToken>('embed_tokens');

/** An origin as browsers send it. @throws on anything else than http(s)://host[:port] */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(`${text} is no origin; it looks like https://team.example`);
  }
  return url.origin;
}

/** Makes a token for pages of these origins. @returns the token: it is shown once and not kept */
export async function createToken(db: Db, origins: string[]): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const allowed = [...new Set(origins.map(originOf))];
  if (allowed.length === 0) throw new Error('Name at least one origin: --origin https://team.example');
  await tokens(db).insertOne({ _id: hashOf(token), origins: allowed, createdAt: new Date() });
  return token;
}

/** Every token, the oldest first. */
export const listTokens = (db: Db): Promise<EmbedToken[]> =>
  tokens(db).find().sort({ createdAt: 1 }).toArray();

/**
 * Ends a token at once.
 * @param short the letters that the list shows, or the token itself
 * @throws when no such token, or more than one, stands
 */
export async function revokeToken(db: Db, short: string): Promise<void> {
  const standing = (await listTokens(db)).filter(({ revokedAt }) => !revokedAt);
  const named = standing.filter(({ _id }) => _id.startsWith(short) || _id === hashOf(short));
  if (named.length !== 1) throw new Error(`${named.length} standing tokens are called ${short}`);
  await tokens(db).updateOne({ _id: named[0]!._id }, { $set: { revokedAt: new Date() } });
}

/** The token if it stands; null for an unknown or a revoked one. */
export async function findToken(db: Db, token: string): Promise<EmbedToken | null> {
  const found = token ? await tokens(db).findOne({ _id: hashOf(token) }) : null;
  return found && !found.revokedAt ? found : null;
}
