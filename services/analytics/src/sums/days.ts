import { setImmediate as nextTurn } from 'node:timers/promises';
import { insertOnce } from '@guide/service-kit';
import type { Db } from 'mongodb';
import { chunks, ignoreDuplicates } from '../hits';
import { packRows, unpackNamedRows, unpackRows } from './columns';
import { addName, createRowAdder, DIMENSIONS, emptySums, mergeRows, type Row, type Sums } from './rows';
import { ALL, addStored, type DayRows, type DaySum, MONTH, packSums, sumCollections } from './stored';

/** Limits the work per turn of the event loop, so that requests are not delayed. */
const ROWS_PER_TURN = 500;
const DOCUMENTS_PER_WRITE = 50;
/** About 1,000 rows: every batch reads and writes a part. */
const MAX_PART_LENGTH = 50_000;

const ADDERS = DIMENSIONS.map((dimension) => [dimension, createRowAdder([dimension])] as const);
const addRow = createRowAdder([]);

/** Adds a batch to the rows and sums of its days and months. Idempotent and safe in parallel processes. */
export async function addBatch(db: Db, number: number, added: DayRows[]): Promise<void> {
  const days = added.map(({ day, rows }) => ({ day, rows: [...unpackRows(day, rows)] }));
  for (const month of new Set(days.map(({ day }) => day.slice(0, 7)))) {
    const rows = days.filter(({ day }) => day.startsWith(month)).flatMap((day) => day.rows);
    await addToSum(db, { _id: `${month} month`, day: month, ...MONTH }, number, (sums) => {
      for (const { page, counts } of rows)
        if (page && counts.views) addName(sums, `page ${page}`, { views: counts.views });
    });
  }
  for (const { day, rows } of days) {
    const key = { _id: `${day} all `, day, ...ALL };
    const stored = await sumCollections(db).days.findOne({ _id: key._id }, { projection: { part: 1 } });
    const part = await addToPart(db, day, number, rows, stored?.part);
    await addToSum(db, { ...key, part, sealed: false }, number, (sums) => {
      for (const row of rows) addRow(sums, row);
    });
  }
}

/** @param last - the day's last part. @returns the part with these rows */
async function addToPart(db: Db, day: string, number: number, rows: Row[], last?: string): Promise<string> {
  const { batches } = sumCollections(db);
  const part = last === undefined ? null : await batches.findOne({ _id: last });
  if (part?.batch !== undefined && part.batch >= number) return part._id;
  if (part?.batch !== undefined && part.rows.length < MAX_PART_LENGTH) {
    const merged = mergeRows([[...unpackRows(day, part.rows)], 1], [rows, 1]);
    const state = { _id: part._id, batch: part.batch };
    await batches.updateOne(state, { $set: { batch: number, rows: packRows(merged) } });
    return part._id;
  }
  const { _id } = await insertOnce(batches, `${day} ${number}`, { day, batch: number, rows: packRows(rows) });
  return _id;
}

type SumKey = Omit<DaySum, 'batch' | 'total' | 'names'>;

async function addToSum(db: Db, key: SumKey, batch: number, add: (sums: Sums) => void): Promise<void> {
  const { days } = sumCollections(db);
  const stored = await days.findOne({ _id: key._id });
  if (stored && stored.batch >= batch) return;
  const sums = emptySums();
  addStored(sums, stored);
  add(sums);
  const { _id, ...fields } = { ...key, batch, ...packSums(sums) };
  if (stored) await days.updateOne({ _id, batch: stored.batch }, { $set: fields });
  else await insertOnce(days, _id, fields);
}

/** Stores the sums of a finished day by dimension. Idempotent and safe in parallel processes. */
export async function sealDay(db: Db, day: string): Promise<void> {
  const { batches, days } = sumCollections(db);
  const all = await days.findOne({ _id: `${day} all ` }, { projection: { names: 0 } });
  if (!all || all.sealed) return;
  const found = new Map<string, { dimension: DaySum['dimension']; name: string; sums: Sums }>();
  let count = 0;
  for await (const { rows } of batches.find({ day }))
    for (const [row, rowNames] of unpackNamedRows(day, rows)) {
      for (const [index, [dimension, add]] of ADDERS.entries()) {
        const key = rowNames[index];
        if (key === undefined) continue;
        const entry = found.get(key) ?? { dimension, name: row[dimension]!, sums: emptySums() };
        add(entry.sums, row, rowNames);
        found.set(key, entry);
      }
      if (++count % ROWS_PER_TURN === 0) await nextTurn();
    }
  const { batch } = all;
  for (const part of chunks([...found], DOCUMENTS_PER_WRITE)) {
    const operations = part.map(([key, { dimension, name, sums }]) => {
      const _id = `${day} ${key}`;
      const replacement = { day, dimension, name, batch, ...packSums(sums) };
      return { replaceOne: { filter: { _id, batch: { $lte: batch } }, replacement, upsert: true } };
    });
    await days.bulkWrite(operations, { ordered: false }).catch(ignoreDuplicates);
  }
  await days.updateOne({ _id: all._id, batch }, { $set: { sealed: true } });
}
