/** What the command `npm run embed -- token` does with tokens. The gateway only reads them. */
import { randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';
import { readAudience } from './audience';
import { type Audience, type EmbedToken, hashOf, idOf, refusalOf, tokensIn } from './tokens';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** No token stands longer: who still needs it makes or rotates one. */
const MAX_DAYS = 366;

interface Wanted {
  label: string;
  origins: string[];
  /** Default: the whole dashboard. */
  panels?: string[];
  /** Like `period=week`; default none. */
  filters?: string[];
  /** How long it stands; default 90. */
  days?: number;
}

export interface Made {
  /** Shown once and not stored. */
  token: string;
  record: EmbedToken;
}

async function insert(
  db: Db,
  label: string,
  { origins, panels, filters }: Audience,
  days: number,
): Promise<Made> {
  const token = randomBytes(24).toString('base64url');
  const now = Date.now();
  const record: EmbedToken = {
    _id: hashOf(token),
    label,
    origins,
    panels,
    filters,
    createdAt: new Date(now),
    expiresAt: new Date(now + days * DAY_MS),
  };
  await tokensIn(db).insertOne(record);
  return { token, record };
}

/** Makes a token. @throws in one sentence when label, audience or days cannot hold */
export async function createToken(db: Db, wanted: Wanted): Promise<Made> {
  const { label, origins, panels = [], filters = [], days = 90 } = wanted;
  if (!/^[^\p{C}]{1,80}$/u.test(label.trim())) throw new Error('Say who it is for: --label "Team page"');
  checkDays(days);
  return insert(db, label.trim(), readAudience({ origins, panels, filters }), days);
}

function checkDays(days: number): void {
  if (!(days > 0 && days <= MAX_DAYS)) throw new Error(`A token stands for up to ${MAX_DAYS} days`);
}

/** Every token, the oldest first. */
export const listTokens = (db: Db): Promise<EmbedToken[]> =>
  tokensIn(db).find().sort({ createdAt: 1 }).toArray();

/** @param id the public id, or the token itself @throws when no such token, or more than one, stands */
async function activeToken(db: Db, id: string): Promise<EmbedToken> {
  const active = (await listTokens(db)).filter((token) => refusalOf(token) === null);
  const named = active.filter((token) => idOf(token) === id || token._id === hashOf(id));
  if (named.length !== 1) throw new Error(`${named.length} active tokens are called ${id}`);
  return named[0]!;
}

/** Ends a token at once. @param id the public id, or the token itself @throws when no such token stands */
export async function revokeToken(db: Db, id: string): Promise<void> {
  const { _id } = await activeToken(db, id);
  await tokensIn(db).updateOne({ _id }, { $set: { revokedAt: new Date() } });
}

/**
 * Makes a new token of the same label and audience; the old one stands on for a while, so that pages can change.
 * @param graceHours for how long the old one stands on, never beyond its own end; 0 ends it at once
 * @throws when no such token stands
 */
export async function rotateToken(db: Db, id: string, graceHours = 24, days = 90): Promise<Made> {
  if (!(graceHours >= 0)) throw new Error('The old token stands on for 0 hours or more');
  checkDays(days);
  const old = await activeToken(db, id);
  const made = await insert(db, old.label, old, days);
  const endsAt = new Date(Date.now() + graceHours * HOUR_MS);
  await tokensIn(db).updateOne({ _id: old._id }, { $min: { expiresAt: endsAt } });
  return made;
}
