import { type LanguageFile, translate } from '@guide/contracts/city';
import type { Db } from 'mongodb';
import type { Pack } from '../pack';
import { isDuplicateKey } from './insertOnce';

/** Texts of a file, by record: `listings.json/de/1`, `generic.json/de/areas/Soho`. */
interface StoredTexts {
  _id: string;
  texts: unknown;
}

interface StoredLanguages {
  _id: 'languages';
  codes: string[];
}

/** The texts of a file in each language. */
export type TextsByLanguage = ReadonlyMap<string, unknown>;

type Json = Record<string, unknown>;

const stored = (db: Db) => db.collection<StoredTexts>('translations');
const languages = (db: Db) => db.collection<StoredLanguages>('translations');

/** The ids that begin with a folder: "/" is followed by "0". */
const idsIn = (folder: string) => ({ $gte: `${folder}/`, $lt: `${folder}0` });

/** Files whose records are one level deeper than those of others. */
const isDeep = (file: LanguageFile) => file === 'generic.json';

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const hasText = (value: unknown): boolean =>
  typeof value === 'string' || entriesOf(value).some(([, entry]) => hasText(entry));

function recordsOf(file: LanguageFile, language: string, texts: unknown): StoredTexts[] {
  const entries = isDeep(file)
    ? entriesOf(texts).flatMap(([part, all]) =>
        entriesOf(all).map(([key, value]): [string, unknown] => [`${part}/${key}`, value]),
      )
    : entriesOf(texts);
  return entries
    .filter(([, value]) => hasText(value))
    .map(([key, value]) => ({ _id: `${file}/${language}/${key}`, texts: value }));
}

/** Replaces the texts of files in all languages. */
export async function storeTexts(
  db: Db,
  files: Partial<Record<LanguageFile, TextsByLanguage>>,
): Promise<void> {
  for (const [file, texts] of Object.entries(files)) await replaceTexts(db, file as LanguageFile, texts);
}

async function replaceTexts(db: Db, file: LanguageFile, texts: TextsByLanguage): Promise<void> {
  const records = [...texts].flatMap(([language, content]) => recordsOf(file, language, content));
  const before = await stored(db)
    .find({ _id: idsIn(file) }, { projection: { _id: 1 } })
    .toArray();
  const known = new Set(before.map(({ _id }) => _id));
  const ids = new Set(records.map(({ _id }) => _id));
  const gone = [...known].filter((id) => !ids.has(id));
  if (known.size > 0 || !(await insertAll(db, records))) await replaceAll(db, records);
  if (gone.length > 0) await stored(db).deleteMany({ _id: { $in: gone } });
}

/**
 * A new database gets thousands of records: inserting them takes a fraction of the time of upserts.
 * @returns false if another process has inserted some of them at the same time
 */
async function insertAll(db: Db, records: StoredTexts[]): Promise<boolean> {
  if (records.length === 0) return true;
  try {
    await stored(db).insertMany(records, { ordered: false });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
}

async function replaceAll(db: Db, records: StoredTexts[]): Promise<void> {
  if (records.length === 0) return;
  await stored(db).bulkWrite(
    records.map(({ _id, texts }) => ({
      replaceOne: { filter: { _id }, replacement: { texts }, upsert: true },
    })),
    { ordered: false },
  );
}

/**
 * Reads the texts of a file, as `translate` takes them.
 * @param language - undefined: English, which has none
 * @param keys - of the records; default: all
 */
export async function textsIn(
  db: Db,
  language: { code: string } | undefined,
  file: LanguageFile,
  keys?: readonly (string | number)[],
): Promise<Json | undefined> {
  if (!language) return undefined;
  const folder = `${file}/${language.code}`;
  const found = await stored(db)
    .find({ _id: keys ? { $in: keys.map((key) => `${folder}/${key}`) } : idsIn(folder) })
    .toArray();
  const texts: Json = {};
  for (const { _id, texts: value } of found) {
    const key = _id.slice(folder.length + 1);
    const end = isDeep(file) ? key.indexOf('/') : -1;
    const part = key.slice(0, Math.max(0, end));
    if (end < 0) texts[key] = value;
    else texts[part] = { ...(texts[part] as Json), [key.slice(end + 1)]: value };
  }
  return texts;
}

/** Translates records that say in which language their texts are. @param language - undefined: English */
export function translateRecords<T extends { id: number; language?: string }>(
  records: T[],
  language: { code: string } | undefined,
  texts: Json | undefined,
): T[] {
  if (!language) return records;
  return translate(records, texts).map((record) => ({
    ...record,
    language: texts?.[record.id] ? language.code : 'en',
  }));
}

/** Stores which languages the city has; after their texts, so that none is offered without them. */
export async function seedLanguages(db: Db, pack: Pack): Promise<void> {
  const codes = await pack.languages();
  if (String(await storedLanguages(db)) === String(codes)) return;
  await languages(db).updateOne({ _id: 'languages' }, { $set: { codes } }, { upsert: true });
}

/** The languages of the city besides English. */
export const storedLanguages = async (db: Db): Promise<string[]> =>
  (await languages(db).findOne({ _id: 'languages' }))?.codes ?? [];
