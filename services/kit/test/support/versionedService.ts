import type { Collection, Db } from 'mongodb';
import { Type } from 'typebox';
import { defineService, type Migration, route, startServer } from '../../src';

/** A person has `name`, `balance` and `visits` in version 1; the migrations below replace these fields. */
interface Person {
  _id: number;
  name?: string;
  first?: string;
  last?: string;
  balance?: number;
  balancePence?: number;
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
      // One atomic update, because repeating it would multiply the balance again.
      for await (const { _id, balance } of people(db).find({ balance: { $exists: true } })) {
        await people(db).updateOne(
          { _id, balance },
          { $set: { balancePence: balance! * 100 }, $unset: { balance: '' } },
        );
      }
    },
  },
  {
    description: 'visits in their own collection',
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

/** The service at version `VERSION`, 1 to 4. */
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
