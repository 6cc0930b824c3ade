/** For `npm run embed -- token`; the gateway only reads tokens. */
import { randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';
import { readAudience } from './audience';
import { type Audience, type EmbedToken, hashOf, idOf, refusalOf, tokensIn } from './tokens';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DEFAULT_DAYS = 90;
const MAX_DAYS = 366;
const DEFAULT_GRACE_HOURS = 24;

interface Wanted {
  label: string;
  origins: string[];
  /** Default: the whole dashboard. */
  panels?: string[];
  /** Like `period=week`; default none. */
  filters?: string[];
  /** Lifetime; default 90, at most 366. */
  days?: number;
}

interface Rotation {
  /** For how long the old token stays valid, never beyond its own end; default 24, 0 ends it at once. */
  graceHours?: number;
  /** Lifetime of the new token, at most 366; by default it ends with the old one. */
  days?: number;
}

export interface Made {
  /** Shown once, never stored. */
  token: string;
  record: EmbedToken;
}

async function insert(
  db: Db,
  label: string,
  { origins, panels, filters }: Audience,
  createdAt: Date,
  expiresAt: Date,
): Promise<Made> {
  const token = randomBytes(24).toString('base64url');
  const record: EmbedToken = { _id: hashOf(token), label, origins, panels, filters, createdAt, expiresAt };
  await tokensIn(db).insertOne(record);
  return { token, record };
}

/** @throws in one sentence when label, audience or days are invalid */
export async function createToken(db: Db, wanted: Wanted, now = Date.now()): Promise<Made> {
  const { label, origins, panels = [], filters = [], days = DEFAULT_DAYS } = wanted;
  if (!/^[^\p{C}]{1,80}$/u.test(label.trim())) throw new Error('Say who it is for: --label "Team page"');
  const expiresAt = daysAfter(now, days);
  return insert(db, label.trim(), readAudience({ origins, panels, filters }), new Date(now), expiresAt);
}

function daysAfter(now: number, days: number): Date {
  if (!(days > 0 && days <= MAX_DAYS)) throw new Error(`A token is valid for up to ${MAX_DAYS} days`);
  return new Date(now + days * DAY_MS);
}

/** The oldest first. */
export const listTokens = (db: Db): Promise<EmbedToken[]> =>
  tokensIn(db).find().sort({ createdAt: 1 }).toArray();

/** @param id the public id, or the token itself @throws unless exactly one valid token matches */
async function activeToken(db: Db, id: string, now: number): Promise<EmbedToken> {
  const active = (await listTokens(db)).filter((token) => refusalOf(token, now) === null);
  const named = active.filter((token) => idOf(token) === id || token._id === hashOf(id));
  if (named.length !== 1) throw new Error(`${named.length} active tokens are called ${id}`);
  return named[0]!;
}

/** @param id the public id, or the token itself @throws unless exactly one valid token matches */
export async function revokeToken(db: Db, id: string, now = Date.now()): Promise<void> {
  const { _id } = await activeToken(db, id, now);
  await tokensIn(db).updateOne({ _id }, { $set: { revokedAt: new Date(now) } });
}

/**
 * Creates a token with the audience and end of another one, which ends after a grace period.
 * @param id the public id, or the token itself
 * @throws unless exactly one valid token matches, or when days or hours are invalid
 */
export async function rotateToken(
  db: Db,
  id: string,
  rotation: Rotation = {},
  now = Date.now(),
): Promise<Made> {
  const { graceHours = DEFAULT_GRACE_HOURS, days } = rotation;
  if (!(graceHours >= 0)) throw new Error('The old token stays valid for 0 hours or more');
  const chosenEnd = days === undefined ? undefined : daysAfter(now, days);
  const old = await activeToken(db, id, now);
  const made = await insert(db, old.label, old, new Date(now), chosenEnd ?? old.expiresAt);
  await tokensIn(db).updateOne(
    { _id: old._id },
    { $min: { expiresAt: new Date(now + graceHours * HOUR_MS) } },
  );
  return made;
}
