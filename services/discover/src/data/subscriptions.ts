import { randomBytes } from 'node:crypto';
import { isDuplicateKey } from '@guide/service-kit';
import type { Collection, Db } from 'mongodb';
import { canonicalAddress } from './address';

/** An address of the newsletter. It is subscribed from `subscribedAt` on. */
export interface Subscription {
  /** In the form of `canonicalAddress`. */
  email: string;
  unsubscribeToken: string;
  subscribedAt?: Date;
  /** When the visitor sent the form, and when the link of the mail was followed. */
  consent?: { requestedAt: Date; confirmedAt?: Date };
  confirmToken?: string;
  /** When the mail with the link is to be sent, or tried again. */
  mailDueAt?: Date;
  /** The number of this request among its client's within an hour: first mails go before second ones. */
  mailTurn?: number;
  mailTries?: number;
  /** When an address that was not confirmed is deleted. */
  purgeAt?: Date;
}

const DAY_MS = 86_400_000;
/** An unconfirmed address is deleted after this time. */
export const PURGE_AFTER_MS = 7 * DAY_MS;

export const subscriptions = (db: Db): Collection<Subscription> => db.collection('subscriptions');

const newToken = () => randomBytes(24).toString('base64url');

/** Stores an address as subscribed, with its unsubscribe token; a known address stays as it is (D-16). */
export const subscribe = (db: Db, address: string): Promise<void> =>
  insertOnce(db, {
    email: canonicalAddress(address),
    subscribedAt: new Date(),
    unsubscribeToken: newToken(),
  });

/**
 * Stores an address that is subscribed only when the link of a mail is followed, and schedules that mail. An address that
 * is subscribed, or whose mail is scheduled, stays as it is.
 * @param turn number of the request among its client's within an hour, from 1
 */
export async function requestSubscription(
  db: Db,
  address: string,
  now = new Date(),
  turn = 1,
): Promise<void> {
  const email = canonicalAddress(address);
  const purgeAt = new Date(now.getTime() + PURGE_AFTER_MS);
  await insertOnce(db, {
    email,
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
    { $set: { mailDueAt: now, mailTurn: turn, mailTries: 0, purgeAt, 'consent.requestedAt': now } },
  );
}

async function insertOnce(db: Db, subscription: Subscription): Promise<void> {
  try {
    await subscriptions(db).insertOne(subscription);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** @returns whether an address has this token, and is confirmed now or was before */
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
