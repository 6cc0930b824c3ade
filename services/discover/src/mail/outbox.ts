import type { Db } from 'mongodb';
import { purgeUnconfirmed, subscriptions } from '../data/subscriptions';
import type { Mailer } from './mailer';

const MINUTE_MS = 60_000;
/** A mail that was not sent is tried again after 1, 2, 4 … minutes, and at last every hour. */
const MAX_PAUSE_MS = 60 * MINUTE_MS;
/** How many mails are sent in a row: a flood of addresses becomes no flood of mails. */
const MAX_MAILS = 10;

/**
 * Sends the mails that are due, and deletes the addresses that were not confirmed in time. A mail is claimed before it
 * is sent, so that of several copies of the service one sends it; one that ends meanwhile sends it again later.
 * @returns how many were sent
 */
export async function sendDueMails(
  db: Db,
  mailer: Mailer,
  onFailed: (error: Error) => void,
  now = new Date(),
): Promise<number> {
  await purgeUnconfirmed(db, now);
  let sent = 0;
  for (let tried = 0; tried < MAX_MAILS; tried += 1) {
    const due = await subscriptions(db).findOne({ mailDueAt: { $lte: now } }, { sort: { mailDueAt: 1 } });
    if (!due) break;
    const tries = due.mailTries ?? 0;
    const pause = Math.min(MINUTE_MS * 2 ** tries, MAX_PAUSE_MS);
    const { modifiedCount } = await subscriptions(db).updateOne(
      { _id: due._id, mailDueAt: due.mailDueAt },
      { $set: { mailDueAt: new Date(now.getTime() + pause), mailTries: tries + 1 } },
    );
    if (modifiedCount === 0) continue;
    try {
      await mailer.sendConfirmation(due);
    } catch (error) {
      onFailed(error as Error);
      continue;
    }
    await subscriptions(db).updateOne(
      { _id: due._id },
      { $set: { mailedAt: now }, $unset: { mailDueAt: '', mailTries: '' } },
    );
    sent += 1;
  }
  return sent;
}
