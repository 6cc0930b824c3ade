import { randomBytes } from 'node:crypto';
import { isDuplicateKey } from '@guide/service-kit';
import type { Collection, Db } from 'mongodb';
import { canonicalAddress } from './address';

export interface Subscription {
  email: string;
  unsubscribeToken: string;
  /** Of the emails; absent: English. */
  language?: string;
  subscribedAt?: Date;
  consent?: { requestedAt: Date; confirmedAt?: Date };
  confirmToken?: string;
  mailDueAt?: Date;
  /** Number of the request of its client within an hour: first emails have priority. */
  mailTurn?: number;
  mailTries?: number;
  purgeAt?: Date;
}

const DAY_MS = 86_400_000;
const PURGE_AFTER_MS = 7 * DAY_MS;

export const subscriptions = (db: Db): Collection<Subscription> => db.collection('subscriptions');

/** 128 random bits without punctuation, which mail programs cut from the end of a link. */
const newToken = () => randomBytes(16).toString('hex');

/** Subscribes an address without confirmation; an existing subscription stays unchanged (D-16). */
export const subscribe = (db: Db, address: string): Promise<void> =>
  insertOnce(db, {
    email: canonicalAddress(address),
    subscribedAt: new Date(),
    unsubscribeToken: newToken(),
  });

/** Stores an unconfirmed address and schedules its email. @param turn - number of the client's request within an hour */
export async function requestSubscription(
  db: Db,
  address: string,
  now = new Date(),
  turn = 1,
  language?: string,
): Promise<void> {
  const email = canonicalAddress(address);
  const purgeAt = new Date(now.getTime() + PURGE_AFTER_MS);
  await insertOnce(db, {
    email,
    ...(language && { language }),
    unsubscribeToken: newToken(),
    confirmToken: newToken(),
    consent: { requestedAt: now },
    mailDueAt: now,
    mailTurn: turn,
    mailTries: 0,
    purgeAt,
  });
  await subscriptions(db).updateOne(
    { email, subscribedAt: { $exists: false }, mailDueAt: { $exists: false } },
    {
      $set: {
        mailDueAt: now,
        mailTurn: turn,
        mailTries: 0,
        purgeAt,
        'consent.requestedAt': now,
        ...(language && { language }),
      },
    },
  );
}

async function insertOnce(db: Db, subscription: Subscription): Promise<void> {
  try {
    await subscriptions(db).insertOne(subscription);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** @returns whether the token is valid, also for a repeated confirmation */
export async function confirmSubscription(db: Db, token: string, now = new Date()): Promise<boolean> {
  const { matchedCount } = await subscriptions(db).updateOne(
    { confirmToken: token, subscribedAt: { $exists: false }, purgeAt: { $gt: now } },
    {
      $set: { subscribedAt: now, 'consent.confirmedAt': now },
      $unset: { purgeAt: '', mailDueAt: '', mailTurn: '', mailTries: '' },
    },
  );
  if (matchedCount === 1) return true;
  return (await subscriptions(db).findOne({ confirmToken: token, subscribedAt: { $exists: true } })) !== null;
}

export async function unsubscribe(db: Db, token: string): Promise<void> {
  await subscriptions(db).deleteOne({ unsubscribeToken: token });
}

export async function purgeUnconfirmed(db: Db, now = new Date()): Promise<number> {
  const { deletedCount } = await subscriptions(db).deleteMany({ purgeAt: { $lte: now } });
  return deletedCount;
}
