import type { LanguageFile } from '@guide/contracts/city';
import type { Db } from 'mongodb';
import type { Pack, PackContent, PackFile } from '../pack';
import type { TextsByLanguage } from './translations';

interface Seed {
  _id: string;
  hash: string;
  seededAt: Date;
}

type Contents<Files extends readonly PackFile[]> = { [I in keyof Files]: PackContent<Files[I]> };

/** The texts of translated files, by file. */
export type Translations<File extends LanguageFile> = Record<File, TextsByLanguage>;

type Written<Files extends readonly PackFile[], Translated extends LanguageFile> = [Translated] extends [
  never,
]
  ? Contents<Files>
  : [...Contents<Files>, Translations<Translated>];

/**
 * Calls `write` (idempotent) when files of the pack or `version`, the version of the stored format, have changed.
 * @param translated - files whose texts in all languages `write` gets, too
 */
export async function seedFiles<
  const Files extends readonly [PackFile, ...PackFile[]],
  Translated extends LanguageFile = never,
>(
  db: Db,
  pack: Pack,
  files: Files,
  version: number,
  write: (...contents: Written<Files, Translated>) => Promise<void>,
  translated: readonly Translated[] = [],
): Promise<void> {
  const read = await Promise.all(files.map((file) => pack.read(file)));
  const texts = await Promise.all(translated.map((file) => pack.readTexts(file)));
  const seeds = db.collection<Seed>('seeds');
  const current = [
    version,
    ...read.map(({ hash }) => hash),
    ...texts.flat().map(({ language, hash }) => `${language}=${hash}`),
  ].join(':');
  const [_id] = files;
  if ((await seeds.findOne({ _id }))?.hash === current) return;
  const byFile = translated.map((file, index) => [
    file,
    new Map(texts[index]!.map(({ language, texts }) => [language, texts])),
  ]);
  const contents: unknown[] = read.map(({ content }) => content);
  if (translated.length > 0) contents.push(Object.fromEntries(byFile));
  await write(...(contents as unknown as Written<Files, Translated>));
  await seeds.updateOne({ _id }, { $set: { hash: current, seededAt: new Date() } }, { upsert: true });
}
