import type { Db, WithId } from 'mongodb';
import { claimMailbox, purgeMailboxes } from '../data/mailboxes';
import { purgeUnconfirmed, type Subscription, subscriptions } from '../data/subscriptions';
import type { Mailer } from './mailer';

const MINUTE_MS = 60_000;
/** Retries after 1, 2, 4 … minutes, at most an hour. */
const MAX_DELAY_MS = 60 * MINUTE_MS;
/** A claim lasts at least a minute, so that a late renewal does not lose it. */
const RENEWAL_MS = 15_000;
/** Limits mails per call, so that a flood of addresses does not become a flood of mails. */
const MAX_MAILS = 10;

const DONE = { $unset: { mailDueAt: '', mailTurn: '', mailTries: '' } } as const;

/**
 * Sends due mails and deletes expired addresses. Several processes may do this at once: each claims a mail before
 * sending it. After a crash, the mail is due again when its claim ends.
 * @param now - reads the clock, before each mail and each renewal of its claim
 * @returns the number of sent mails
 */
export async function sendDueMails(
  db: Db,
  mailer: Pick<Mailer, 'sendConfirmation'>,
  onFailed: (error: Error) => void,
  now = () => new Date(),
): Promise<number> {
  await purgeUnconfirmed(db, now());
  await purgeMailboxes(db, now());
  let sent = 0;
  let attempts = 0;
  while (attempts < MAX_MAILS) {
    const due = await subscriptions(db).findOne(
      { mailDueAt: { $lte: now() } },
      { sort: { mailTurn: 1, mailDueAt: 1 } },
    );
    if (!due) break;
    const claim = await claimMail(db, due, now);
    if (!claim) continue;
    try {
      if (await claimMailbox(db, due, now())) {
        attempts += 1;
        const error = await mailer.sendConfirmation(due).catch((error: Error) => error);
        if (error) {
          onFailed(error);
          continue;
        }
        sent += 1;
      }
      await claim.finish();
    } finally {
      claim.stopRenewing();
    }
  }
  return sent;
}

/** Reschedules a mail for its retry, and again until its sending ends. @returns null if another process was faster */
async function claimMail(db: Db, { _id, mailDueAt, mailTries = 0 }: WithId<Subscription>, now: () => Date) {
  const delayMs = Math.min(MINUTE_MS * 2 ** mailTries, MAX_DELAY_MS);
  let claimedUntil = mailDueAt;
  const extend = async () => {
    const until = new Date(now().getTime() + delayMs);
    const { modifiedCount } = await subscriptions(db).updateOne(
      { _id, mailDueAt: claimedUntil },
      { $set: { mailDueAt: until, mailTries: mailTries + 1 } },
    );
    if (modifiedCount === 1) claimedUntil = until;
    return modifiedCount === 1;
  };
  if (!(await extend())) return null;
  // If the database does not respond, the next renewal may.
  const timer = setInterval(() => void extend().catch(() => {}), RENEWAL_MS);
  return {
    finish: () => subscriptions(db).updateOne({ _id }, DONE),
    stopRenewing: () => clearInterval(timer),
  };
}
