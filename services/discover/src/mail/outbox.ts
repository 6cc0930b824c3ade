import type { Db } from 'mongodb';
import { claimMailbox, purgeMailboxes } from '../data/mailboxes';
import { purgeUnconfirmed, subscriptions } from '../data/subscriptions';
import type { Mailer } from './mailer';

const MINUTE_MS = 60_000;
/** A mail that was not sent is tried again after 1, 2, 4 … minutes, and at last every hour. */
const MAX_PAUSE_MS = 60 * MINUTE_MS;
/** Mails of one call: a flood of addresses becomes no flood of mails. */
const MAX_MAILS = 10;

/**
 * Sends due mails and deletes addresses that were not confirmed in time. The first mail of each client goes before the
 * second of any. A mail is claimed before it is sent, so only one copy of the service sends it; if that copy crashes,
 * it is sent again later. A mail to a mailbox that had one within a day is dropped.
 * @returns how many were sent
 */
export async function sendDueMails(
  db: Db,
  mailer: Mailer,
  onFailed: (error: Error) => void,
  now = new Date(),
): Promise<number> {
  await purgeUnconfirmed(db, now);
  await purgeMailboxes(db, now);
  const isDone = { $unset: { mailDueAt: '', mailTurn: '', mailTries: '' } } as const;
  let sent = 0;
  let tried = 0;
  while (tried < MAX_MAILS) {
    const due = await subscriptions(db).findOne(
      { mailDueAt: { $lte: now } },
      { sort: { mailTurn: 1, mailDueAt: 1 } },
    );
    if (!due) break;
    const tries = due.mailTries ?? 0;
    const pause = Math.min(MINUTE_MS * 2 ** tries, MAX_PAUSE_MS);
    const { modifiedCount } = await subscriptions(db).updateOne(
      { _id: due._id, mailDueAt: due.mailDueAt },
      { $set: { mailDueAt: new Date(now.getTime() + pause), mailTries: tries + 1 } },
    );
    if (modifiedCount === 0) continue;
    if (await claimMailbox(db, due, now)) {
      tried += 1;
      try {
        await mailer.sendConfirmation(due);
      } catch (error) {
        onFailed(error as Error);
        continue;
      }
      sent += 1;
    }
    await subscriptions(db).updateOne({ _id: due._id }, isDone);
  }
  return sent;
}
