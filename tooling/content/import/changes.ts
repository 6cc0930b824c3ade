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

/** What an import changes: places, and texts by language tag. */
export interface AllChanges {
  places: Changes;
  languages: Changes;
}

type Stored = Map<number, Document>;
type Compared = { listings: Stored; pubs: Stored; photos: Stored; texts: Stored; areas: Stored };
/** Language tag, then id of the record, then its texts. */
type Translations = Map<string, Map<string, unknown>>;

const COLLECTIONS = {
  discover: ['listings', 'photos', 'texts'],
  pubs: ['pubs'],
  map: ['areas'],
} as const;

/** Compares what the pack would store with what the guide has. The journal must be empty, and is empty afterwards. */
export async function changesOf(client: MongoClient, pack: Pack): Promise<AllChanges> {
  const trial = journalOf(client);
  const [before, after] = [{}, {}] as [Compared, Compared];
  const [spoken, translated]: [Translations, Translations] = [new Map(), new Map()];
  for (const service of ['discover', 'pubs', 'map'] as const) {
    const db = client.db(`${prefix}_${service}`);
    await trial.dropDatabase();
    await services[service].seed?.(trial, pack);
    for (const name of COLLECTIONS[service]) {
      before[name] = await read(db, name);
      after[name] = await read(trial, name);
    }
    await addTranslations(spoken, db, service);
    await addTranslations(translated, trial, service);
  }
  await trial.dropDatabase();
  return {
    places: [...differences(recordsOf(before), recordsOf(after)), ...differences(before.areas, after.areas)],
    languages: languageChanges(spoken, translated),
  };
}

async function addTranslations(to: Translations, db: Db, service: string): Promise<void> {
  for (const { _id, texts } of await db
    .collection<{ _id: string; texts?: unknown }>('translations')
    .find()
    .toArray()) {
    // `listings.json/de/1`
    const [file, language, ...key] = _id.split('/');
    if (!language) continue;
    const all = to.get(language) ?? new Map<string, unknown>();
    to.set(language, all.set([service, file, ...key].join('/'), texts));
  }
}

/** Changed languages have the names of files. */
function languageChanges(before: Translations, after: Translations): Changes {
  const changes: Changes = [];
  for (const name of new Set([...before.keys(), ...after.keys()].sort())) {
    const [old, next] = [before.get(name), after.get(name)];
    if (!old) changes.push({ kind: 'added', name, fields: [] });
    else if (!next) changes.push({ kind: 'removed', name, fields: [] });
    else {
      const changed = [...new Set([...old.keys(), ...next.keys()])].filter(
        (key) => !isDeepStrictEqual(old.get(key), next.get(key)),
      );
      const fields = [...new Set(changed.map((key) => key.split('/')[1]!))];
      if (fields.length > 0) changes.push({ kind: 'changed', name, fields });
    }
  }
  return changes;
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
