/** Manages share tokens for `npm run embed -- token`; the gateway only reads them. */
import { randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';
import { readAudience } from './audience';
import { type Audience, type EmbedToken, hashOf, idOf, refusalOf, tokenCollection } from './tokens';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DEFAULT_DAYS = 90;
const MAX_DAYS = 366;
const DEFAULT_GRACE_HOURS = 24;

interface TokenOptions {
  label: string;
  origins: string[];
  /** Panels that the token opens; default: the whole dashboard. */
  panels?: string[];
  /** Filters such as `period=week`; default: none. */
  filters?: string[];
  /** Lifetime in days; default 90, at most 366. */
  days?: number;
}

interface Rotation {
  /** How long the old token stays valid, at most until it expires; default 24, 0 ends it at once. */
  graceHours?: number;
  /** Lifetime of the new token in days, at most 366; by default it expires with the old token. */
  days?: number;
}

export interface CreatedToken {
  token: string;
  record: EmbedToken;
}

async function insert(
  db: Db,
  label: string,
  { origins, panels, filters }: Audience,
  createdAt: Date,
  expiresAt: Date,
): Promise<CreatedToken> {
  const token = randomBytes(24).toString('base64url');
  const record: EmbedToken = { _id: hashOf(token), label, origins, panels, filters, createdAt, expiresAt };
  await tokenCollection(db).insertOne(record);
  return { token, record };
}

export async function createToken(db: Db, options: TokenOptions, now = Date.now()): Promise<CreatedToken> {
  const { label, origins, panels = [], filters = [], days = DEFAULT_DAYS } = options;
  if (!/^[^\p{C}]{1,80}$/u.test(label.trim())) throw new Error('Say who it is for: --label "Team page"');
  const expiresAt = daysAfter(now, days);
  return insert(db, label.trim(), readAudience({ origins, panels, filters }), new Date(now), expiresAt);
}

function daysAfter(now: number, days: number): Date {
  if (!(days > 0 && days <= MAX_DAYS)) throw new Error(`A token is valid for up to ${MAX_DAYS} days`);
  return new Date(now + days * DAY_MS);
}

export const listTokens = (db: Db): Promise<EmbedToken[]> =>
  tokenCollection(db).find().sort({ createdAt: 1 }).toArray();

/** @param id - the public id, or the token itself. @throws unless exactly one valid token matches */
async function activeToken(db: Db, id: string, now: number): Promise<EmbedToken> {
  const active = (await listTokens(db)).filter((token) => refusalOf(token, now) === null);
  const named = active.filter((token) => idOf(token) === id || token._id === hashOf(id));
  if (named.length !== 1) throw new Error(`${named.length} active tokens match ${id}`);
  return named[0]!;
}

export async function revokeToken(db: Db, id: string, now = Date.now()): Promise<void> {
  const { _id } = await activeToken(db, id, now);
  await tokenCollection(db).updateOne({ _id }, { $set: { revokedAt: new Date(now) } });
}

/** Replaces a token, which expires after a grace period. @throws unless exactly one valid token matches `id` */
export async function rotateToken(
  db: Db,
  id: string,
  rotation: Rotation = {},
  now = Date.now(),
): Promise<CreatedToken> {
  const { graceHours = DEFAULT_GRACE_HOURS, days } = rotation;
  if (!(graceHours >= 0)) throw new Error('The old token stays valid for 0 hours or more');
  const expiresAt = days === undefined ? undefined : daysAfter(now, days);
  const oldToken = await activeToken(db, id, now);
  const created = await insert(db, oldToken.label, oldToken, new Date(now), expiresAt ?? oldToken.expiresAt);
  await tokenCollection(db).updateOne(
    { _id: oldToken._id },
    { $min: { expiresAt: new Date(now + graceHours * HOUR_MS) } },
  );
  return created;
}
