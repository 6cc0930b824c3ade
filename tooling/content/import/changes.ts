import { isDeepStrictEqual } from 'node:util';
import type { Pack } from '@guide/service-kit';
import type { Db, Document, MongoClient } from 'mongodb';
import { databasePrefix as prefix } from '../../commands/settings.mjs';
import { services } from '../../data/databases';
import { journalOf } from '../../data/import-journal.mjs';

export type Changes = {
  kind: 'added' | 'changed' | 'removed';
  /** Name of the place or area. */
  name: string;
  /** What has changed; empty for a place that is added or removed. */
  fields: string[];
}[];

type Stored = Map<number, Document>;
type Compared = { listings: Stored; pubs: Stored; photos: Stored; texts: Stored; areas: Stored };

const COLLECTIONS = [
  ['discover', 'listings'],
  ['discover', 'photos'],
  ['discover', 'texts'],
  ['pubs', 'pubs'],
  ['map', 'areas'],
] as const;

/** Compares what the pack would store with what the guide has. The journal must be empty, and is empty afterwards. */
export async function changesOf(client: MongoClient, pack: Pack): Promise<Changes> {
  const trial = journalOf(client);
  const [before, after] = [{}, {}] as [Compared, Compared];
  for (const [service, name] of COLLECTIONS) {
    before[name] = await read(client.db(`${prefix}_${service}`), name);
    await trial.dropDatabase();
    await services[service].seed?.(trial, pack);
    after[name] = await read(trial, name);
  }
  await trial.dropDatabase();
  return [...differences(recordsOf(before), recordsOf(after)), ...differences(before.areas, after.areas)];
}

const read = async (db: Db, name: string): Promise<Stored> =>
  new Map((await db.collection(name).find().toArray()).map((document) => [Number(document._id), document]));

/** Listings with what other collections store about them. */
function recordsOf({ listings, pubs, photos, texts }: Compared): Stored {
  const photosOf = (id: number) => [...photos.values()].filter(({ attractionId }) => attractionId === id);
  return new Map(
    [...listings].map(([id, listing]) => [
      id,
      { ...listing, pub: pubs.get(listing.pubId), photos: photosOf(id), texts: texts.get(id)?.texts },
    ]),
  );
}

function differences(before: Stored, after: Stored): Changes {
  const changes: Changes = [];
  for (const [id, record] of after) {
    const old = before.get(id);
    const fields = old ? changedFields(old, record) : [];
    if (!old) changes.push({ kind: 'added', name: record.name, fields });
    else if (fields.length > 0) changes.push({ kind: 'changed', name: record.name, fields });
  }
  for (const [id, { name }] of before)
    if (!after.has(id)) changes.push({ kind: 'removed', name, fields: [] });
  return changes;
}

/** Fields that the services derive from others. */
const DERIVED = ['nameKey', 'ratingValue'];

const changedFields = (one: Document, other: Document): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (key) => !DERIVED.includes(key) && !isDeepStrictEqual(one[key], other[key]),
  );
