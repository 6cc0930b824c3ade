/**
 * `npm run content -- import cities/london`: checks a whole city pack, names every fault with its file and place,
 * and only a faultless one goes into the database. When a write fails, what was there before is put back.
 */
import path from 'node:path';
import { openPack } from '@guide/service-kit';
import type { Db, Document, MongoClient } from 'mongodb';
import { service as discover } from '../../services/discover/src/app';
import { service as map } from '../../services/map/src/app';
import { service as pubs } from '../../services/pubs/src/app';
import { command, prefix, withDatabase } from './databases';
import { packFaults } from './pack-faults';

/** The collections that hold a pack's content, by service. */
const contents = [
  { service: discover, collections: ['seeds', 'listings'] },
  { service: pubs, collections: ['seeds', 'pubs'] },
  { service: map, collections: ['seeds', 'areas', 'places'] },
];

const read = async (db: Db, names: string[]) =>
  Promise.all(names.map(async (name) => ({ name, documents: await db.collection(name).find().toArray() })));

async function putBack(db: Db, before: { name: string; documents: Document[] }[]): Promise<void> {
  for (const { name, documents } of before) {
    await db.collection(name).deleteMany({});
    if (documents.length > 0) await db.collection(name).insertMany(documents);
  }
}

async function importPack(client: MongoClient, folder: string): Promise<void> {
  const pack = openPack(folder);
  const undo: (() => Promise<void>)[] = [];
  try {
    for (const { service, collections } of contents) {
      const db = client.db(`${prefix}_${service.name}`);
      const before = await read(db, collections);
      undo.push(() => putBack(db, before));
      await service.seed?.(db, pack);
      console.log(`${service.name}: ${collections.slice(1).join(', ')}`);
    }
  } catch (error) {
    for (const step of undo) await step();
    throw new Error(`Nothing was imported: ${(error as Error).message}`);
  }
}

await command(async () => {
  const [action, folder] = process.argv.slice(2);
  if (action !== 'import' || !folder)
    throw new Error('Say what to import: npm run content -- import cities/london.');
  const faults = await packFaults(folder);
  if (faults.length > 0)
    throw new Error(`${faults.join('\n')}\nNothing was imported: ${faults.length} faults.`);
  await withDatabase((client) => importPack(client, path.resolve(folder)));
  console.log(`Imported ${folder}. Running services show it at once, the search within 30 s.`);
});
