import type { Collection, Db } from 'mongodb';
import { Type } from 'typebox';
import { defineService, type Migration, route, startServer } from '../../src';

/** The stored person in each of four invented versions. */
interface Person {
  _id: number;
  /** Version 1. */
  name?: string;
  /** From version 2 on. */
  first?: string;
  last?: string;
  /** Pounds, up to version 2. */
  balance?: number;
  /** From version 3 on. */
  balancePence?: number;
  /** Up to version 3; then each is a document of `visits`. */
  visits?: string[];
}

const people = (db: Db): Collection<Person> => db.collection<Person>('people');

const migrations: Migration[] = [
  {
    description: 'people have first and last names',
    async run(db) {
      for await (const { _id, name } of people(db).find({ name: { $exists: true } })) {
        const [first, last] = name!.split(' ');
        await people(db).updateOne({ _id }, { $set: { first, last }, $unset: { name: '' } });
      }
    },
  },
  {
    description: 'balances in pence',
    async run(db) {
      // Old and new field change together: twice in pence would be a hundred times too much.
      for await (const { _id, balance } of people(db).find({ balance: { $exists: true } })) {
        await people(db).updateOne(
          { _id, balance },
          { $set: { balancePence: balance! * 100 }, $unset: { balance: '' } },
        );
      }
    },
  },
  {
    description: 'visits in a collection of their own',
    async run(db) {
      const visits = db.collection<{ _id: string; person: number; place: string }>('visits');
      for await (const { _id, visits: places } of people(db).find({ visits: { $exists: true } })) {
        for (const [nth, place] of places!.entries()) {
          const visit = { person: _id, place };
          await visits.updateOne({ _id: `${_id}/${nth}` }, { $setOnInsert: visit }, { upsert: true });
        }
        await people(db).updateOne({ _id }, { $unset: { visits: '' } });
      }
    },
  },
];

const Text = Type.Object({ text: Type.String() });

/** A service as it was at `VERSION`, 1 to 4. */
const service = defineService({
  name: process.env.SERVICE ?? 'people',
  migrations: migrations.slice(0, Number(process.env.VERSION) - 1),
  async prepare(db) {
    if (Number(process.env.VERSION) > 1) await people(db).createIndex({ last: 1 });
  },
  routes(app) {
    route(app, { method: 'GET', path: '/api/people', response: Text } as never, async () => {
      await app.database();
      return { text: 'people' } as never;
    });
  },
});

await startServer(service);
