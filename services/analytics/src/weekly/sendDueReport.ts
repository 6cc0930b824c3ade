import type { Insights } from '@guide/contracts/api/schemas';
import { insertOnce } from '@guide/service-kit';
import type { Db } from 'mongodb';
import { PRIMARY } from '../hits';
import { computeInsights } from '../reports/computeInsights';
import { readSnapshot } from '../sums/batches';
import { dueWeek } from './week';

const MINUTE_MS = 60_000;
/** Retries after 1, 2, 4 … minutes, at most an hour. */
const MAX_DELAY_MS = 60 * MINUTE_MS;

/** The only document: the week of the latest report. With `retryAt`, the mail server has refused it. */
interface SentReport {
  _id: 'latest';
  /** Its Monday, "YYYY-MM-DD". */
  week: string;
  tries: number;
  retryAt?: Date;
}

const sentReports = (db: Db) => db.collection<SentReport>('weekly_report', PRIMARY);

export interface DueReportOptions {
  /** The city's, in which weeks begin. */
  timeZone: string;
  /** Sends a report once. @throws {Error} when the mail server refuses it or cannot be reached */
  send(insights: Insights): Promise<void>;
  onFailed(error: Error): void;
  now?: () => Date;
}

/**
 * Sends last week's report if no process has. The process that stores the week first sends it; after a crash while it
 * sends, nobody does, because the report may have arrived. A refused report is sent again.
 * @returns whether it was sent
 */
export async function sendDueReport(
  db: Db,
  { timeZone, send, onFailed, now = () => new Date() }: DueReportOptions,
): Promise<boolean> {
  const week = dueWeek(now(), timeZone);
  const latest = await insertOnce<SentReport>(sentReports(db), 'latest', { week: '', tries: 0 });
  const isRetry = latest.week === week.from;
  if (latest.week > week.from || (isRetry && !(latest.retryAt && latest.retryAt <= now()))) return false;
  const insights = await readSnapshot(db, (rows) =>
    computeInsights(db, { ...week, compare: 'before' }, rows),
  );
  const tries = isRetry ? latest.tries + 1 : 1;
  const { modifiedCount } = await sentReports(db).updateOne(
    { _id: 'latest', week: latest.week, tries: latest.tries },
    { $set: { week: week.from, tries }, $unset: { retryAt: '' } },
  );
  if (modifiedCount === 0) return false;
  try {
    await send(insights);
    return true;
  } catch (error) {
    const delayMs = Math.min(MINUTE_MS * 2 ** (tries - 1), MAX_DELAY_MS);
    const retryAt = new Date(now().getTime() + delayMs);
    await sentReports(db).updateOne({ _id: 'latest', week: week.from, tries }, { $set: { retryAt } });
    onFailed(error as Error);
    return false;
  }
}
