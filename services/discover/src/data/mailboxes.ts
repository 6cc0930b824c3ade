import { isDuplicateKey } from '@guide/service-kit';
import type { Collection, Db, WithId } from 'mongodb';
import { mailboxHash } from './address';
import type { Subscription } from './subscriptions';

/** A mailbox gets at most one confirmation per day, from all clients together. */
const QUIET_MS = 86_400_000;

interface Mailbox {
  _id: string;
  subscription: unknown;
  requestedAt: Date | undefined;
  quietUntil: Date;
}

const mailboxes = (db: Db): Collection<Mailbox> => db.collection('mailboxes');

/** Claims a mailbox for the email of a request. @returns false if another request had an email within a day */
export async function claimMailbox(
  db: Db,
  { _id: subscription, email, consent }: WithId<Subscription>,
  now: Date,
): Promise<boolean> {
  const request = { subscription, requestedAt: consent?.requestedAt };
  try {
    await mailboxes(db).updateOne(
      { _id: mailboxHash(email), $or: [{ quietUntil: { $lte: now } }, request] },
      { $set: { ...request, quietUntil: new Date(now.getTime() + QUIET_MS) } },
      { upsert: true },
    );
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

export async function purgeMailboxes(db: Db, now: Date): Promise<void> {
  await mailboxes(db).deleteMany({ quietUntil: { $lte: now } });
}
