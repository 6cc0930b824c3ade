import type { Db } from 'mongodb';
import { claimMailbox, purgeMailboxes } from '../data/mailboxes';
import { purgeUnconfirmed, subscriptions } from '../data/subscriptions';
import type { Mailer } from './mailer';

const MINUTE_MS = 60_000;
/** Retries after 1, 2, 4 … minutes, at most an hour. */
const MAX_DELAY_MS = 60 * MINUTE_MS;
/** Limits mails per call, so that a flood of addresses does not become a flood of mails. */
const MAX_MAILS = 10;

/**
 * Sends due mails and deletes expired addresses. Rescheduling a mail before sending it claims it for this process and
 * retries it after a crash. @returns the number of sent mails
 */
export async function sendDueMails(
  db: Db,
  mailer: Mailer,
  onFailed: (error: Error) => void,
  now = new Date(),
): Promise<number> {
  await purgeUnconfirmed(db, now);
  await purgeMailboxes(db, now);
  const clearSchedule = { $unset: { mailDueAt: '', mailTurn: '', mailTries: '' } } as const;
  let sent = 0;
  let attempts = 0;
  while (attempts < MAX_MAILS) {
    const due = await subscriptions(db).findOne(
      { mailDueAt: { $lte: now } },
      { sort: { mailTurn: 1, mailDueAt: 1 } },
    );
    if (!due) break;
    const tries = due.mailTries ?? 0;
    const delayMs = Math.min(MINUTE_MS * 2 ** tries, MAX_DELAY_MS);
    const { modifiedCount } = await subscriptions(db).updateOne(
      { _id: due._id, mailDueAt: due.mailDueAt },
      { $set: { mailDueAt: new Date(now.getTime() + delayMs), mailTries: tries + 1 } },
    );
    if (modifiedCount === 0) continue;
    if (await claimMailbox(db, due, now)) {
      attempts += 1;
      try {
        await mailer.sendConfirmation(due);
      } catch (error) {
        onFailed(error as Error);
        continue;
      }
      sent += 1;
    }
    await subscriptions(db).updateOne({ _id: due._id }, clearSchedule);
  }
  return sent;
}
