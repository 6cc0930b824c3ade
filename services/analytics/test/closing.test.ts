import { seeded } from '@guide/contracts/testing';
import { startTestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Db, MongoClient } from 'mongodb';
import { collections, createIndexes } from '../src/log/messages';
import { generated } from './generated';
import { comparable, createProcess } from './writers';

const database = await startTestDatabase();
const client = new MongoClient(database.url, { ignoreUndefined: true });
const db: Db = client.db('closing');

beforeAll(() => createIndexes(db));
afterAll(async () => {
  await client.close();
  await database.remove();
});

test('D-18 a closed day leaves memory: its figures and searches are read from the database, and are what they were', async () => {
  const { log, counting } = createProcess(db);
  const messages = generated(300, seeded(5)).map((message) => {
    const at = new Date('2020-06-01T10:00:00Z');
    return { ...message, day: '2020-06-01', at };
  });
  await log.append(messages);
  const [open] = await counting.partsOf(db, ['2020-06-01']);
  const openFigures = comparable(structuredClone(open!));
  await counting.catchUp(db);
  expect(counting.open('2020-06-01')).toBeUndefined();
  expect(counting.days()).toEqual(['2020-06-01']);
  await collections(db).days.updateOne({ _id: '2020-06-01' }, { $inc: { bots: 1000 } });
  const [closed] = await counting.partsOf(db, ['2020-06-01']);
  expect(comparable(closed!)).toEqual({ ...openFigures, bots: openFigures.bots + 1000 });
  expect(await counting.searchesOf(db, ['2020-06-01'])).toEqual([closed!.searches]);
});
