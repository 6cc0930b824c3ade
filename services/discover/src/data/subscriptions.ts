import { randomBytes } from 'node:crypto';
import { isDuplicateKey } from '@guide/service-kit';
import type { Collection, Db } from 'mongodb';

/** An address of the newsletter. It gets letters from `subscribedAt` on. */
export interface Subscription {
  email: string;
  unsubscribeToken: string;
  /** Absent until the address is confirmed, where addresses are. */
  subscribedAt?: Date;
  /** The consent: when it was requested, by the form, and when it was given, by the link of the mail. */
  consent?: { requestedAt: Date; confirmedAt?: Date };
  confirmToken?: string;
  /** When the mail with the link is to be sent, or tried again. */
  mailDueAt?: Date;
  /** How often that was tried. */
  mailTries?: number;
  mailedAt?: Date;
  /** When an address that was not confirmed is deleted. */
  purgeAt?: Date;
}

const DAY_MS = 86_400_000;
/** An address that is not confirmed by then is deleted. */
export const PURGE_AFTER_MS = 7 * DAY_MS;
/** Whoever enters somebody else's address over and over sends them one mail a day at most. */
const MAIL_AGAIN_MS = DAY_MS;

export const subscriptions = (db: Db): Collection<Subscription> => db.collection('subscriptions');

const newToken = () => randomBytes(24).toString('base64url');

/** The domain is lower-cased, as case means nothing there; before the at sign it may (RFC 5321, 2.4). */
function normalized(address: string): string {
  const at = address.lastIndexOf('@');
  return address.slice(0, at) + address.slice(at).toLowerCase();
}

/** Stores an address once, with the time and a token to unsubscribe by; a known address stays as it is (D-16). */
export const subscribe = (db: Db, address: string): Promise<void> =>
  insertOnce(db, {
    email: normalized(address),
    subscribedAt: new Date(),
    unsubscribeToken: newToken(),
  });

/**
 * Stores an address that gets letters only when the link of a mail was followed, and has that mail sent. An address
 * that waits gets one more mail when the last is a day old; one that gets letters stays as it is.
 */
export async function requestSubscription(db: Db, address: string, now = new Date()): Promise<void> {
  const email = normalized(address);
  const purgeAt = new Date(now.getTime() + PURGE_AFTER_MS);
  await insertOnce(db, {
    email,
    unsubscribeToken: newToken(),
    confirmToken: newToken(),
    consent: { requestedAt: now },
    mailDueAt: now,
    mailTries: 0,
    purgeAt,
  });
  const mailedAt = { $lte: new Date(now.getTime() - MAIL_AGAIN_MS) };
  await subscriptions(db).updateOne(
    { email, subscribedAt: { $exists: false }, mailDueAt: { $exists: false }, mailedAt },
    { $set: { mailDueAt: now, mailTries: 0, purgeAt, 'consent.requestedAt': now } },
  );
}

async function insertOnce(db: Db, subscription: Subscription): Promise<void> {
  try {
    await subscriptions(db).insertOne(subscription);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** @returns whether there is such an address, confirmed now or before */
export async function confirmSubscription(db: Db, token: string, now = new Date()): Promise<boolean> {
  const { matchedCount } = await subscriptions(db).updateOne(
    { confirmToken: token, subscribedAt: { $exists: false }, purgeAt: { $gt: now } },
    {
      $set: { subscribedAt: now, 'consent.confirmedAt': now },
      $unset: { purgeAt: '', mailDueAt: '', mailTries: '' },
    },
  );
  if (matchedCount === 1) return true;
  return (await subscriptions(db).findOne({ confirmToken: token, subscribedAt: { $exists: true } })) !== null;
}

/** Deletes an address with all that is stored about it; one that is gone already is the same. */
export async function unsubscribe(db: Db, token: string): Promise<void> {
  await subscriptions(db).deleteOne({ unsubscribeToken: token });
}

/** Deletes addresses that were not confirmed in time. @returns how many */
export async function purgeUnconfirmed(db: Db, now = new Date()): Promise<number> {
  const { deletedCount } = await subscriptions(db).deleteMany({ purgeAt: { $lte: now } });
  return deletedCount;
}
