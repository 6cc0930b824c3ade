import type { Db } from 'mongodb';
import { chunks } from '../hits';
import { addName, type Counts, type Sums } from './rows';
import { packSums, sumCollections } from './stored';

const DOCUMENTS_PER_WRITE = 200;

type EarlierNames = ({ name: string } & Counts)[];

/**
 * Packs the sums of the version that stored names as subdocuments. It stored all sums of a day after each batch, so the
 * day is sealed, except after a batch that it did not finish.
 */
export async function packEarlierSums(db: Db): Promise<void> {
  const { days, latest } = sumCollections(db);
  const { number = 0, ids } = (await latest.findOne()) ?? {};
  const stored = await days.find({}, { projection: { _id: 1 } }).toArray();
  for (const part of chunks(stored, DOCUMENTS_PER_WRITE)) {
    const sums = await days.find({ _id: { $in: part.map(({ _id }) => _id) } }).toArray();
    const operations = sums.flatMap(({ _id, dimension, batch, total, names }) => {
      if (typeof names === 'string') return [];
      const sums: Sums = { total, names: new Map() };
      for (const { name, ...counts } of names as EarlierNames) addName(sums, name, counts);
      const sealed = !ids || batch < number;
      const $set = { names: packSums(sums).names, ...(dimension === 'all' && { sealed }) };
      return [{ updateOne: { filter: { _id }, update: { $set } } }];
    });
    if (operations.length > 0) await days.bulkWrite(operations, { ordered: false });
  }
}
