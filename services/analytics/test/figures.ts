import { startTestDatabase } from '@guide/service-kit/testing';
import { afterAll, expect } from '@jest/globals';
import { type Collection, type Db, MongoClient } from 'mongodb';
import { createHitIndexes, type Hit } from '../src/hits';
import { createNameIndexes } from '../src/intake/publicNames';
import { readSnapshot } from '../src/sums/batches';
import { readRange } from '../src/sums/range';
import type { Filter, Row } from '../src/sums/rows';
import { createSumIndexes } from '../src/sums/stored';
import { recount } from './recount';

export async function startFigures() {
  const database = await startTestDatabase();
  const client = new MongoClient(database.url, { ignoreUndefined: true });
  afterAll(async () => {
    await client.close();
    await database.remove();
  });
  return {
    async emptyDb(name: string): Promise<Db> {
      const db = client.db(name);
      await createHitIndexes(db);
      await createSumIndexes(db);
      await createNameIndexes(db);
      return db;
    },
  };
}

export const view = (id: string, visitor: string, at: string, more: Partial<Hit> = {}): Hit => ({
  _id: id,
  kind: 'view',
  at: new Date(at),
  day: at.slice(0, 10),
  batch: 0,
  visitor,
  network: `network of ${visitor}`,
  page: '/',
  pageKind: 'home',
  device: 'phone',
  ...more,
});

export const daysOfHits = (hits: Hit[]): string[] => {
  const days = [...new Set(hits.map(({ day }) => day))].sort();
  const [first, last] = [days[0]!, days.at(-1)!].map((day) => Date.parse(day)) as [number, number];
  return Array.from({ length: (last - first) / 86_400_000 + 1 }, (_, index) =>
    new Date(first + index * 86_400_000).toISOString().slice(0, 10),
  );
};

const readFiltered = async (db: Db, days: string[], filter: Filter, rows: Row[]) => {
  const { total, names } = await readRange(db, days, filter, rows);
  const listed = [...names].filter(
    ([name, counts]) =>
      !/^(bot|search|vital|failure|hour|outbound|goal)\b/.test(name) && Object.keys(counts).length > 0,
  );
  return { total, names: Object.fromEntries(listed) };
};

export const readFigures = (db: Db, days: string[], filter: Filter) =>
  readSnapshot(db, (rows) => readFiltered(db, days, filter, rows));

export const expectRecount = (db: Db, hits: Hit[], filters: Filter[], days = daysOfHits(hits)) =>
  readSnapshot(db, async (rows) => {
    for (const filter of filters)
      expect({ filter, ...(await readFiltered(db, days, filter, rows)) }).toEqual({
        filter,
        ...recount(hits, days, filter),
      });
  });

const WRITES = [
  'insertOne',
  'insertMany',
  'updateOne',
  'updateMany',
  'replaceOne',
  'bulkWrite',
  'findOneAndUpdate',
];

/** Simulates a killed process: the database fails after a number of writes. */
export function failingAfter(db: Db, writes: number): Db {
  let remaining = writes;
  const collection = (name: string, options: object) => {
    const real: Collection = db.collection(name, options);
    return new Proxy(real, {
      get(target, field) {
        const value = Reflect.get(target, field);
        if (typeof value !== 'function') return value;
        if (!WRITES.includes(String(field)) && field !== 'deleteOne' && field !== 'deleteMany')
          return value.bind(target);
        return async (...args: unknown[]) => {
          if (remaining-- <= 0) throw new Error('The process was killed.');
          return value.apply(target, args);
        };
      },
    });
  };
  return new Proxy(db, {
    get: (target, field) => (field === 'collection' ? collection : Reflect.get(target, field)),
  });
}
