import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from 'mongodb';

/** Parts of a pack that a running guide cannot take over, each with the hash of its content. */
type BuiltParts = Record<string, string>;

const hashOf = (...contents: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(contents)).digest('hex');

/**
 * Reads the parts of a pack that modules are built from (D-45: pubs come with their module) or that processes read once.
 * @param folder - the pack's folder @returns hashes by what an operator calls the part
 */
async function readBuiltParts(folder: string): Promise<BuiltParts> {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8').catch(() => '');
  const { product, slug, locale, timeZone, fixedPages } = JSON.parse(await read('site.json'));
  const { intros, pubCrawl } = JSON.parse(await read('home.json'));
  return {
    'name, paths, locale and time zone of the city (site.json)': hashOf(
      product,
      slug,
      locale,
      timeZone,
      fixedPages,
    ),
    'the pages of pubs (pubs.json, and intros.topPubs and pubCrawl in home.json)': hashOf(
      JSON.parse(await read('pubs.json')),
      intros.topPubs,
      pubCrawl,
    ),
    'the drawn map (map/)': hashOf(await read('map/map.json'), await read('map/glyphs.json')),
  };
}

const parts = (db: Db) => db.collection<{ _id: 'built'; parts: BuiltParts }>('built');

/** Stores what the guide was started with. */
export async function storeBuiltParts(db: Db, folder: string): Promise<void> {
  await parts(db).replaceOne({ _id: 'built' }, { parts: await readBuiltParts(folder) }, { upsert: true });
}

/** @returns what of a pack the running guide shows only after a restart; empty before its first start */
export async function partsToRestart(db: Db, folder: string): Promise<string[]> {
  const started = await parts(db).findOne({ _id: 'built' });
  const current = await readBuiltParts(folder);
  return started ? Object.keys(current).filter((part) => started.parts[part] !== current[part]) : [];
}
