import path from 'node:path';
import { openPack, type Pack } from '@guide/service-kit';
import type { Db, MongoClient } from 'mongodb';
import type { SeededCity } from '../../../services/discover/src/seed';
import { databasePrefix as prefix } from '../../commands/settings.mjs';
import { seeds } from '../../data/databases';
import { endJournal, journalOf, rollBackImport, startJournal } from '../../data/import-journal.mjs';

const databaseOf = (service: string) => `${prefix}_${service}`;

/** @throws {Error} if a write fails; the earlier content is then restored */
export async function importPack(
  client: MongoClient,
  folder: string,
  log: (line: string) => void,
): Promise<void> {
  const pack = openPack(folder);
  try {
    const collections = await findSeededCollections(client, pack);
    await startJournal(
      client,
      collections.map(({ service, name }) => ({ database: databaseOf(service), name })),
    );
    for (const [service, seed] of Object.entries(seeds)) {
      await seed(client.db(databaseOf(service)), pack);
      const names = collections
        .filter((collection) => collection.service === service)
        .map(({ name }) => name);
      log(`${service}: ${names.filter((name) => !['seeds', 'translations'].includes(name)).join(', ')}`);
    }
  } catch (error) {
    const { message } = error as Error;
    await rollBackImport(client).catch((failure: Error) => {
      throw new Error(
        `The import failed (${message}), and the earlier content could not be restored (${failure.message}). The next import or backup restores it first.`,
      );
    });
    throw new Error(`Nothing was imported: ${message}`);
  }
  await endJournal(client);
}

/** Runs each seed in the journal's empty database: no list of its collections can be out of date. */
async function findSeededCollections(
  client: MongoClient,
  pack: Pack,
): Promise<{ service: string; name: string }[]> {
  const trial = journalOf(client);
  const found: { service: string; name: string }[] = [];
  for (const [service, seed] of Object.entries(seeds)) {
    await trial.dropDatabase();
    const names = new Set<string>();
    const collection = (name: string) => {
      names.add(name);
      return trial.collection(name);
    };
    const recording: Db = Object.create(trial, { collection: { value: collection } });
    await seed(recording, pack);
    found.push(...[...names].map((name) => ({ service, name })));
  }
  return found;
}

/** @param confirm - asks the operator @throws {Error} if the database has another city and the operator does not confirm */
export async function checkCity(
  client: MongoClient,
  folder: string,
  confirm: (question: string) => Promise<boolean>,
): Promise<void> {
  const seeds = client.db(databaseOf('discover')).collection<SeededCity>('seeds');
  const stored = await seeds.findOne({ _id: 'city' });
  const { content: site } = await openPack(folder).read('site.json');
  if (!stored || stored.slug === site.slug) return;
  const question = `This guide shows ${stored.product}, and the pack is of ${site.product}: the pages would show the places of one city and the texts, maps and pictures of the other. Import it anyway? (yes/no) `;
  if (await confirm(question)) return;
  throw new Error(
    `Nothing was imported. To serve ${site.product}, start the guide with CITY=${path.basename(folder)}; to import it here, answer yes or add --yes.`,
  );
}
