import type { Insights } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import { dayOf } from './days';
import { MIN_GROUP_SIZE } from './disclosure';
import { PRIMARY } from './hits';

export const SOURCES = ['plausible', 'umami'] as const;
export type ImportSource = (typeof SOURCES)[number];

/** A day that another program has counted, in its own way. No sum of the guide contains it. */
interface ImportedDay {
  _id: string;
  source: ImportSource;
  day: string;
  views: number;
  visitors: number;
}

type CsvRecord = Record<string, string>;
type Counted = Pick<ImportedDay, 'day' | 'views' | 'visitors'>;

const DAY = /^\d{4}-\d\d-\d\d$/;
const PAGE_VIEW = '1';

const importedCollection = (db: Db) => db.collection<ImportedDay>('imported_days', PRIMARY);

/**
 * Reads the days of an export: of Plausible `imported_visitors_….csv`, with a line for each day; of Umami
 * `website_event.csv`, with a line for each view.
 * @param timeZone - in which days of Umami's events, which are in UTC, are counted
 * @throws {Error} in one sentence
 */
export function readExport(source: ImportSource, records: CsvRecord[], timeZone: string): Counted[] {
  const days = source === 'plausible' ? records.map(readPlausibleDay) : countUmamiDays(records, timeZone);
  const counted = new Set(days.map(({ day }) => day));
  if (days.length === 0) throw new Error('The file has no days.');
  if (counted.size < days.length) throw new Error('The file has a day twice.');
  return days;
}

function readPlausibleDay({ date = '', pageviews, visitors }: CsvRecord, index: number): Counted {
  const [views, people] = [pageviews, visitors].map((text) =>
    /^\d{1,12}$/.test(text ?? '') ? Number(text) : null,
  );
  if (!DAY.test(date) || views == null || people == null)
    throw new Error(`Line ${index + 2} has no date, visitors and pageviews: give imported_visitors_….csv.`);
  return { day: date, views, visitors: people };
}

function countUmamiDays(records: CsvRecord[], timeZone: string): Counted[] {
  const days = new Map<string, { views: number; visitors: Set<string> }>();
  for (const [index, { session_id: session, created_at: text = '', event_type: type }] of records.entries()) {
    const at = new Date(`${text.replace(' ', 'T').replace(/Z$/, '')}Z`);
    if (!session || type === undefined || Number.isNaN(at.getTime()))
      throw new Error(
        `Line ${index + 2} has no session_id, event_type and created_at: give website_event.csv.`,
      );
    if (type !== PAGE_VIEW) continue;
    const day = dayOf(at, timeZone);
    const sums = days.get(day) ?? { views: 0, visitors: new Set() };
    sums.views += 1;
    sums.visitors.add(session);
    days.set(day, sums);
  }
  return [...days].map(([day, { views, visitors }]) => ({ day, views, visitors: visitors.size }));
}

/** Stores days of an export. The same days again replace the earlier ones. */
export async function storeImported(db: Db, source: ImportSource, days: Counted[]): Promise<void> {
  const operations = days.map(({ day, views, visitors }) => ({
    replaceOne: {
      filter: { _id: `${source} ${day}` },
      replacement: { source, day, views, visitors },
      upsert: true,
    },
  }));
  await importedCollection(db).bulkWrite(operations, { ordered: false });
}

/** Removes all days of a source. @returns their number */
export async function removeImported(db: Db, source: ImportSource): Promise<number> {
  return (await importedCollection(db).deleteMany({ source })).deletedCount;
}

/** Imported days of a range, as small numbers are shown (D-72). */
export async function readImported(db: Db, days: string[]): Promise<Insights['imported']> {
  const found = await importedCollection(db)
    .find({ day: { $gte: days[0]!, $lte: days.at(-1)! } })
    .sort({ day: 1, source: 1 })
    .toArray();
  return found.map(({ source, day, views, visitors }) => {
    const shown = (count: number) => (Math.min(count, visitors) >= MIN_GROUP_SIZE ? count : null);
    return { source, day, views: shown(views), visitors: shown(visitors) };
  });
}
