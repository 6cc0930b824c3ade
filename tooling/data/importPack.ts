import path from 'node:path';
import { openPack } from '@guide/service-kit';
import type { MongoClient } from 'mongodb';
import { service as analytics } from '../../services/analytics/src/app';
import { service as discover } from '../../services/discover/src/app';
import type { SeededCity } from '../../services/discover/src/seed';
import { service as map } from '../../services/map/src/app';
import { service as pubs } from '../../services/pubs/src/app';
import { databasePrefix as prefix } from '../commands/settings.mjs';
import { endJournal, rollBackImport, startJournal } from './importJournal';

const contents = [
  { service: discover, collections: ['seeds', 'listings'] },
  { service: pubs, collections: ['seeds', 'pubs'] },
  { service: map, collections: ['seeds', 'areas', 'places'] },
  { service: analytics, collections: ['seeds', 'places'] },
];

const databaseOf = (service: { name: string }) => `${prefix}_${service.name}`;

/** @throws {Error} if a write fails; the earlier content is then restored */
export async function importPack(
  client: MongoClient,
  folder: string,
  log: (line: string) => void,
): Promise<void> {
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
      log(`${service.name}: ${collections.slice(1).join(', ')}`);
    }
  } catch (error) {
    await rollBackImport(client);
    throw new Error(`Nothing was imported: ${(error as Error).message}`);
  }
  await endJournal(client);
}

/** @param confirm asks the operator @throws {Error} if the database has another city and the operator does not confirm */
export async function checkCity(
  client: MongoClient,
  folder: string,
  confirm: (question: string) => Promise<boolean>,
): Promise<void> {
  const seeds = client.db(databaseOf(discover)).collection<SeededCity>('seeds');
  const stored = await seeds.findOne({ _id: 'city' });
  const { content: site } = await openPack(folder).read('site.json');
  if (!stored || stored.slug === site.slug) return;
  const question = `This guide shows ${stored.product}, and the pack is of ${site.product}: the pages would show the places of one city and the texts, maps and pictures of the other. Import it anyway? (yes/no) `;
  if (await confirm(question)) return;
  throw new Error(
    `Nothing was imported. To serve ${site.product}, start the guide with CITY=${path.basename(folder)}; to import it here, answer yes or add --yes.`,
  );
}
