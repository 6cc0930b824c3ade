/**
 * `npm run content -- import cities/london`: checks a whole city pack, names every fault with its file and place,
 * and only a faultless one goes into the database. When a write fails, what was there before is put back; when the
 * import is killed, the next import or backup does that.
 */
import path from 'node:path';
import { openPack } from '@guide/service-kit';
import type { MongoClient } from 'mongodb';
import { service as discover } from '../../services/discover/src/app';
import { service as map } from '../../services/map/src/app';
import { service as pubs } from '../../services/pubs/src/app';
import { databasePrefix as prefix } from '../commands/settings.mjs';
import { command, withDatabase } from './databases';
import { endJournal, startJournal, takeBackImport } from './importJournal';
import { packFaults } from './packFaults';

/** The collections that hold a pack's content, by service. */
const contents = [
  { service: discover, collections: ['seeds', 'listings'] },
  { service: pubs, collections: ['seeds', 'pubs'] },
  { service: map, collections: ['seeds', 'areas', 'places'] },
];

const databaseOf = (service: { name: string }) => `${prefix}_${service.name}`;

async function importPack(client: MongoClient, folder: string): Promise<void> {
  const pack = openPack(folder);
  await startJournal(
    client,
    contents.flatMap(({ service, collections }) =>
      collections.map((name) => ({ database: databaseOf(service), name })),
    ),
  );
  try {
    for (const { service, collections } of contents) {
      await service.seed?.(client.db(databaseOf(service)), pack);
      console.log(`${service.name}: ${collections.slice(1).join(', ')}`);
    }
  } catch (error) {
    await takeBackImport(client);
    throw new Error(`Nothing was imported: ${(error as Error).message}`);
  }
  await endJournal(client);
}

await command(async () => {
  const [action, folder] = process.argv.slice(2);
  if (action !== 'import' || !folder)
    throw new Error('Say what to import: npm run content -- import cities/london.');
  const faults = await packFaults(folder);
  if (faults.length > 0)
    throw new Error(`${faults.join('\n')}\nNothing was imported: ${faults.length} faults.`);
  await withDatabase(async (client) => {
    await takeBackImport(client);
    await importPack(client, path.resolve(folder));
  });
  console.log(`Imported ${folder}. Running services show it at once, the search within 30 s.`);
});
