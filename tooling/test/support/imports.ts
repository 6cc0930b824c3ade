import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestDatabase } from '@guide/service-kit/testing';
import { expect } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { importPack } from '../../content/import/importPack';
import { rollBackImport } from '../../data/import-journal.mjs';

/** The smallest city of the repository. */
export const brambleford = path.resolve(import.meta.dirname, '../../../cities/brambleford');

/** Commands that change documents. */
const WRITES = ['insert', 'update', 'delete'];

/** Copies a pack into a folder and changes files of the copy. */
export async function packWith(
  folder: string,
  files: Record<string, (content: never) => unknown>,
  from = brambleford,
): Promise<string> {
  const pack = await mkdtemp(path.join(folder, 'pack-'));
  await cp(from, pack, { recursive: true });
  for (const [file, change] of Object.entries(files)) {
    const content = JSON.parse(await readFile(path.join(pack, file), 'utf8'));
    await writeFile(path.join(pack, file), JSON.stringify(change(content as never)));
  }
  return pack;
}

/** The documents of the content's databases, and what is left of the journal. */
export async function contentsOf({ client }: TestDatabase): Promise<Record<string, unknown[]>> {
  const documents: Record<string, unknown[]> = {};
  for (const part of ['discover', 'pubs', 'map', 'search', 'analytics', 'gateway', 'import']) {
    const db = client.db(`guide_${part}`);
    for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray())
      documents[`${part}.${name}`] = await db.collection(name).find().sort({ _id: 1 }).toArray();
  }
  for (const [name, list] of Object.entries(documents)) if (list.length === 0) delete documents[name];
  return documents;
}

const renamed = (entries: { name: string }[]) =>
  entries.map(({ name, ...rest }) => ({ ...rest, name: `New ${name}` }));
const recaptioned = (photos: object[]) => photos.map((photo) => ({ ...photo, caption: 'New' }));
const changes = {
  'listings.json': renamed,
  'pubs.json': renamed,
  'areas.json': renamed,
  'photos.json': recaptioned,
  'home.json': (home: object) => ({ ...home, featured: { title: 'New', text: 'New' } }),
  'attractions.json': (all: Record<string, object>) => ({ ...all, 1: { ...all[1], description: 'New' } }),
};
const texts = JSON.stringify({ 1: { funFacts: ['New'] } });

/** A pack that differs from Brambleford's in each collection. */
export async function changedPack(
  folder: string,
  areas: (entries: { name: string }[]) => object[] = renamed,
  from?: string,
) {
  const pack = await packWith(folder, { ...changes, 'areas.json': areas }, from);
  await writeFile(path.join(pack, 'texts.json'), texts);
  return pack;
}

/** Imports a pack without messages. */
export const importQuietly = ({ client }: TestDatabase, pack: string) => importPack(client, pack, () => {});

/** Kills an import before each `each`-th of its writes, and then its rollback: both leave the earlier content. */
export async function killImports(database: TestDatabase, folder: string, each: number): Promise<void> {
  const few = (entries: object[]) => entries.slice(0, 2);
  const files = ['listings.json', 'pubs.json', 'areas.json', 'photos.json'];
  const small = await packWith(folder, Object.fromEntries(files.map((file) => [file, few])));
  await importQuietly(database, small);
  const pack = await changedPack(folder, renamed, small);
  const before = await contentsOf(database);
  for (const name of ['discover.listings', 'discover.photos', 'pubs.pubs', 'map.areas'])
    expect([name, before[name]?.length]).toEqual([name, 2]);
  await using client = new MongoClient(database.url, { monitorCommands: true });
  let remainingWrites = 0;
  client.on('commandStarted', ({ commandName, databaseName, command }) => {
    const changesState = databaseName !== 'guide_import' || command[commandName] === 'started';
    if (WRITES.includes(commandName) && changesState) remainingWrites -= 1;
    // Like a killed process, the work sends no further commands.
    if (remainingWrites < 0) throw new Error('killed');
  });
  const runUntilKilled = async (writes: number, work: () => Promise<void>) => {
    remainingWrites = writes;
    return work().then(
      () => 'complete',
      (error) => String(error),
    );
  };
  let writes = 0;
  for (;;) {
    const result = await runUntilKilled(writes, () => importPack(client, pack, () => {}));
    if (result === 'complete') break;
    expect(result).toContain('killed');
    await runUntilKilled(writes % 10, () => rollBackImport(client, () => {}));
    await rollBackImport(database.client, () => {});
    expect({ writes, ...(await contentsOf(database)) }).toEqual({ writes, ...before });
    writes += each;
  }
  expect(writes).toBeGreaterThan(20);
  expect(await contentsOf(database)).not.toEqual(before);
}

/** Refuses the writes of an import to one collection after another: each time the earlier content stays. */
export async function refuseWrites(database: TestDatabase, folder: string, names: string[]): Promise<void> {
  const pack = await changedPack(folder);
  const before = await contentsOf(database);
  let refused = '';
  await using client = new MongoClient(database.url, { monitorCommands: true });
  client.on('commandStarted', ({ commandName, databaseName, command }) => {
    const isRefused = databaseName !== 'guide_import' && command[commandName] === refused;
    if (!isRefused || !WRITES.includes(commandName)) return;
    refused = '';
    throw new Error(`no writes to ${command[commandName]}`);
  });
  for (const name of names) {
    refused = name;
    await expect(importPack(client, pack, () => {})).rejects.toThrow(
      `Nothing was imported: no writes to ${name}`,
    );
    expect([name, await contentsOf(database)]).toEqual([name, before]);
  }
  await importQuietly(database, pack);
  expect(await contentsOf(database)).not.toEqual(before);
}
